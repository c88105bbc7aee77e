import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreTesting
import Testing

@Suite struct JSONBookmarkFormatTests {
  let format = JSONBookmarkFormat(rules: .fixture)

  @Test(arguments: BookmarkFileFormatContract.checks)
  func keepsTheContractOfAFormat(_ check: ContractCheck<any BookmarkFileFormat>) async throws {
    try await check(format)
  }

  @Test func readsAnAddressAloneAndPassesOverWhatItDoesNotKnow() throws {
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
    ("{\"title\": \"T\"}", "“url” is missing"), ("7", "It is no object"),
    ("{\"url\": 7}", "“url” is of another type"), ("{\"url\": \"relative\"}", "“relative”"),
    ("{\"url\"}", "no JSON"), ("nonsense", "no JSON"),
  ])
  func aRowThatCannotBeUsedIsSkippedByItsLine(_ row: String, _ reason: String) throws {
    let rows = try read(
      "[{\"url\":\"https://a.example\"},\n\n\(row),\n{\"url\":\"https://b.example\"}]")
    guard rows.count == 3, case .skipped(let skipped) = rows[1] else {
      Issue.record("\(rows)")
      return
    }
    #expect(skipped.line == 3)
    #expect(skipped.reason.contains(reason), "\(skipped.reason)")
  }

  @Test(arguments: [
    ("", "it is empty"), ("{}", "“{” on line 1"), ("[", "it ends on line 1"),
    ("[{\"url\":\"https://a.example\"}\n", "it ends on line 2"), ("[] x", "“x” on line 1"),
    ("[,]", "“,” on line 1"), ("[{\"url\":\"https://a.example\"},]", "“]” on line 1"),
    ("[}", "closes nothing"),
  ])
  func aFileThatIsNoArrayIsRefusedWhereItEndsToBeOne(_ text: String, _ reason: String) {
    let failure = #expect(throws: BookmarkFailure.self) { _ = try read(text) }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test func anElementWithoutAnEndIsNotHeldForever() {
    var reader = format.reader(folders: .tags)
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1024 * 1024)
    let failure = #expect(throws: BookmarkFailure.self) {
      _ = try reader.read(Array("[\"".utf8))
      for _ in 1...5 { _ = try reader.read(piece) }
    }
    #expect(failure?.description.contains("larger than") == true)
  }

  @Test func aDateThatIsNoneIsPassedOver() throws {
    let rows = try read("[{\"url\":\"https://a.example\",\"createdAt\":\"2026-02-30T00:00:00Z\"}]")
    #expect(rows == [.bookmark(.fixture(address: "https://a.example"))])
  }

  private func read(_ text: String) throws(BookmarkFailure) -> [BookmarkFileRow] {
    var reader = format.reader(folders: .tags)
    let rows = try reader.read(Array(text.utf8))
    return rows + (try reader.finish())
  }
}
