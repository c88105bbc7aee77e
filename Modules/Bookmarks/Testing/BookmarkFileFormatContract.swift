public import BookmarksDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every `BookmarkFileFormat` must pass: mostly, that its reader restores what its
/// writer has written.
public enum BookmarkFileFormatContract {
  public static let checks: [ContractCheck<any BookmarkFileFormat>] = [
    ContractCheck("An empty export is read back as no rows") { format async throws in
      #expect(try format.rows(of: file(of: [], format)) == [])
    },
    ContractCheck("Every field of a draft is read back, or stays empty, with times in seconds") {
      format in
      try expectRoundTrip(
        [
          .fixture(
            address: "https://example.org/?a=1&b=%20#c", title: "Plain", tags: ["a", "two words"],
            note: "One line", unread: true, archived: true, createdAt: .fixture(7)),
          .fixture(title: ""),
        ], format)
    },
    ContractCheck("Escapes text that looks like the format's syntax") { format in
      let hostile = #"</A><DT><A HREF="x">&amp; <script>alert('1')</script> --> ]]>"#
      try expectRoundTrip(
        [.fixture(title: hostile, tags: [#"a "quoted" <tag> &"#], note: hostile)], format)
    },
    ContractCheck("Escapes syntax characters that have a combining accent") { format in
      // A combining accent and the character before it form one Swift character.
      let hostile = "\"\u{301} &\u{301} <\u{301}b>\u{301} '\u{301} ;\u{301}"
      try expectRoundTrip([.fixture(title: hostile, tags: [hostile], note: hostile)], format)
    },
    ContractCheck("A note keeps its line breaks, blank lines and indentation") { format in
      try expectRoundTrip([.fixture(note: "- one\n  - two\n\n\tthree & four")], format)
    },
    ContractCheck("Reads the markers of other programs back as text") { format in
      let tag = "linkding:bookmarks.archived"
      let note = "a [linkding-notes]b[/linkding-notes] c"
      try expectRoundTrip(
        [
          .fixture(address: "https://example.org/1", tags: [tag, "x"], note: note),
          .fixture(address: "https://example.org/2", tags: [tag], archived: true),
          .fixture(address: "https://example.org/3", note: "[/linkding-notes] [linkding-notes]"),
        ], format)
    },
    ContractCheck("Addresses that do not use HTTP are read back unchanged") { format in
      try expectRoundTrip(
        [
          .fixture(address: "javascript:alert('a<b&c')"), .fixture(address: "mailto:a@example.org"),
          .fixture(address: "file:///tmp/x"),
        ], format)
    },
    ContractCheck("A file keeps the order of the bookmarks") { format in
      try expectRoundTrip(
        (1...50).map { .fixture(address: "https://example.org/\($0)", title: "\($0)") }, format)
    },
    ContractCheck("Writing bookmarks that were read gives the same bytes") { format in
      let first = file(
        of: [
          .fixture(title: "Ünïcödé 日本 \u{1F30B}", tags: ["ä"], note: "x\ny"), .fixture(title: ""),
        ], format)
      let bookmarks = try format.rows(of: first).compactMap(bookmark)
      #expect(file(of: bookmarks, format) == first)
    },
    ContractCheck("The rows of a file do not depend on the size of its chunks") { format in
      let bytes = file(
        of: [
          .fixture(title: "Ünïcödé & “quoted” \u{1F30B}", tags: ["ä", "b"], note: "x\n\ny<z>"),
          .fixture(address: "https://example.org/?a=1&b=2", title: "日本", unread: true),
        ], format)
      let whole = try format.rows(of: bytes)
      for size in 1...7 {
        #expect(try format.rows(of: bytes, in: size) == whole, "pieces of \(size) bytes")
      }
    },
    ContractCheck("A file can be written in batches of bookmarks") { format async throws in
      let bookmarks = (1...5).map { Bookmark.fixture(address: "https://example.org/\($0)") }
      var writer = format.writer()
      var bytes = writer.begin()
      for part in [bookmarks[..<2], [], bookmarks[2...]] { bytes += writer.write(Array(part)) }
      #expect(bytes + writer.end() == file(of: bookmarks, format))
    },
  ]

  /// Writes bookmarks, reads them back and compares all fields that a file stores.
  private static func expectRoundTrip(
    _ bookmarks: [Bookmark], _ format: any BookmarkFileFormat
  ) throws {
    let rows = try format.rows(of: file(of: bookmarks, format))
    #expect(rows.compactMap(bookmark) == bookmarks)
    #expect(rows.count == bookmarks.count)
  }

  /// Returns a complete file.
  private static func file(of bookmarks: [Bookmark], _ format: any BookmarkFileFormat) -> [UInt8] {
    var writer = format.writer()
    return writer.begin() + writer.write(bookmarks) + writer.end()
  }

  private static func bookmark(_ row: BookmarkFileRow) -> Bookmark? {
    guard case .bookmark(let draft) = row else { return nil }
    return Bookmark(
      id: Bookmark.ID("b1"), address: draft.address, title: draft.title ?? "", tags: draft.tags,
      note: draft.note, unread: draft.unread, archived: draft.archived,
      createdAt: draft.createdAt ?? .fixture())
  }
}

extension BookmarkFileFormat {
  /// Reads a file in chunks of the given size.
  public func rows(
    of bytes: [UInt8], in size: Int = .max, folders: FolderUse = .tags, encoding: String? = nil
  ) throws(BookmarkFailure) -> [BookmarkFileRow] {
    var reader = reader(folders: folders, encoding: encoding)
    var rows: [BookmarkFileRow] = []
    for piece in bytes.pieces(of: size) { rows += try reader.read(piece) }
    return rows + (try reader.finish())
  }
}
