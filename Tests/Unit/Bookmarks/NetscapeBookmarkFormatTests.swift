import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct NetscapeBookmarkFormatTests {
  let format = NetscapeBookmarkFormat(
    normalizer: .fixture, decoding: FoundationTextDecoding(), sniffing: StubEncodingSniffing())

  @Test(arguments: BookmarkFileFormatContract.checks)
  func keepsTheContractOfAFormat(_ check: ContractCheck<any BookmarkFileFormat>) async throws {
    try await check(format)
  }

  /// The list begins late, and the limit for finding it is reached between two checks.
  @Test func findsALateListInSmallChunks() throws {
    var file = "<!--" + String(repeating: "x", count: 45_000) + "--><ul>"
    for number in 1...1000 { file += "<li><a href=\"https://a.example/\(number)\">A</a>" }
    #expect(try format.rows(of: Array(file.utf8), in: 5000).count == 1000)
  }

  @Test func readsTheFileOfABrowser() throws {
    let file = try read(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <!-- This is an automatically generated file. <A HREF="https://no.example">no</A> -->
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>
          <DT><H3 ADD_DATE="1767225600" PERSONAL_TOOLBAR_FOLDER="true">Toolbar</H3>
          <DL><p>
              <DT><A HREF="https://pottery.example/?a=1&amp;b=2" ADD_DATE="1767225601" \
      ICON="data:image/png;base64,AA==" TAGS="clay, two words">Mugs &amp; bowls</A>
              <DD>Glazes:
      - ash
      - celadon
              <DT><H3>Kilns, etc</H3>
              <DL><p>
                  <DT><A HREF="https://kiln.example/" TOREAD="1">Kiln &#8211; &#x201C;hot&#x201D;</A>
              </DL><p>
          </DL><p>
          <HR>
          <DT><A HREF="https://outside.example/">Outside</A>
      </DL><p>
      """)
    #expect(file.skipped == [])
    #expect(
      file.drafts == [
        .fixture(
          address: "https://pottery.example/?a=1&b=2", title: "Mugs & bowls",
          tags: ["Toolbar", "clay", "two words"], note: "Glazes:\n- ash\n- celadon",
          createdAt: .fixture(1)),
        try BookmarkDraft(
          address: .fixture("https://kiln.example/"), title: "Kiln – “hot”",
          tags: .fixture(["Toolbar", "Kilns etc"]), unread: true),
        .fixture(address: "https://outside.example/", title: "Outside"),
      ])
  }

  @Test func namesTheLineOfEachInvalidRow() throws {
    let file = try read(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <DL><p>
      <DT><A HREF="https://good.example/">Good</A>
      <DT><A HREF="?relative">Relative</A>
      <DT><A>No address</A>
      <DT><A HREF="https://also.example/">Also good</A>
      </DL><p>
      """)
    #expect(file.drafts.map(\.address.typed) == ["https://good.example/", "https://also.example/"])
    #expect(file.skipped.map(\.line) == [4, 5])
    #expect(file.skipped[0].reason.contains("?relative"))
    #expect(file.skipped[1].reason.contains("no address (HREF)"))
  }

  @Test func readsARowDespiteAnInvalidTag() throws {
    let long = String(repeating: "ä", count: 200)
    for (folder, tags) in [("", []), (",", []), (" \n ", []), (long, [String(long.prefix(128))])] {
      let file = try read(
        "<DL><DT><H3>\(folder)</H3><DL><DT><A HREF=\"https://a.example\">T</A></DL></DL>")
      #expect(file.drafts.map { $0.tags.tags.map(\.text) } == [tags])
      #expect(file.skipped == [])
    }
  }

  @Test func truncatesTextsThatAreTooLong() throws {
    let long = String(repeating: "x", count: BookmarkDraft.noteLimit + 10)
    let file = try read(
      "<DT><A HREF=\"https://a.example\" TAGS=\"\(long),b\">\(long)</A><DD>\(long)")
    let draft = try #require(file.drafts.first)
    #expect(draft.title?.utf8.count == BookmarkDraft.titleLimit)
    #expect(draft.note.utf8.count == BookmarkDraft.noteLimit)
    #expect(draft.tags.tags.map(\.text.utf8.count) == [Tag.limit, 1])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<", "<a ", "<a b=\"", "<a b ", "<!--", "<!", "</", "&", "<dd>", "</a", "<h3>"])
  func readsUnclosedMarkupInLinearTime(_ mark: String) throws {
    let marks = String(repeating: mark, count: 25_000)
    let head = "<!DOCTYPE NETSCAPE-Bookmark-file-1><DT><A HREF=\"https://a.example\">T"
    #expect(try read(head + "</A>" + marks).drafts.first?.title == "T")
    _ = try read(head + marks)
  }

  @Test(
    arguments: [
      ("1767225600", .fixture()), (" 1767225600 ", .fixture()), ("1767225600000", .fixture()),
      ("1767225600000000", .fixture()),
      // Microseconds since 1601, as Chromium writes them.
      ("13411699200000000", .fixture()), ("11644473600000000", .fixture(-1_767_225_600)),
      ("11644473599999999", .fixture("2338-12-31T23:59:59.999Z")),
      ("", nil), ("soon", nil), ("-", nil), ("99999999999999999999", nil),
      ("10/Oct/2000:13:55:36 +0300", nil),
    ] as [(String, Timestamp?)])
  func readsADateInAnyUnitAndIgnoresAnInvalidOne(_ date: String, _ moment: Timestamp?) throws {
    let file = try read("<DT><A HREF=\"https://a.example\" ADD_DATE=\"\(date)\">T</A>")
    #expect(file.drafts == [.fixture(address: "https://a.example", title: "T", createdAt: moment)])
  }

  @Test func readsADescriptionAsANote() throws {
    let file = try read(
      "<DT><A HREF=\"https://a.example\" DESCRIPTION=\"one &amp; two\">T</A>"
        + "<DT><A HREF=\"https://b.example\" DESCRIPTION=\"not this\">T</A><DD>this")
    #expect(file.drafts.map(\.note) == ["one & two", "this"])
  }

  @Test func readsABlankFileAsAnEmptyOne() throws {
    for text in ["", " \n\t", "\u{FEFF}", "<!DOCTYPE NETSCAPE-Bookmark-file-1>"] {
      #expect(try read(text) == File([]))
    }
  }

  @Test(arguments: ["{\"bookmarks\":[]}", "<html><body><p>Hello</p></body></html>", "\u{89}PNG"])
  func rejectsOtherFiles(_ text: String) {
    let failure = #expect(throws: BookmarkFailure.self) { try read(text) }
    #expect(failure?.description.contains("export your bookmarks as HTML") == true)
  }

  @Test func writesTheFormatOfBrowsers() {
    var writer = format.writer()
    let bytes =
      writer.begin()
      + writer.write([
        .fixture(address: "https://a.example/?x=1&y=2", title: "A <b>", tags: ["t", "u v"])
      ])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n"))
    #expect(
      text.contains(
        "<DT><A HREF=\"https://a.example/?x=1&amp;y=2\" ADD_DATE=\"1767225600\" TAGS=\"t,u v\">"
          + "A &lt;b&gt;</A>\n"))
  }

  @Test func ignoresFoldersOnRequest() throws {
    let text = "<DL><H3>A</H3><DL><DT><A HREF=\"https://a.example\" TAGS=\"c\">T</A></DL>"
    #expect(try read(text, folders: .ignore).drafts.map(\.tags) == [.fixture(["c"])])
  }

  @Test(arguments: [
    ("<META HTTP-EQUIV=\"Content-Type\" CONTENT=\"text/html; charset=ISO-8859-1\">", [0xF6, 0xDF]),
    ("<META charset=windows-1252>", Array("öß".utf8)),
  ])
  func readsTheDeclaredEncodingButPrefersUTF8(_ head: String, _ letters: [UInt8]) throws {
    let bytes =
      Array("\(head)<DL><DT><A HREF=\"https://a.example\">Gr".utf8) + letters
      + Array("e</A>".utf8)
    #expect(try read(bytes).drafts.map(\.title) == ["Größe"])
  }

  @Test(arguments: ["utf-16", "unicode", "UCS-2"])
  func ignoresADeclarationOfUTF16InReadableBytes(_ label: String) throws {
    let format = NetscapeBookmarkFormat(
      normalizer: .fixture, decoding: EverythingElse(), sniffing: StubEncodingSniffing())
    let text = "<META charset=\(label)><DL><DT><A HREF=\"https://a.example\">T</A>"
    let rows = try format.rows(of: Array(text.utf8))
    #expect(rows == [.bookmark(.fixture(address: "https://a.example", title: "T"))])
  }

  @Test func ignoresAnUnknownDeclaredEncoding() throws {
    let text = "<META charset=klingon><DL><DT><A HREF=\"https://a.example\">T"
    #expect(try read(text).drafts.map(\.title) == ["T"])
    let said = "The file declares the unknown encoding “klingon”. "
    #expect(try read(text).notes == [said + "It was read as utf-8."])
    let bytes = Array(text.utf8) + [0xE9] + Array("</A>".utf8)
    #expect(try read(bytes).drafts.map(\.title) == ["Té"])
    #expect(try read(bytes).notes == [said + "It was read as windows-1252."])
  }

  @Test func notesAGuessedEncodingOnly() throws {
    let text = "<DL><DT><A HREF=\"https://a.example\">Caf"
    let guessed = try read(Array(text.utf8) + [0xE9] + Array("</A>".utf8))
    #expect(
      guessed.notes == ["The file does not declare its encoding. It was read as windows-1252."])
    #expect(try read(text + "é</A>").notes == [])
    #expect(try read(text).notes == [])
  }

  @Test func readsAFileInTheRequestedEncoding() throws {
    let text = "<META charset=utf-8><DL><DT><A HREF=\"https://a.example\">é</A>"
    let file = try read(Array(text.utf8), encoding: "windows-1252")
    #expect(file.drafts.map(\.title) == ["Ã©"] && file.notes == [])
  }

  @Test func rejectsAnUnknownRequestedEncoding() throws {
    for bytes in [[], Array("<DL>".utf8)] {
      #expect(
        throws: BookmarkFailure.unusableEncoding(
          "klingon", reason: "it is not a known one, such as utf-8, shift_jis or windows-1251")
      ) {
        try read(bytes, encoding: "klingon")
      }
    }
  }

  @Test func readsUTF8DespiteALateInvalidCharacter() throws {
    let many = String(repeating: "<DT><A HREF=\"https://a.example\">é日本</A>\n", count: 200)
    let bytes = Array("<DL>\(many)".utf8) + [0xE9, 0x3C] + Array("DT>".utf8)
    let file = try read(bytes)
    #expect(Set(file.drafts.map(\.title)) == ["é日本"] && file.notes == [])
  }

  @Test(arguments: [([0xE9], "Café"), (Array("é".utf8), "Café")])
  func guessesTheEncodingByTheFirstByteBeyondASCII(_ byte: [UInt8], _ title: String) throws {
    // More bytes before and after than are read to detect an encoding.
    let long = String(repeating: "<!-- nothing but ASCII -->\n", count: 160)
    let bytes =
      Array("<DL>\(long)<DT><A HREF=\"https://a.example\">Caf".utf8) + byte
      + Array("</A>\(long)<DT><A HREF=\"https://b.example\">Last</A>".utf8)
    for size in [1, 7, 4096, .max] {
      let titles = try read(bytes, in: size).drafts.map(\.title)
      #expect(titles == [title, "Last"], "pieces of \(size) bytes")
    }
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("a,b c", ["a", "b c"]), ("two words,", ["two words"]),
    (" a  b ", ["a", "b"]),
  ])
  func separatesTagsByCommasOrElseBySpaces(_ text: String, _ tags: [String]) throws {
    let file = try read("<DT><A HREF=\"https://a.example\" TAGS=\"\(text)\">T</A>")
    #expect(file.drafts.map(\.tags) == [.fixture(tags)])
  }

  @Test func readsListsOfLinksWithoutDTSuchAsTheTwoOfPocket() throws {
    let file = try read(
      """
      <!DOCTYPE html><html><head><title>Pocket Export</title></head><body>
      <h1>Unread</h1><ul>
      <li><a href="https://a.example" time_added="1767225607" tags="x,y">A</a></li></ul>
      <h1>Read Archive</h1><ul>
      <li><a href="https://b.example" time_added="1767225608" tags="">B</a></li></ul>
      <h1>More</h1><ul><li><a href="https://c.example">C</a></li></ul>
      """)
    #expect(
      file.drafts == [
        .fixture(
          address: "https://a.example", title: "A", tags: ["x", "y"], unread: true,
          createdAt: .fixture(7)),
        .fixture(address: "https://b.example", title: "B", archived: true, createdAt: .fixture(8)),
        .fixture(address: "https://c.example", title: "C"),
      ])
  }

  @Test func doesNotTreatAHeadingAsAListOfPocket() throws {
    let file = try read(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1><H1>Unread</H1><DL><p>
      <DT><A HREF="https://a.example">A</A><DD>Note<h1>Read Archive</h1>
      <DT><A HREF="https://b.example">B</A></DL>
      """)
    #expect(file.drafts.map(\.unread) == [false, false])
    #expect(file.drafts.map(\.archived) == [false, false])
    #expect(file.drafts.map(\.note) == ["NoteRead Archive", ""])
  }

  @Test func readsTheTagOfArchivedBookmarksOfLinkding() throws {
    let file = try read(
      """
      <DL><DT><A HREF="https://a.example" TAGS="clay,linkding:bookmarks.archived">A</A>
      <DT><A HREF="https://b.example" TAGS="linkding:archived">B</A></DL>
      """)
    #expect(file.drafts.map(\.archived) == [true, false])
    #expect(file.drafts.map { $0.tags.tags.map(\.text) } == [["clay"], ["linkding:archived"]])
  }

  @Test(arguments: [
    ("About clay[linkding-notes]One\n\ntwo[/linkding-notes]", "About clay\n\nOne\n\ntwo"),
    ("[linkding-notes]Alone[/linkding-notes]", "Alone"), ("No notes", "No notes"),
    ("Cut [linkding-notes]off", "Cut\n\noff"), ("[/linkding-notes]", "[/linkding-notes]"),
    ("About[linkding-notes][/linkding-notes]", "About"),
    ("A[linkding-notes]B[/linkding-notes]C", "A\n\nB\n\nC"),
    ("see <a href=\"https://b.example\">in</a><br>b<p>c</p>", "see https://b.example in\nb\nc"),
  ])
  func readsANoteWithItsLinksAndThoseOfLinkding(_ text: String, _ note: String) throws {
    let file = try read("<DL><DT><A HREF=\"https://a.example\">A</A><DD>\(text)\n</DL>")
    #expect(file.drafts.map(\.note) == [note])
  }

  @Test func readsAnAddressOverSeveralLines() throws {
    let file = try read("<DT><A HREF=\"https://a.example/\n  x\r\n\ty\">T</A>")
    #expect(file.drafts.map(\.address.typed) == ["https://a.example/  xy"])
  }

  /// The contents of a file.
  private struct File: Equatable {
    let drafts: [BookmarkDraft]
    let skipped: [SkippedRow]
    let notes: [String]

    init(_ rows: [BookmarkFileRow]) {
      drafts = rows.compactMap(\.draft)
      skipped = rows.compactMap(\.skipped)
      notes = rows.compactMap(\.note)
    }
  }

  private func read(_ text: String, folders: FolderUse = .tags) throws(BookmarkFailure) -> File {
    try read(Array(text.utf8), folders: folders)
  }

  private func read(
    _ bytes: [UInt8], in size: Int = .max, folders: FolderUse = .tags, encoding: String? = nil
  ) throws(BookmarkFailure) -> File {
    File(try format.rows(of: bytes, in: size, folders: folders, encoding: encoding))
  }
}

/// A decoding that supports UTF-8. For all other encodings it decodes to an empty text.
private struct EverythingElse: TextDecoding {
  func decoder(for label: String) -> (any TextDecoder)? {
    label == "utf-8" ? FoundationTextDecoding().decoder(for: label) : Nothing()
  }

  private struct Nothing: TextDecoder {
    mutating func decode(_ bytes: [UInt8]) -> [UInt8] { [] }
    mutating func finish() -> [UInt8] { [] }
  }
}
