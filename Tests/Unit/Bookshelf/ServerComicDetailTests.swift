import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookshelfWeb
@testable import CoreWeb

/// The pages of a series, its covers, and its readable items.
@Suite struct ServerComicDetailTests {
  @Test func showsTheVolumesWithTheirActions() async throws {
    let person = try await visit(ComicServed.detail(owning: []))
    let page = person.page
    #expect(person.status == .ok && page.faults.isEmpty)
    #expect(page.texts("h1") == ["Moss <Harbour>"])
    let volumes = page.texts("li")
    #expect(volumes[0] == "Volume 1 Buy for ¥528: volume 1")
    #expect(volumes[1] == "Volume 2 ¥528 It will be released on 2030-01-31.")
    #expect(page.link("Buy for ¥528: volume 1") == "/bookshelf/series/aa11/comics/v1")
  }

  @Test func anOwnedVolumeCanBeReadButNotBought() async throws {
    let page = try await visit(ComicServed.detail(owning: [Comic.ID("v1")])).page
    #expect(page.link("Volume 1") == "/bookshelf/read/c%3Av1")
    #expect(page.texts("li").first == "Volume 1 Owned")
    #expect(page.link("Buy for ¥528: volume 1") == nil)
    #expect(
      page.link("Continue reading: Moss <Harbour> 1, page 1") == "/bookshelf/read/c%3Av1?page=1")
  }

  @Test func showsTheGridInOrderWithLabelledAdvertisementsThatRunNoScript() async throws {
    let page = try await visit(ComicServed.detail()).page
    #expect(
      page.texts("li").suffix(4) == [
        "Advertisement https://ads.example/?a=1&b=2", "The storm", "The pier Free",
        "Advertisement javascript:alert(1)",
      ])
    #expect(page.values(of: "rel", "a").contains("nofollow noopener sponsored"))
    #expect(page.link("https://ads.example/?a=1&b=2") == "https://ads.example/?a=1&b=2")
    #expect(!page.values(of: "href", "a").contains { $0.hasPrefix("javascript") })
  }

  @Test(arguments: [nil, [Comic.ID]()])
  func onlyAStrangerIsAskedToSignIn(_ owned: [Comic.ID]?) async throws {
    let page = try await visit(ComicServed.detail(owning: owned.map { Set($0) })).page
    #expect(page.texts("p").contains("Not free."))
    #expect(page.link("The storm") == nil)
    #expect(page.link("The pier") == "/bookshelf/read/e%3Ae1")
    #expect(
      page.link("Sign in")
        == (owned == nil ? "/bookshelf/account?to=%2Fbookshelf%2Fseries%2Faa11" : nil))
  }

  @Test func aRunOfEpisodesSaysOnceWhichVolumeItRequires() async throws {
    let series = ComicSeries.fixture(
      comics: [.fixture(id: "x-1", number: "3"), .fixture(id: "x-2", title: "Patterns")],
      episodes: (1...4).map { (number: Int) in
        .fixture(
          id: "e\(number)", displayIndex: number, isFree: number == 1,
          comic: number == 4 ? "x-2" : "x-1")
      })
    let page = try await visit(ComicServed.detail(of: series)).page
    let reasons = page.texts("p").filter { $0.hasPrefix("Requires") }
    #expect(reasons == ["Requires “Patterns”.", "Requires volume 3."])
    #expect(page.texts("ul").suffix(3) == ["e4", "e3 e2", "e1 Free"])
  }

  @Test func aLongGridHasPages() async throws {
    let detail = ComicServed.detail(of: ComicServed.long)
    let screens = StubBookshelfScreens(detail: [.success(detail)])
    let page = try await Site(screens).visit("/bookshelf/series/s?from=200").page
    #expect(page.texts("li").count == ComicGridPage.limit)
    #expect(page.texts("li").first == "e250 Free")
    #expect(page.link("Previous episodes") == "/bookshelf/series/s?from=0")
    #expect(page.link("More episodes") == "/bookshelf/series/s?from=400")
  }

  @Test func aCoverHasAStableAddressAndATag() async throws {
    let cover = await reply("/bookshelf/series/aa11/cover.svg")
    #expect(cover.status == .ok && cover.fields[.contentType] == "image/svg+xml")
    #expect(cover.fields[.contentSecurityPolicy] == SecurityHeaders.policyOfPicture)
    _ = try SVGReading(try await cover.wholeText())
    let tag = try #require(cover.fields[.eTag])
    let again = await reply("/bookshelf/series/aa11/cover.svg", fields: [.ifNoneMatch: tag])
    #expect(again.status == .notModified && again.body == .bytes([]))
    #expect(again.fields[.eTag] == tag)
    let volume = await reply(
      "/bookshelf/series/aa11/comics/v2/cover.svg", fields: [.ifNoneMatch: tag])
    #expect(volume.status == .ok && volume.fields[.eTag] != tag)
  }

  @Test func anUnknownVolumeHasNoCover() async throws {
    let reply = await reply("/bookshelf/series/aa11/comics/v9/cover.svg")
    #expect(reply.status == .notFound)
  }

  @Test(
    arguments: [
      (1, nil, "/bookshelf/read/c%3Av1?page=2"),
      (2, "/bookshelf/read/c%3Av1?page=1", "/bookshelf/read/c%3Av1?page=3"),
      (3, "/bookshelf/read/c%3Av1?page=2", nil),
    ] as [(Int, String?, String?)])
  func aPageLinksToItsNeighbours(
    _ number: Int, _ previous: String?, _ next: String?
  ) async throws {
    let screens = StubBookshelfScreens(page: [.success(try ComicServed.page(number))])
    let page = try await Site(screens).visit("/bookshelf/read/c%3Av1?page=\(number)").page
    #expect(page.link("Previous") == previous && page.link("Next") == next)
    #expect(page.texts("a").count(where: { $0 == "Next" }) == (next == nil ? 0 : 2))
    #expect(page.texts("span") == ["Page \(number) of 3"])
    #expect(
      page.values(of: "aria-label", "a")
        == [
          previous.map { _ in "Turn back to page \(number - 1)" },
          next.map { _ in "Turn to page \(number + 1)" },
        ].compactMap { $0 })
    #expect(page.link("Back to Moss <Harbour>") == "/bookshelf/series/aa11")
    #expect(page.values(of: "aria-label", "svg") == ["Page \(number) of Moss <Harbour> 1"])
    #expect(screens.page.intents == [.show("c:v1", page: "\(number)")])
  }

  @Test func theLastPageLinksToTheNextItem() async throws {
    let page = try ComicServed.page(3, isFollowed: true)
    let screens = StubBookshelfScreens(page: [.success(page)])
    let person = try await Site(screens).visit("/bookshelf/read/c%3Av1?page=3")
    #expect(person.page.link("Next: Moss <Harbour> The pier") == "/bookshelf/read/e%3Ae1")
    #expect(person.page.values(of: "rel", "a") == ["prev", "prev", "prev", "next"])
  }

  @Test func continuesAtTheLastPageWithoutANumber() async throws {
    let screens = StubBookshelfScreens(page: [.success(try ComicServed.page(2))])
    _ = try await Site(screens).visit("/bookshelf/read/e%3Ae1")
    #expect(screens.page.intents == [.show("e:e1", page: "")])
  }

  private func visit(_ detail: ComicDetail) async throws -> PageVisitor {
    try await Site(StubBookshelfScreens(detail: [.success(detail)]))
      .visit("/bookshelf/series/aa11")
  }

  private func reply(_ path: String, fields: HTTPFields = [:]) async -> ServerReply {
    await Site(StubBookshelfScreens(detail: [.success(ComicServed.detail())]))
      .reply(to: path, fields: fields)
  }
}

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
    ("霧のＨＡＲＢＯＵＲ", ["霧の", "ＨＡＲＢＯＵＲ"]),
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
