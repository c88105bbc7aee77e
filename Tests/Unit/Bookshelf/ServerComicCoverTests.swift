import BookshelfDomain
import CoreTesting
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// Covers and pages, which are drawn from data only.
@Suite struct ServerComicCoverTests {
  @Test(arguments: [
    "Moss <Harbour> & \"Sons\"", "", "霧の港の長い長い物語と灯台守の娘たち", "a\u{0}b\u{FFFE}c\"e\u{301}",
    "Donaudampfschifffahrtsgesellschaftskapitän", "مرفأ الضباب", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "   ",
  ])
  func isWellFormedXML(_ title: String) throws {
    for id in ["a", "b", "c", "d", "<\"&>"] {
      let svg = try SVGReading(
        ComicCoverSVG.drawing(id: id, title: title, volume: "10.5"))
      #expect(svg.root.attributes["viewBox"] == "0 0 200 280")
      #expect(svg.all("text").last?.text == "10.5")
    }
  }

  @Test func escapesTheTitle() throws {
    let drawing = ComicCoverSVG.drawing(id: "a", title: "<b>Moss</b> & Co", volume: nil)
    #expect(!drawing.contains("<b>"))
    let svg = try SVGReading(drawing)
    #expect(svg.all("text").map(\.text).joined(separator: " ") == "<b>Moss</b> & Co")
  }

  @Test func drawsASeriesTheSameForever() {
    let drawing = ComicCoverSVG.drawing(id: "aa11", title: "Moss Harbour", volume: "1")
    #expect(drawing == ComicCoverSVG.drawing(id: "aa11", title: "Moss Harbour", volume: "1"))
    #expect(ComicHash.value(of: "aa11") == 0x80ef_566a_c562_cc4d)
    #expect(drawing != ComicCoverSVG.drawing(id: "aa11", title: "Moss Harbour", volume: "2"))
  }

  @Test func drawsSeriesInDifferentColours() {
    let grounds = (0..<200).map { number in
      ComicHash.value(of: "series-\(number)") % UInt64(ComicCoverSVG.palette.count)
    }
    #expect(Set(grounds).count == ComicCoverSVG.palette.count)
  }

  /// https://www.w3.org/TR/WCAG22/#contrast-minimum
  @Test(arguments: ComicCoverSVG.palette)
  func everyColourHasEnoughContrast(_ colours: ComicCoverSVG.Colours) throws {
    for behind in [colours.ground, colours.shade] {
      let (one, other) = (try luminance(colours.ink), try luminance(behind))
      #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5)
    }
  }

  @Test func loadsNoOtherFiles() {
    for number in 0..<40 {
      let drawing = ComicCoverSVG.drawing(id: "\(number)", title: "T", volume: nil)
      #expect(!drawing.contains("href") && !drawing.contains("style=") && !drawing.contains("url("))
    }
  }

  @Test(arguments: [("Page", 1), ("<Page> & \"Sons\"", 2)])
  func drawsAPageWithALabel(_ title: String, _ number: Int) throws {
    let svg = try SVGReading(
      ComicPageSVG.drawing(item: "c:v1", number: number, title: title))
    #expect(svg.root.attributes["role"] == "img")
    #expect(svg.root.attributes["aria-label"] == "Page \(number) of \(title)")
    #expect(svg.all("text").isEmpty && svg.all("rect").count >= 4)
  }

  @Test func drawsEachPageDifferently() {
    let pages = (1...20).map { ComicPageSVG.drawing(item: "c:v1", number: $0, title: "") }
    #expect(Set(pages).count == 20)
  }

  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(UInt32(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Returns the number raised to the power of 2.4, without the C library: 0.4 is 0.0110 0110 … in
  /// binary, and each digit needs one more square root.
  private func power(_ base: Double) -> Double {
    var root = base
    return (1...40).reduce(base * base) { product, digit in
      root.formSquareRoot()
      return [2, 3].contains(digit % 4) ? product * root : product
    }
  }
}

/// Line breaks of titles on covers.
@Suite struct ServerComicTitleLinesTests {
  @Test(arguments: [
    ("Moss", ["Moss"]), ("", []), ("   ", []),
    ("The Lighthouse Keeper", ["The", "Lighthouse", "Keeper"]),
    ("A sea & an inn", ["A sea & an", "inn"]),
    ("霧の港の灯台守", ["霧の港の灯台守"]),
    ("霧の港の灯台守の娘", ["霧の港の灯台守", "の娘"]),
    ("霧の港の灯台守。娘", ["霧の港の灯台", "守。娘"]),
    ("霧の港の灯台「守」", ["霧の港の灯台", "「守」"]),
    ("霧の港のコーヒー", ["霧の港のコー", "ヒー"]),
    ("abcdefghijklmnopqrstuvwxyz", ["abcdefghijkl", "mnopqrstuv", "wxyz"]),
  ])
  func breaksLinesWhereTheScriptAllowsIt(_ title: String, _ lines: [String]) {
    #expect(ComicTitleLines.lines(of: title) == lines)
  }

  @Test(arguments: [
    String(repeating: "霧の港。", count: 20), String(repeating: "W", count: 300),
    String(repeating: "harbour ", count: 30), String(repeating: "。", count: 90),
    String(repeating: "👩‍👩‍👧‍👦", count: 50),
  ])
  func truncatesATitleThatIsTooLong(_ title: String) {
    let lines = ComicTitleLines.lines(of: title)
    #expect(lines.count <= ComicTitleLines.limit)
    #expect(lines.last?.hasSuffix("…") == true)
    for line in lines {
      #expect(!line.isEmpty && ComicTitleLines.width(of: line) <= ComicTitleLines.width)
    }
  }

  @Test func keepsEveryCharacterOfATitleThatFits() {
    let title = "霧の港 and the “Keeper’s” 娘たち"
    #expect(
      ComicTitleLines.lines(of: title).joined().filter { $0 != " " }
        == title.filter { $0 != " " })
  }
}
