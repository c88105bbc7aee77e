import BookmarksDomain
import BookmarksTesting
import Testing

@testable import BookmarksInfrastructure

@Suite struct NetscapeReaderTests {
  @Test func returnsARowWhenTheNextOneBegins() {
    var reader = NetscapeReader(folders: .tags, normalizer: .fixture)
    let first = reader.read(Array("<DT><A HREF=https://a.example>T</A>".utf8))
    #expect(first == [])
    let second = reader.read(Array("<DT><A HREF=https://b.example>U".utf8))
    #expect(second.count == 1)
    let last = reader.finish()
    #expect(last.count == 1)
  }

  @Test(arguments: ["<DT>", ""])
  func anUnclosedRowEndsAtTheNextOne(_ mark: String) {
    let found = rows("\(mark)<A HREF=https://a.example>T\n\(mark)<A HREF=https://b.example>U</A>")
    #expect(found.map(\.draft?.title) == ["T", "U"])
  }

  @Test func skipsATruncatedRow() throws {
    let found = rows("\n<DT><A HREF=https://a.example/par")
    let row = try #require(found.first?.skipped)
    #expect(found.count == 1)
    #expect(row.line == 2)
    #expect(row.reason.contains("is incomplete"))
  }

  @Test(.timeLimit(.minutes(1)))
  func keepsTheFoldersOfRowsAfterDeepNesting() {
    let depth = 2 * TagList.limit
    let text =
      "<DL><H3>a</H3>" + String(repeating: "<DL>", count: depth)
      + "<DT><A HREF=https://a.example>T</A>" + String(repeating: "</DL>", count: depth)
      + "<H3>b</H3><DL><DT><A HREF=https://b.example>U</A>"
    let found = rows(text)
    #expect(found.map { $0.draft?.tags } == [.fixture(["a"]), .fixture(["b"])])
  }

  private func rows(_ text: String) -> [BookmarkFileRow] {
    var reader = NetscapeReader(folders: .tags, normalizer: .fixture)
    return reader.read(Array(text.utf8)) + reader.finish()
  }
}
