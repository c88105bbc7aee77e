import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// The feature's parts of the home page and of the search of all features.
@Suite struct ServerComicHomeCardTests {
  @Test func showsWhereAReaderContinues() async throws {
    let screens = StubBookshelfScreens(
      list: [.preparing, .success(ComicServed.shelf(owning: [Comic.ID("v1")]), staleBecause: nil)])
    let card = await card(screens, cookie: "seams_reader=\(ComicServed.token)")
    #expect(card.content.contains("<h3>Continue reading</h3>"))
    #expect(card.content.contains(#"<a href="/bookshelf/read/c%3Av1?page=1""#))
    #expect(screens.visitors == [.stranger(token: ComicServed.token)])
  }

  @Test func showsTheNewestStoredSeriesToStrangers() async throws {
    let screens = StubBookshelfScreens(list: [.success(ComicServed.shelf(), staleBecause: nil)])
    let card = await card(screens)
    #expect(card.content.contains("<h3>New</h3>"))
    #expect(card.content.contains(#"<a href="/bookshelf/series/aa11" dir="auto">"#))
    #expect(!card.content.contains("unread"))
    let form = ComicListForm(scope: "all", sort: "recent", limit: "4")
    #expect(screens.list.intents == [.show(form, reloading: false)])
  }

  @Test(arguments: [
    ComicListState.success(ComicServed.shelf([]), staleBecause: nil),
    .failure(.busy(reason: "Wait.")),
  ])
  func hasOnlyItsSentenceIfThereIsNothingToShow(_ state: ComicListState) async throws {
    let card = await card(StubBookshelfScreens(list: [state]))
    #expect(card.content.isEmpty && !card.sentence.isEmpty)
  }

  @Test func fetchesTheCatalogueOfADemoIfNothingIsStored() async throws {
    let empty = StubBookshelfScreens(list: [.success(ComicServed.shelf([]), staleBecause: nil)])
    _ = await card(empty, fetching: true)
    let form = ComicListForm(scope: "all", sort: "recent", limit: "4")
    #expect(empty.list.intents == [.show(form, reloading: false), .show(form, reloading: true)])

    let stored = StubBookshelfScreens(list: [.success(ComicServed.shelf(), staleBecause: nil)])
    let card = await card(stored, fetching: true)
    #expect(stored.list.intents == [.show(form, reloading: false)])
    #expect(card.content.contains(#"<a href="/bookshelf?show=all&amp;reload=no"><strong>"#))
  }

  @Test func findsSeriesForTheSearchOfAllFeatures() async {
    let screens = StubBookshelfScreens(search: [.success(ComicServed.shelf(total: 7))])
    let results = await search("row", screens)
    #expect(results?.total == 7)
    #expect(results?.rows.map(\.href) == ["/bookshelf/series/aa11"])
    #expect(results?.all.description == "/bookshelf/search?q=row")
    let form = ComicListForm(scope: "all", query: "row", limit: "5")
    #expect(screens.search.intents == [.search(form)])

    let failed = StubBookshelfScreens(search: [.failure(.busy(reason: "Wait."))])
    #expect(await search("row", failed)?.failure == ComicFailure.busy(reason: "Wait.").description)
  }

  private func search(_ words: String, _ screens: StubBookshelfScreens) async -> SearchResults? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/search")
    return await BookshelfWebFeature().served(screens).search?(words, ServerRequest(head: head))
  }

  private func card(
    _ screens: StubBookshelfScreens, cookie: String? = nil, fetching: Bool = false
  ) async -> HomeCard {
    var head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
    head.headerFields[.cookie] = cookie
    return await BookshelfWebFeature().served(screens).card(
      ServerRequest(head: head), fetching)
  }
}
