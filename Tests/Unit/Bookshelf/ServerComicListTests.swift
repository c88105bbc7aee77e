import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookshelfWeb
@testable import CoreWeb

@Suite struct ServerComicListTests {
  @Test func showsWhereToContinueAndASeriesWithCoverUnreadCountAndNextRelease() async throws {
    let person = try await visit(ComicServed.shelf(owning: [Comic.ID("v1")]))
    let page = person.page
    #expect(person.status == .ok && page.faults.isEmpty)
    #expect(page.link("Moss <Harbour>") == "/bookshelf/series/aa11")
    #expect(page.values(of: "src", "img").last == "/bookshelf/series/aa11/cover.svg")
    #expect(page.texts("li").last == "Moss <Harbour> Ema Tarn Next: 2030-01-31 2 unread 1 owned")
    #expect(page.values(of: "title", "time").first == "2030-01-31 00:00 UTC")
    #expect(page.link("Moss <Harbour> 1") == "/bookshelf/read/c%3Av1?page=1")
    #expect(page.texts("section").first?.contains("page 1 of 3") == true)
    #expect(page.values(of: "src", "img").first == "/bookshelf/series/aa11/comics/v1/cover.svg")
    #expect(page.values(of: "max", "progress") == ["3"])
  }

  @Test func theSecondPageShowsNoContinueReading() async throws {
    let request = ComicListRequest(ownedOnly: false, offset: 50)
    let shelf = ComicServed.shelf(owning: [Comic.ID("v1")], total: 51, request: request)
    let page = try await visit(shelf).page
    #expect(page.texts("section").isEmpty)
    #expect(page.link("Previous page") == "/bookshelf?show=all&reload=no")
    #expect(page.link("Next page") == nil)
  }

