public import BookmarksDomain
import CoreDomain
public import CoreTesting
import Testing

/// What every format of bookmark files promises.
public enum BookmarkFileFormatContract {
  public static let checks: [ContractCheck<any BookmarkFileFormat>] = [
    ContractCheck("No bookmarks make a file that reads back to none") { format async throws in
      #expect(try format.read(format.write([])) == BookmarkFile(drafts: [], skipped: []))
    },
    ContractCheck("Every field that a draft has comes back, to the second") { format in
      try expectRoundTrip(
        [
          .fixture(
            address: "https://example.org/?a=1&b=%20#c", title: "Plain", tags: ["a", "two words"],
            note: "One line", unread: true, archived: true, createdAt: .fixture(7))
        ], format)
    },
    ContractCheck("Text that looks like the format's own marks comes back as text") { format in
      let hostile = #"</A><DT><A HREF="x">&amp; <script>alert('1')</script> --> ]]>"#
      try expectRoundTrip(
        [.fixture(title: hostile, tags: [#"a "quoted" <tag> &"#], note: hostile)], format)
    },
    ContractCheck("Marks with an accent on them are still marks to the format") { format in
      // A combining accent makes one character of itself and the mark before it.
      let hostile = "\"\u{301} &\u{301} <\u{301}b>\u{301} '\u{301} ;\u{301}"
      try expectRoundTrip([.fixture(title: hostile, tags: [hostile], note: hostile)], format)
    },
    ContractCheck("A note keeps its lines, its inner blank lines and its indentation") { format in
      try expectRoundTrip([.fixture(note: "- one\n  - two\n\n\tthree & four")], format)
    },
    ContractCheck("A bookmark without title, tags and note comes back without") { format in
      try expectRoundTrip([.fixture(title: "")], format)
    },
    ContractCheck("Addresses that are none of the web come back as they were") { format in
      try expectRoundTrip(
        [
          .fixture(address: "javascript:alert('a<b&c')"), .fixture(address: "mailto:a@example.org"),
          .fixture(address: "file:///tmp/x"),
        ], format)
    },
    ContractCheck("The order of a file is the order of the bookmarks") { format in
      try expectRoundTrip(
        (1...50).map { .fixture(address: "https://example.org/\($0)", title: "\($0)") }, format)
    },
    ContractCheck("What was read, written again, gives the same bytes") { format in
      let first = format.write([
        .fixture(title: "Ünïcödé 日本 \u{1F30B}", tags: ["ä"], note: "x\ny"), .fixture(title: ""),
      ])
      let bookmarks = try format.read(first).drafts.map(kept)
      #expect(format.write(bookmarks) == first)
    },
  ]

  /// Writes bookmarks, reads them back and compares every field that a file keeps.
  private static func expectRoundTrip(
    _ bookmarks: [Bookmark], _ format: any BookmarkFileFormat
  ) throws {
    let file = try format.read(format.write(bookmarks))
    #expect(file.skipped == [])
    #expect(file.drafts.map(kept) == bookmarks)
  }

  private static func kept(_ draft: BookmarkDraft) -> Bookmark {
    Bookmark(
      id: Bookmark.ID("b1"), address: draft.address, title: draft.title ?? "", tags: draft.tags,
      note: draft.note, unread: draft.unread, archived: draft.archived,
      createdAt: draft.createdAt ?? .fixture())
  }
}
