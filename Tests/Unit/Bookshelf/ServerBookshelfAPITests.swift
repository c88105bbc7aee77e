import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import FoundationEssentials
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookshelfWeb
@testable import CoreWeb

@Suite struct ServerBookshelfAPITests {
  private static let api = "/api/v1/bookshelf"

  @Test func listsSeriesWithTheTotalAndLinks() async throws {
    let request = ComicListRequest(ownedOnly: false, ordering: .recent, offset: 1, limit: 1)
    let shelf = ComicServed.shelf(total: 3, request: request)
    let screens = StubBookshelfScreens(list: [.success(shelf, staleBecause: nil)])
    let reply = await Site(screens).reply(
      to: "\(Self.api)/series?sort=recent&cursor=1&limit=1")
    let records = try printedJSON(shelf.entries.map { ComicShelfRecord($0) })
    #expect(try await reply.wholeText() == records)
    #expect(reply.fields[.totalCount] == "3")
    #expect(
      reply.fields[.link]
        == "</api/v1/bookshelf/series?owned=no&sort=recent&limit=1>; rel=\"prev\", "
        + "</api/v1/bookshelf/series?owned=no&sort=recent&cursor=2&limit=1>; rel=\"next\"")
    #expect(reply.fields[.cacheControl] == "private, no-store")
    let form = ComicListForm(scope: "all", sort: "recent", cursor: "1", limit: "1")
    #expect(screens.list.intents == [.show(form, reloading: false)])
  }

  @Test(arguments: ["\(api)/series?limit=40000", "/bookshelf?limit=201&reload=no"])
  func aListHasAtMostTwoHundredSeries(_ path: String) async {
    let screens = StubBookshelfScreens(list: [.success(ComicServed.shelf(), staleBecause: nil)])
    _ = await Site(screens).reply(to: path)
    let form = ComicListForm(scope: "all", limit: "200")
    #expect(screens.list.intents == [.show(form, reloading: false)])
  }

  @Test(arguments: ["/bookshelf/read/c:v1", "\(api)/items/c:v1/pages/1"])
  func otherSitesCannotTurnPages(_ path: String) async throws {
    let screens = StubBookshelfScreens(page: [.success(try ComicServed.page(1))])
    let site = Site(screens)
    let image: HTTPFields = [.secFetchSite: "cross-site"]
    #expect(await site.reply(to: path, fields: image).status == .forbidden)
    #expect(screens.page.intents == [])
    #expect(await site.reply(to: path, fields: [.secFetchSite: "none"]).status == .ok)
  }

  @Test func aLinkFromAnotherSiteDoesNotUpdateTheCatalogue() async throws {
    let screens = StubBookshelfScreens(list: [.success(ComicServed.shelf(), staleBecause: nil)])
    let reply = await Site(screens).reply(
      to: "/bookshelf", fields: [.secFetchSite: "cross-site"])
    #expect(reply.status == .ok)
    #expect(screens.list.intents == [.show(ComicListForm(scope: "all"), reloading: false)])
  }

  @Test func searchesForTheQuery() async throws {
    let request = ComicListRequest(ownedOnly: true, query: "霧 a")
    let screens = StubBookshelfScreens(
      search: [.searching("x"), .success(ComicServed.shelf(total: 9, request: request))])
    let reply = await Site(screens).reply(
      to: "\(Self.api)/series?q=%E9%9C%A7+a&owned=yes")
    #expect(screens.search.intents == [.search(ComicListForm(scope: "owned", query: "霧 a"))])
    #expect(
      reply.fields[.link]
        == "</api/v1/bookshelf/series?q=%E9%9C%A7%20a&owned=yes&cursor=1>; rel=\"next\"")
  }

  @Test func showsASeriesWithPagesOfItsEpisodes() async throws {
    let detail = ComicServed.detail(of: ComicServed.long)
    let screens = StubBookshelfScreens(detail: [.preparing, .success(detail)])
    let reply = await Site(screens).reply(to: "\(Self.api)/series/s?from=200")
    let cells = ComicGridPage(of: detail.grid, from: 200).cells
    let record = try printedJSON(ComicDetailRecord(detail, cells: cells))
    #expect(try await reply.wholeText() == record)
    #expect(record.matches(of: /"displayIndex":/).count == ComicGridPage.limit)
    #expect(
      reply.fields[.link]
        == "<\(Self.api)/series/s?from=0>; rel=\"prev\", "
        + "<\(Self.api)/series/s?from=400>; rel=\"next\"")
    #expect(screens.detail.intents == [.show(ComicSeries.ID("s"))])
  }

  @Test func rejectsAStartThatIsNotANumberOfEpisodes() async throws {
    let reply = await Site(StubBookshelfScreens()).reply(to: "\(Self.api)/series/s?from=-1")
    #expect(reply.status == .unprocessableContent)
    #expect(try await reply.wholeText().contains("“from” must be an integer"))
  }

  @Test func showsAPage() async throws {
    let page = try ComicServed.page(2)
    let screens = StubBookshelfScreens(page: [.success(page)])
    let reply = await Site(screens).reply(to: "\(Self.api)/items/c%3Av1/pages/2")
    let record = try printedJSON(ComicPageRecord(page))
    #expect(try await reply.wholeText() == record)
    #expect(screens.page.intents == [.show("c:v1", page: "2")])
  }

  @Test func listsTheReadersProgress() async throws {
    let place = ReadingProgress.fixture(
      .comic(Comic.ID("v1")), series: "aa11", page: 3, pages: 3)
    let progress = ComicProgress(progress: place, seriesTitle: "Moss", label: "1")
    let screens = StubBookshelfScreens(list: [.progress([progress])])
    let reply = await Site(screens).reply(to: "\(Self.api)/progress")
    #expect(try await reply.wholeText().hasPrefix(#"[{"finished":true,"item":"c:v1","label":"1""#))
    let page = try await Site(screens).visit("/bookshelf/progress").page
    #expect(screens.list.intents == [.showProgress, .showProgress])
    #expect(page.link("Moss 1") == "/bookshelf/read/c%3Av1?page=3")
    #expect(page.texts("label") == ["page 3 of 3, finished"])
    #expect(page.values(of: "value", "progress") == ["3"])
    #expect(page.values(of: "src", "img") == ["/bookshelf/series/aa11/comics/v1/cover.svg"])
  }

  @Test(
    arguments: [
      (.bought, .created), (.restored, .ok), (.alreadyOwned, .ok), (.cancelled, .ok),
      (.declined(reason: "No funds."), ComicStatus.paymentRequired),
    ] as [(StorefrontOutcome, HTTPResponse.Status)])
  func anOrderReturnsItsOutcome(
    _ outcome: StorefrontOutcome, _ status: HTTPResponse.Status
  ) async throws {
    let sale = ComicServed.sale(outcome)
    let screens = StubBookshelfScreens(detail: [.sold(sale)])
    let reply = await Site(screens).reply(
      to: "\(Self.api)/orders", .post,
      json: #"{"comic":"v1","price":{"amount":528,"currency":"JPY"}}"#)
    #expect(reply.status == status)
    let record = try printedJSON(ComicSaleRecord(sale))
    let words = status.code == 402 ? #""detail":"No funds.""# : record
    #expect(try await reply.wholeText().contains(words))
    let form = ComicOrderForm(comic: "v1", price: .parts(amount: "528", currency: "JPY"))
    #expect(screens.detail.intents == [.buy(form)])
  }

  @Test(arguments: [
    ("/orders", #"{"comic":"v1"}"#, "“price” is missing."),
    (
      "/orders", #"{"comic":"v1","price":{"amount":5.5,"currency":"JPY"}}"#,
      "“price.amount” must be an integer from"
    ),
    (
      "/orders", #"{"comic":"v1","reader":"r2","price":{"amount":1,"currency":"JPY"}}"#,
      "Unknown key “reader”."
    ),
    ("/session", #"{"name":"aoi"}"#, "“password” is missing."),
    ("/session", #"{"name":"aoi","password":"x","admin":true}"#, "Unknown key “admin”."),
    ("/readers", "[]", "The body is not a JSON object."),
  ])
  func rejectsInvalidJSONWithTheReason(
    _ path: String, _ json: String, _ words: String
  ) async throws {
    let screens = StubBookshelfScreens()
    let reply = await Site(screens).reply(to: Self.api + path, .post, json: json)
    #expect(reply.status == .unprocessableContent)
    #expect(try await reply.wholeText().contains(words))
    #expect(screens.visitors.isEmpty)
  }

  @Test(arguments: ["/orders", "/session", "/readers"])
  func rejectsABodyOfAnotherType(_ path: String) async throws {
    let reply = await Site(StubBookshelfScreens()).reply(to: Self.api + path, form: "a=b")
    #expect(reply.status == .unsupportedMediaType)
  }

  @Test func opensReturnsAndEndsASession() async throws {
    let account = #"{"name":"aoi","password":"paper moon"}"#
    let opened = ComicAccountState.opened(ComicServed.session)
    let site = Site(
      StubBookshelfScreens(accounts: [
        [opened], [opened], [.signedIn(.fixture("aoi"))], [.signedOut],
      ]))
    let signIn = await site.reply(to: "\(Self.api)/session", .post, json: account)
    #expect(signIn.status == .ok && signIn.fields[.setCookie] != nil)
    let signUp = await site.reply(to: "\(Self.api)/readers", .post, json: account)
    #expect(signUp.status == .created && signUp.fields[.setCookie] != nil)
    for json in [#"{"name":"aoi"}"#, #"{"name":null}"#] {
      #expect(try await site.reply(to: "\(Self.api)/session").wholeText() == json)
    }
    let signOut = await site.reply(to: "\(Self.api)/session", .delete)
    #expect(signOut.status == .noContent)
    #expect(signOut.fields[.setCookie]?.contains("Max-Age=0") == true)
  }

  @Test func returnsWhenTheCatalogueWasLastUpdated() async throws {
    let state = CatalogueState(
      start: CataloguePage("https://a.example/"), finishedAt: ComicServed.moment, series: 7)
    let site = Site(
      StubBookshelfScreens(catalogues: [[.success(state)], [.incomplete(.partial)]]))
    for json in [#"{"finishedAt":"2026-01-01T00:00:00.000Z","series":7}"#, "{}"] {
      #expect(try await site.reply(to: "\(Self.api)/catalogue").wholeText() == json)
    }
  }

  /// The server would read the path or request the address with its own permissions.
  @Test(arguments: [
    ("/api/v1/bookshelf/catalogue", #"{"source":"/etc/passwd"}"#),
    ("/bookshelf/catalogue", "source=http://169.254.1.1/"),
  ])
  func clientsCannotChooseTheCatalogue(_ path: String, _ body: String) async throws {
    let screens = StubBookshelfScreens(catalogue: [
      .synchronising(CatalogueProgress()), .synchronised(CatalogueProgress(series: 3)),
    ])
    let reply = await Site(screens).reply(to: "\(path)?source=/etc/passwd", .post, body)
    _ = try await reply.wholeText()
    #expect(screens.catalogue.intents == [.synchronise(with: "")])
  }

  @Test func isReadyWhenTheStoreAnswers() async throws {
    let screens = StubBookshelfScreens(lists: [
      [.success(ComicServed.shelf([]), staleBecause: nil)], [.failure(.storage(reason: "Gone."))],
    ])
    let feature = BookshelfWebFeature().served(screens)
    try await feature.isReady()
    let problem = await #expect(throws: Problem.self) { try await feature.isReady() }
    #expect(problem?.status == .serviceUnavailable && problem?.detail == "Gone.")
  }
}

/// The error responses of the API: each failure has its status.
@Suite struct ServerBookshelfProblemTests {
  private static let page = CataloguePage("https://a.example/")
  private static let comic = Comic.ID("v1")

  @Test(
    arguments: [
      (.form([ComicFieldFailure(.limit, "No.")]), 422),
      (.unknownSeries(ComicSeries.ID("s")), 404), (.unknownComic("v"), 404),
      (.unreadable("x", .signInNeeded), 401), (.unreadable("x", .purchaseNeeded(comic)), 402),
      (.unreadable("x", .hidden), 404), (.unreadable("x", .upcoming(ComicServed.moment)), 403),
      (.unreadable("x", .closed(ComicServed.moment)), 403),
      (.notForSale(comic, .notForSale), 409), (.alreadyOwned(comic), 409),
      (.priceChanged(comic, shown: .fixture(), now: .fixture(1)), 409),
      (.orderIsOpen(comic, price: .fixture()), 409),
      (.nameTaken(.fixture("aoi")), 409), (.wrongPassword, 403), (.signInNeeded, 401),
      (.source(.refused(page, status: 500)), 502), (.source(.endless(page)), 502),
      (.source(.malformedAddress(page)), 422), (.catalogue(reason: "No."), 502),
      (.noCatalogue, 503), (.storefront(reason: "No."), 504),
      (.cancelled(CatalogueProgress()), 503),
      (.file(.unwritable(path: "x", reason: "no")), 500), (.busy(reason: "Wait."), 503),
      (.storage(reason: "Broken."), 500), (.full(reason: "Full."), 507),
    ] as [(ComicFailure, Int)])
  func returnsAProblemForEachFailure(_ failure: ComicFailure, _ status: Int) async throws {
    for (path, method, json) in Self.places {
      let screens = StubBookshelfScreens(
        list: [.failure(failure)], search: [.failure(failure)], detail: [.failure(failure)],
        page: [.failure(failure)], account: [.failure(failure)], catalogue: [.failure(failure)])
      let reply = await Site(screens).reply(
        to: "/api/v1/bookshelf\(path)", method, json: json)
      #expect(reply.status.code == status, "\(method) \(path)")
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect((reply.fields[.wwwAuthenticate] != nil) == (status == 401))
      #expect(reply.fields[.retryAfter] == (failure == .busy(reason: "Wait.") ? "1" : nil))
    }
  }

  @Test(arguments: [
    ("/bookshelf?show=owned", "%2Fbookshelf%3Fshow%3Downed"),
    ("/bookshelf/progress", "%2Fbookshelf%2Fprogress"),
    ("/bookshelf/search?q=a", "%2Fbookshelf%2Fsearch%3Fq%3Da"),
    ("/bookshelf/read/e1?page=2", "%2Fbookshelf%2Fread%2Fe1%3Fpage%3D2"),
  ])
  func redirectsToTheAccountAndBackIfSigningInIsRequired(_ path: String, _ back: String) async {
    let screens = StubBookshelfScreens(
      list: [.failure(.signInNeeded)], search: [.failure(.signInNeeded)],
      page: [.failure(.unreadable("x", .signInNeeded))])
    let reply = await Site(screens).reply(to: path)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/bookshelf/account?to=\(back)")
    #expect(reply.fields[.cacheControl] == "private, no-store")
  }

  /// One request for every kind of screen.
  private static let places: [(String, HTTPRequest.Method, String)] = [
    ("/series", .get, ""), ("/series?q=a", .get, ""), ("/series/s1", .get, ""),
    ("/series/s1/cover.svg", .get, ""), ("/items/e1/pages/1", .get, ""), ("/progress", .get, ""),
    ("/orders", .post, #"{"comic":"v1","price":{"amount":1,"currency":"JPY"}}"#),
    ("/session", .post, #"{"name":"a","password":"b"}"#), ("/catalogue", .get, ""),
    ("/readers", .post, #"{"name":"a","password":"b"}"#), ("/catalogue", .post, ""),
  ]
}

/// The handwritten OpenAPI description matches the routes.
@Suite struct ServerBookshelfOpenAPITests {
  private let feature = BookshelfWebFeature().served(StubBookshelfScreens())

  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    // Those of the feature, and the description itself.
    let operations = 12 + 1
    try feature.expectDescribedAPI(operations: operations...operations, limits: 11...)
  }

  @Test func describesTheSessionCookie() throws {
    let description = try JSONDecoder().decode(
      Description.self, from: Data(OpenAPI([feature.api]).bytes))
    let scheme = try #require(description.components.securitySchemes["reader"])
    #expect(scheme["type"] == "apiKey" && scheme["in"] == "cookie")
    #expect(scheme["name"] == ComicCookie.name)
    let needed = description.paths.filter { $0.value.values.contains { $0.needsReader } }.keys
    #expect(Set(needed) == ["/api/v1/bookshelf/progress", "/api/v1/bookshelf/orders"])
  }

  private struct Description: Decodable {
    let paths: [String: [String: Operation]]
    let components: Components
  }

  private struct Components: Decodable {
    let securitySchemes: [String: [String: String]]
  }

  /// An operation of a path, or the list of the path's parameters.
  private struct Operation: Decodable {
    /// Whether every alternative for authentication includes the reader's cookie.
    let needsReader: Bool

    init(from decoder: any Decoder) throws {
      let ways = try? decoder.container(keyedBy: Key.self)
        .decode([[String: [String]]].self, forKey: .security)
      needsReader = ways.map { $0 != [] && $0.allSatisfy { $0.keys.contains("reader") } } ?? false
    }

    private enum Key: CodingKey { case security }
  }
}