  @Test func linksToOtherSortOrdersAndPages() async throws {
    let request = ComicListRequest(ownedOnly: false, ordering: .recent, limit: 1)
    let shelf = ComicServed.shelf(total: 3, request: request)
    let page = try await visit(shelf).page
    #expect(page.link("My shelf") == "/bookshelf?show=owned&sort=recent&limit=1&reload=no")
    #expect(page.link("By reading") == "/bookshelf?show=all&sort=reading&limit=1&reload=no")
    #expect(
      page.link("Next page") == "/bookshelf?show=all&sort=recent&cursor=1&limit=1&reload=no")
    #expect(page.link("Newest first") != nil)
    #expect(page.values(of: "aria-current", "a").filter { $0 == "true" }.count == 1)
  }

  @Test(
    arguments: [
      ("/bookshelf", nil, ComicListForm(scope: "all"), true),
      ("/bookshelf", ComicServed.token, ComicListForm(scope: "owned"), true),
      ("/bookshelf?show=owned&reload=no", nil, ComicListForm(scope: "owned"), false),
      (
        "/bookshelf?show=all&sort=size&cursor=x&limit=9", ComicServed.token,
        ComicListForm(scope: "all", sort: "size", cursor: "x", limit: "9"), true
      ),
    ] as [(String, String?, ComicListForm, Bool)])
  func passesTheQueryToTheScreenAsTyped(
    _ path: String, _ token: String?, _ form: ComicListForm, _ reloading: Bool
  ) async throws {
    let screens = StubBookshelfScreens(list: [.success(ComicServed.shelf(), staleBecause: nil)])
    _ = await Site(screens).reply(to: path, cookie: token.map { "seams_reader=\($0)" })
    #expect(screens.list.intents == [.show(form, reloading: reloading)])
  }

  @Test func anInvalidAddressNamesEveryInvalidValue() async throws {
    let failures = [
      ComicFieldFailure(.sort, "Unknown sort order."), ComicFieldFailure(.limit, "Bad limit."),
    ]
    let person = try await visit(
      "/bookshelf?sort=size&limit=0", list: [.preparing, .failure(.form(failures))])
    #expect(person.status == .unprocessableContent)
    #expect(person.page.link("Show the bookshelf") == "/bookshelf")
    #expect(person.page.texts(role: "alert") == ["Unknown sort order. Bad limit."])
    let unread = try await visit("/bookshelf?reload=1")
    #expect(unread.status == .unprocessableContent)
    #expect(unread.page.texts(role: "alert") == ["“reload” must be one of “yes”, “no”, got “1”."])
  }

  @Test func showsTheStoredShelfWhileUpdatingAndThenTheNewOne() async throws {
    let screens = StubBookshelfScreens(list: [
      .preparing, .reloading(ComicServed.shelf([]), CatalogueProgress()),
      .reloading(ComicServed.shelf([]), CatalogueProgress(series: 7)),
      .success(ComicServed.shelf(), staleBecause: nil),
    ])
    let reply = await Site(screens).reply(to: "/bookshelf")
    #expect(reply.fields[.cacheControl] == "private, no-store")
    let parts = try await reply.wholeText().split(separator: "<div class=\"fresh\">")
    try #require(parts.count == 2)
    #expect(parts[0].contains("The catalogue is being fetched."))
    #expect(parts[0].contains("7 series so far…"))
    #expect(parts[1].contains("Moss &lt;Harbour&gt;") && parts[1].hasSuffix("</html>\n"))
  }

  @Test func aFailureAfterTheFirstPieceIsShown() async throws {
    let screens = StubBookshelfScreens(list: [
      .reloading(ComicServed.shelf(), CatalogueProgress()), .failure(.storage(reason: "Full.")),
    ])
    let text = try await Site(screens).reply(to: "/bookshelf").wholeText()
    #expect(text.contains("<p>Full.</p>") && text.hasSuffix("</html>\n"))
  }

  @Test func saysWhyTheDataMayBeOutOfDate() async throws {
    let reason = ComicFailure.catalogue(reason: "It is no JSON.")
    let person = try await visit(
      "/bookshelf", list: [.success(ComicServed.shelf(), staleBecause: reason)])
    #expect(person.status == .ok)
    #expect(person.page.texts(role: "status").first?.contains("It is no JSON.") == true)
    #expect(person.page.link("Moss <Harbour>") != nil)
  }

  @Test(
    arguments: [
      (ComicListRequest(), nil, "You do not own any volumes yet."),
      (ComicListRequest(ownedOnly: false), .unfetched, "The catalogue is empty."),
      (ComicListRequest(ownedOnly: false), .unconfigured, ComicFailure.noCatalogue.description),
      (ComicListRequest(ownedOnly: false, offset: 9), nil, "This page is empty."),
      (
        ComicListRequest(ownedOnly: false, query: "x"), nil,
        "No title or reading in this list contains the search text."
      ),
    ] as [(ComicListRequest, CatalogueGap?, String)])
  func saysWhyAListIsEmpty(
    _ request: ComicListRequest, _ gap: CatalogueGap?, _ sentence: String
  ) async throws {
    let shelf = ComicServed.shelf(
      [], request: request, isTold: gap == nil, gap: gap ?? .unfetched)
    let page = try await visit(shelf).page
    #expect(page.texts(role: "status") == [sentence])
    #expect(
      (page.link("Show all series") != nil) == (request.ownedOnly || !request.query.isEmpty))
    #expect((page.link("Update the catalogue") != nil) == (gap == .unfetched))
  }

  @Test func saysThatTheCatalogueWasFetchedInPart() async throws {
    let page = try await visit(ComicServed.shelf(isTold: false, gap: .partial)).page
    #expect(page.texts("p").contains { $0.hasPrefix("The catalogue was fetched in part.") })
    #expect(page.link("Update the catalogue") == "/bookshelf/catalogue")
    #expect(try await visit(ComicServed.shelf()).page.link("Update the catalogue") == nil)
  }

  @Test(arguments: [
    ("風の・みなと", "カゼノミナト", true), ("図書館", "トショカン", true), ("圖書館", nil, false),
    ("ﾛﾎﾞｯﾄ", nil, true), ("Moss", "モス", false), ("Café · Nocturne", nil, false),
  ])
  func saysThatATitleIsJapanese(
    _ title: String, _ reading: String?, _ isJapanese: Bool
  ) async throws {
    #expect(ComicTitle(title, reading: reading).language == (isJapanese ? "ja" : nil))
    let series = ComicSeries.fixture(title: title, titleReading: reading)
    let page = try await visit(ComicServed.shelf([series])).page
    #expect(page.values(of: "lang", "a") == (isJapanese ? ["ja"] : []))
    #expect(page.values(of: "dir", "a") == ["auto"])
  }

  @Test(arguments: ["", "?q=", "?q=%20", "?q=+%E3%80%80"])
  func aBlankSearchShowsTheEmptyForm(_ query: String) async throws {
    let screens = StubBookshelfScreens(search: [.success(ComicServed.shelf())])
    let person = try await Site(screens).visit("/bookshelf/search" + query)
    #expect(person.page.texts("h1") == ["Search"])
    #expect(person.page.texts(role: "status") == ["Type a part of a title or its reading."])
    #expect(person.page.field("Search titles and readings") == "")
    #expect(
      person.page.request(tapping: "Search", typed: ["Search titles and readings": "a a"])
        == "/bookshelf/search?q=a+a")
    #expect(screens.search.intents.isEmpty)
  }

  @Test func keepsTheQueryInTheFormAboveTheResults() async throws {
    let request = ComicListRequest(ownedOnly: false, query: "aa \"x\"")
    let screens = StubBookshelfScreens(
      search: [.searching("aa"), .success(ComicServed.shelf(total: 70, request: request))])
    let person = try await Site(screens).visit("/bookshelf/search?q=aa+%22x%22")
    #expect(person.page.field("Search titles and readings") == "aa \"x\"")
    #expect(person.page.texts(role: "status") == ["70 series"])
    #expect(person.page.texts("h1") == ["Search: aa \"x\""])
    #expect(
      person.page.link("Next page") == "/bookshelf/search?q=aa%20%22x%22&show=all&cursor=1")
    #expect(screens.search.intents == [.search(ComicListForm(scope: "all", query: "aa \"x\""))])
  }

  @Test(
    arguments: [
      (
        .form([ComicFieldFailure(.query, "Too long.")]), .unprocessableContent, "Too long.",
        ["q-objection"]
      ), (.busy(reason: "Wait."), .serviceUnavailable, "Wait.", []),
    ] as [(ComicFailure, HTTPResponse.Status, String, [String])])
  func aFailedSearchShowsTheErrorAndMarksItInTheForm(
    _ failure: ComicFailure, _ status: HTTPResponse.Status, _ alert: String, _ marks: [String]
  ) async throws {
    let screens = StubBookshelfScreens(search: [.failure(failure)])
    let person = try await Site(screens).visit("/bookshelf/search?q=aa")
    #expect(person.status == status)
    #expect(person.page.texts(role: "alert") == [alert])
    #expect(person.page.values(of: "aria-describedby", "input") == marks)
    #expect(person.page.field("Search titles and readings") == "aa")
  }

  private func visit(_ path: String, list: [ComicListState] = []) async throws -> PageVisitor {
    try await Site(StubBookshelfScreens(list: list)).visit(path)
  }

  private func visit(_ shelf: ComicShelf) async throws -> PageVisitor {
    try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)])
  }
}

