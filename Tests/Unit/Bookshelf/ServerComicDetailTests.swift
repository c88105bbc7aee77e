import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

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

  @Test func showsTheGridInOrderWithLabelledAdvertisements() async throws {
    let page = try await visit(ComicServed.detail()).page
    #expect(
      page.texts("li").suffix(4) == [
        "Advertisement https://ads.example/?a=1&b=2", "The storm", "The pier Free",
        "Advertisement javascript:alert(1)",
      ])
    #expect(page.values(of: "rel", "a").contains("nofollow noopener sponsored"))
    #expect(page.link("https://ads.example/?a=1&b=2") == "https://ads.example/?a=1&b=2")
  }

  @Test func anAdvertisementLinksToTheWebAndRunsNoScript() async throws {
    let page = try await visit(ComicServed.detail()).page
    #expect(page.texts("li").last?.contains("javascript:alert(1)") == true)
    #expect(!page.values(of: "href", "a").contains { $0.hasPrefix("javascript") })
  }

  @Test func hidesAdvertisementsFromOtherReaders() async throws {
    let page = try await visit(ComicServed.detail(isAdvertising: false)).page
    #expect(!page.texts("li").contains { $0.hasPrefix("Advertisement") })
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
    let volumes = [
      Comic(id: Comic.ID("x-1"), number: "3"), Comic(id: Comic.ID("x-2"), title: "Patterns"),
    ]
    let episodes = (1...4).map { (number: Int) in
      ComicEpisode(
        id: ComicEpisode.ID("e\(number)"), displayIndex: number, isFree: number == 1,
        comic: volumes[number == 4 ? 1 : 0].id)
    }
    let series = ComicSeries(
      id: ComicSeries.ID("s"), title: "Loom", comics: volumes, episodes: episodes)
    let page = try await visit(ComicServed.detail(of: series)).page
    let reasons = page.texts("p").filter { $0.hasPrefix("Requires") }
    #expect(reasons == ["Requires “Patterns”.", "Requires volume 3."])
    #expect(page.texts("ul").suffix(3) == ["e4", "e3 e2", "e1 Free"])
  }

  @Test func aLongGridHasPages() async throws {
    let episodes = (1...450).map { (number: Int) in
      ComicEpisode(id: ComicEpisode.ID("e\(number)"), displayIndex: number, isFree: true)
    }
    let series = ComicSeries(id: ComicSeries.ID("s"), title: "Long", episodes: episodes)
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail(of: series))])
    let page = try await ComicSite(screens).visit("/bookshelf/series/s?from=200").page
    #expect(page.texts("li").count == ComicGridPage.limit)
    #expect(page.texts("li").first == "e250 Free")
    #expect(page.link("Previous episodes") == "/bookshelf/series/s?from=0")
    #expect(page.link("More episodes") == "/bookshelf/series/s?from=400")
  }

  @Test(arguments: ["-5", "99999999"])
  func anOffsetBeyondTheGridStillShowsAPage(_ first: String) async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let person = try await ComicSite(screens).visit("/bookshelf/series/aa11?from=\(first)")
    #expect(person.status == .ok)
  }

  @Test func aCoverHasAStableAddressAndATag() async throws {
    let cover = await reply("/bookshelf/series/aa11/cover.svg")
    #expect(cover.status == .ok && cover.fields[.contentType] == "image/svg+xml")
    #expect(cover.fields[.contentSecurityPolicy] == SecurityHeaders.policyOfPicture)
    _ = try SVGReading(try await cover.text())
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
    let person = try await ComicSite(screens).visit("/bookshelf/read/c%3Av1?page=\(number)")
    #expect(person.page.link("Previous page") == previous)
    #expect(person.page.link("Next page") == next)
    #expect(person.page.link("Previous") == previous && person.page.link("Next") == next)
    #expect(person.page.texts("span") == ["Page \(number) of 3"])
    #expect(
      person.page.values(of: "aria-label", "a")
        == [
          previous.map { _ in "Turn back to page \(number - 1)" },
          next.map { _ in "Turn to page \(number + 1)" },
        ].compactMap { $0 })
    #expect(person.page.link("Back to Moss <Harbour>") == "/bookshelf/series/aa11")
    #expect(
      person.page.values(of: "aria-label", "svg") == ["Page \(number) of Moss <Harbour> 1"])
    #expect(screens.page.intents == [.show("c:v1", page: "\(number)")])
  }

  @Test func theLastPageLinksToTheNextItem() async throws {
    let page = try ComicServed.page(3, isFollowed: true)
    let screens = StubBookshelfScreens(page: [.success(page)])
    let person = try await ComicSite(screens).visit("/bookshelf/read/c%3Av1?page=3")
    #expect(person.page.link("Next: Moss <Harbour> The pier") == "/bookshelf/read/e%3Ae1")
    #expect(person.page.values(of: "rel", "a") == ["prev", "prev", "prev", "next"])
  }

  @Test func continuesAtTheLastPageWithoutANumber() async throws {
    let screens = StubBookshelfScreens(page: [.success(try ComicServed.page(2))])
    _ = try await ComicSite(screens).visit("/bookshelf/read/e%3Ae1")
    #expect(screens.page.intents == [.show("e:e1", page: "")])
  }

  @Test func redirectsToSignInAndBack() async throws {
    let screens = StubBookshelfScreens(page: [.failure(.unreadable("x", .signInNeeded))])
    let reply = await ComicSite(screens).reply(to: "/bookshelf/read/e1?page=2")
    #expect(reply.status == .seeOther)
    #expect(
      reply.fields[.location]
        == "/bookshelf/account?to=%2Fbookshelf%2Fread%2Fe1%3Fpage%3D2")
  }

  private func visit(_ detail: ComicDetail) async throws -> PageVisitor {
    try await ComicSite(StubBookshelfScreens(detail: [.success(detail)]))
      .visit("/bookshelf/series/aa11")
  }

  private func reply(_ path: String, fields: HTTPFields = [:]) async -> ServerReply {
    await ComicSite(StubBookshelfScreens(detail: [.success(ComicServed.detail())]))
      .reply(to: path, fields: fields)
  }
}
