import BookmarksDomain
import BookmarksTesting
import Testing

@testable import BookmarksInfrastructure

@Suite struct NetscapeReaderTests {
  /// A format reads the first 4096 bytes at once, so its tests of small files use no pieces.
  @Test func returnsTheSameRowsInAnyPieces() {
    let file = """
      <DL><p>
        <DT><H3>Tools &amp; toys</H3>
        <DL><p>
          <DT><A HREF="https://a.example/?x=1&amp;y=2" ADD_DATE="1767225600" TAGS="b,c">A &lt;1></A>
          <DD>Note <a href="https://in.example">in</a><br>two<p>three</p>
          <DT><A HREF="?relative">R</A>
        </DL><p>
        <DT><A HREF="https://b.example" TOREAD=1>é日本</A>
      </DL><p>
      """
    let bytes = Array(file.utf8)
    let whole = rows([bytes])
    #expect(whole.count == 3)
    #expect(rows(bytes.map { [$0] }) == whole)
    for cut in 0...bytes.count {
      #expect(rows([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
  }

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
    let text = "\(mark)<A HREF=https://a.example>T\n\(mark)<A HREF=https://b.example>U</A>"
    let found = rows([Array(text.utf8)])
    #expect(found.map(\.draft?.title) == ["T", "U"])
  }

  @Test func skipsATruncatedRow() throws {
    let long = String(repeating: "x", count: HTMLScanner.tagLimit)
    for text in [
      "<DT><A HREF=https://a.example/par", "<DT><A HREF=https://a.example ICON='\(long)'>T",
    ] {
      let found = rows([Array("\n\(text)".utf8)])
      let row = try #require(found.first?.skipped)
      #expect(found.count == 1)
      #expect(row.line == 2)
      #expect(row.reason.contains("is incomplete"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func keepsTheFoldersOfRowsAfterDeepNesting() {
    let depth = 2 * TagList.limit
    let text =
      "<DL><H3>a</H3>" + String(repeating: "<DL>", count: depth)
      + "<DT><A HREF=https://a.example>T</A>" + String(repeating: "</DL>", count: depth)
      + "<H3>b</H3><DL><DT><A HREF=https://b.example>U</A>"
    let found = rows([Array(text.utf8)])
    #expect(found.map { $0.draft?.tags } == [.fixture(["a"]), .fixture(["b"])])
  }

  private func rows(_ pieces: [[UInt8]]) -> [BookmarkFileRow] {
    var reader = NetscapeReader(folders: .tags, normalizer: .fixture)
    let rows = pieces.flatMap { reader.read($0) }
    return rows + reader.finish()
  }
}
