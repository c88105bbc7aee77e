import BookshelfDomain
import CoreDomain
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The view of a page: its frame, its picture, and the hints for continuing.
@Suite struct CLIComicPageViewTests {
  @Test(arguments: [
    (1, "Continue with “seams bookshelf read c:aa11-1 --page 2”."),
    (3, "This is the last page. Show the series with “seams bookshelf show aa11”."),
  ])
  func printsHowToContinueBesideThePage(_ number: Int, _ words: String) {
    let view = ComicPageView(context: .bookshelf())
    #expect(view.commandOutput(of: .success(CLIComicFixtures.page(number)))?.notices == [words])
  }

  @Test(arguments: [
    (80, true, "short"), (80, true, "土の窯と紙の月と、とても長い題名をもつ物語のつづきのそのまたつづき"),
    (30, true, "土の窯と紙の月と、とても長い題名"), (30, false, "A title that is longer than its frame"),
    (5, true, "A display that is too narrow"), (400, true, "One that is wide\nand has two lines"),
  ])
  func everyLineOfTheFrameHasTheSameWidth(
    _ columns: Int, _ isUnicode: Bool, _ title: String
  ) {
    let display = Display.comicTerminal(columns: columns, isUnicode: isUnicode)
    let lines = ComicPageFrame(in: display).lines(of: CLIComicFixtures.page(title: title))
    let width = min(max(columns, 24), 64)
    #expect(lines.count == ComicPageFrame.height + 2)
    #expect(lines.allSatisfy { $0.terminalColumns == width }, "\(lines.map(\.terminalColumns))")
    #expect(lines.last?.contains(" page 2 of 3 ") == true)
    #expect(lines.first?.contains(title.prefix(5)) == true)
    let isASCII = lines.dropFirst().allSatisfy { $0.allSatisfy(\.isASCII) }
    #expect(isASCII == !isUnicode)
  }

  @Test func jsonIsAnObjectWithoutAPicture() {
    let view = ComicPageView(context: .bookshelf(), json: true)
    #expect(
      view.commandOutput(of: .success(CLIComicFixtures.page()))
        == CommandOutput(
          """
          {"item":"c:aa11-1","page":2,"pages":3,"series":"aa11","title":"Paper Lantern 1"}

          """))
  }

  @Test func drawsAPageTheSameEachTime() {
    // A snapshot of the first version: changing the hash changes every picture.
    #expect(
      picture("c:aa11-1", 1, columns: 16, rows: 4).lines == Self.first)
    #expect(picture("c:aa11-1", 1) == picture("c:aa11-1", 1))
  }

  @Test func everyPageHasItsOwnPicture() {
    var pictures: Set<ComicPagePicture> = []
    for item in ["c:aa11-1", "c:aa11-2", "e:aa11-1"] {
      for page in 1...100 { pictures.insert(picture(item, page)) }
    }
    #expect(pictures.count == 300)
  }

  @Test(arguments: [(0, 0), (1, 1), (7, 2), (8, 3), (17, 7), (60, 14), (200, 50)])
  func aPictureHasTheRequestedSize(_ columns: Int, _ rows: Int) {
    for page in 1...50 {
      let lines = picture("e:x", page, columns: columns, rows: rows).lines
      #expect(lines.count == rows && lines.allSatisfy { $0.count == columns })
    }
  }

  private func picture(
    _ item: String, _ page: Int, columns: Int = 60, rows: Int = 14
  ) -> ComicPagePicture {
    ComicPagePicture(of: item, page: page, columns: columns, rows: rows, isUnicode: false)
  }

  private static let first = [
    "+#.:+ .+#.:+ .+#", "#.:+ .+#.:+ .+#.", ".:+ .+#.:+ .+#.:", ":+ .+#.:+ .+#.:+",
  ]
}