/// The catalogue page: its age, and the progress of an update.
@Suite struct ServerComicCatalogueTests {
  @Test func showsTheAgeOfTheCatalogueAndAnUpdateButton() async throws {
    let state = CatalogueState(
      start: CataloguePage("https://a.example/"), finishedAt: ComicServed.moment, series: 7)
    let page = try await visit(.success(state)).page
    #expect(page.texts("dd") == ["7", "2026-01-01 00:00 UTC"])
    #expect(page.request(tapping: "Update the catalogue") == "/bookshelf/catalogue")
  }

  @Test(arguments: [
    (CatalogueGap.unfetched, "The catalogue has not been fetched yet."),
    (.partial, "The catalogue was fetched in part. Repeat the update to fetch the rest."),
    (.unconfigured, ComicFailure.noCatalogue.description),
  ])
  func saysWhyTheCatalogueIsIncomplete(_ gap: CatalogueGap, _ sentence: String) async throws {
    let page = try await visit(.incomplete(gap)).page
    #expect(page.texts(role: "status") == [sentence])
    let update = page.request(tapping: "Update the catalogue")
    #expect(update == (gap == .unconfigured ? nil : "/bookshelf/catalogue"))
  }

  @Test func showsTheProgressAndTheResultOfAnUpdate() async throws {
    let end = CatalogueProgress(
      series: 9, changes: CatalogueChanges(added: 2, changed: 3, unchanged: 4), pages: 1,
      withdrawn: 1, leftOut: 1,
      notes: [CatalogueNote(place: "series[3].comics[0].<price>", reason: "It is no price.")])
    let text = try await synchronise([
      .synchronising(CatalogueProgress()), .synchronising(CatalogueProgress(series: 5)),
      .synchronised(end),
    ]).wholeText()
    let sentences = [
      "Updating the catalogue…", "5 series so far…",
      "9 series: 2 new, 3 changed, 4 unchanged, 1 withdrawn. Skipped 1 part.",
      "series[3].comics[0].&lt;price&gt;: It is no price.",
    ]
    var rest = text[...]
    for sentence in sentences {
      let place = try #require(rest.firstRange(of: sentence), "“\(sentence)” is missing")
      rest = rest[place.upperBound...]
    }
    #expect(text.hasSuffix("</html>\n"))
  }

  @Test(arguments: [nil, "Demo."] as [String?])
  func aFailureBeforeTheFirstStateHasItsStatusAndSuggestsTheDemo(_ note: String?) async throws {
    let failure = CatalogueSourceFailure.unreachable(
      CataloguePage("https://a.example/"), .unresolvableHost("a.example"))
    let reply = await synchronise([.failure(.source(failure))], note: note)
    #expect(reply.status == .gatewayTimeout)
    let text = try await reply.wholeText()
    #expect(text.contains("a.example") && text.contains("Update the catalogue"))
    #expect(text.contains("start the server with “--demo”") == (note == nil))
    #expect(text.contains("--demo") == (note == nil))
  }

  @Test func aLaterFailureIsShownInThePage() async throws {
    let reply = await synchronise([
      .synchronising(CatalogueProgress()), .failure(.catalogue(reason: "It is no JSON.")),
    ])
    #expect(reply.status == .ok)
    let text = try await reply.wholeText()
    #expect(text.contains("It is no JSON.") && text.hasSuffix("</html>\n"))
  }

  private func visit(_ state: ComicCatalogueState) async throws -> PageVisitor {
    try await Site(StubBookshelfScreens(catalogue: [state])).visit("/bookshelf/catalogue")
  }

  private func synchronise(
    _ states: [ComicCatalogueState], note: String? = nil
  ) async -> ServerReply {
    await Site(StubBookshelfScreens(catalogue: states), note: note)
      .reply(to: "/bookshelf/catalogue", form: "")
  }
}

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
