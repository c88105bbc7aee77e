import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreTesting
import Testing

@Suite struct JSONBookmarkFormatTests {
  let format = JSONBookmarkFormat(normalizer: .fixture)

  @Test(arguments: BookmarkFileFormatContract.checks)
  func keepsTheContractOfAFormat(_ check: ContractCheck<any BookmarkFileFormat>) async throws {
    try await check(format)
  }

  @Test(arguments: [("utf-8", true), ("UTF8", true), ("shift_jis", false)])
  func acceptsOnlyUTF8(_ label: String, _ isTaken: Bool) throws {
    let reads = { try format.rows(of: Array("[]".utf8), encoding: label) }
    let failure = BookmarkFailure.unusableEncoding(label, reason: "JSON is always UTF-8")
    if isTaken { #expect(try reads() == []) } else { #expect(throws: failure, performing: reads) }
  }

  @Test func readsASingleAddressAndIgnoresUnknownKeys() throws {
    let rows = try read(
      """
      \u{FEFF} [ {"url": "https://a.example", "colour": [1, {"x": "]}"}]},
        {"url":"https://b.example","title":"B","tags":["x","Y"],"note":"n","unread":true,
         "archived":true,"createdAt":"2026-01-01T09:00:07+09:00","id":"foreign"}
      ]
      """)
    #expect(
      rows == [
        .bookmark(.fixture(address: "https://a.example")),
        .bookmark(
          .fixture(
            address: "https://b.example", title: "B", tags: ["x", "Y"], note: "n", unread: true,
            archived: true, createdAt: .fixture(7))),
      ])
  }

  @Test(arguments: [
    ("{\"title\": \"T\"}", "“url” is missing"), ("7", "It is not an object"),
    ("{\"url\": 7}", "“url” has the wrong type"),
    (
      "{\"url\":\"https://c.example\",\"note\":\"\(String(repeating: "n", count: 5_000_000))\"}",
      "larger"
    ), ("{\"url\": \"relative\"}", "“relative”"),
    ("{\"url\"}", "not valid JSON"), ("nonsense", "not valid JSON"),
  ])
  func skipsAnInvalidRowWithItsLine(_ row: String, _ reason: String) throws {
    let rows = try read(
      "[{\"url\":\"https://a.example\"},\n\n\(row),\n{\"url\":\"https://b.example\"}]")
    #expect(rows.count == 3)
    let skipped = try #require(rows.dropFirst().first?.skipped)
    #expect(skipped.line == 3)
    #expect(skipped.reason.contains(reason), "\(skipped.reason)")
  }

  @Test(arguments: [
    ("", "it is empty"), ("{}", "“{” on line 1"), ("[", "it ends inside the array, on line 1"),
    ("[{\"url\":\"https://a.example\"}\n", "it ends inside the array, on line 2"),
    ("[] x", "“x” on line 1"),
    ("[,]", "“,” on line 1"), ("[{\"url\":\"https://a.example\"},]", "“]” on line 1"),
    ("[}", "has no opening bracket"),
  ])
  func rejectsAFileThatIsNotAnArrayWithTheLine(_ text: String, _ reason: String) {
    let failure = #expect(throws: BookmarkFailure.self) { _ = try read(text) }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [
    "\"tags\":\"a b\"", "\"tags\":\"a, b\"", "\"unread\":1", "\"unread\":\"yes\"",
    "\"createdAt\":5", "\"createdAt\":\"2026-02-30T00:00:00Z\"", "\"title\":null",
    "\"title\":[]", "\"tags\":[1,\"a\",\"b\"]",
  ])
  func readsARowDespiteAFieldOfAnotherType(_ field: String) throws {
    let rows = try read("[{\"url\":\"https://a.example\",\(field)}]")
    let draft = try #require(rows.first?.draft)
    #expect(draft.address.typed == "https://a.example" && draft.createdAt == nil)
    if field.contains("tags") { #expect(draft.tags == .fixture(["a", "b"])) }
  }

  @Test func readsTheKeysOfPinboard() throws {
    let rows = try read(
      """
      [{"href":"https://a.example","description":"T","extended":"n","tags":"x y","toread":"yes",
        "time":"2026-01-01T00:00:07Z","shared":"no"}]
      """)
    #expect(
      rows == [
        .bookmark(
          .fixture(
            address: "https://a.example", title: "T", tags: ["x", "y"], note: "n", unread: true,
            createdAt: .fixture(7)))
      ])
  }

  @Test(arguments: ["{", "{\"url\"", "]x", "}"])
  func returnsTheRowsBeforeASyntaxError(_ rest: String) throws {
    var reader = format.reader(folders: .tags, encoding: nil)
    let text = "[{\"url\":\"https://a.example\"}," + rest
    let rows = try reader.read(Array(text.replacing(",]x", with: "]x").utf8))
    #expect(rows.count == 1)
    #expect(throws: BookmarkFailure.self) { _ = try reader.finish() }
  }

  private func read(_ text: String) throws(BookmarkFailure) -> [BookmarkFileRow] {
    try format.rows(of: Array(text.utf8))
  }
}
