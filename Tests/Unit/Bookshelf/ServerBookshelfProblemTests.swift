import BookshelfDomain
import BookshelfTesting
import CoreDomain
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

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
      (.priceChanged(comic, shown: ComicServed.price(), now: ComicServed.price(1)), 409),
      (.nameTaken(ComicServed.name("aoi")), 409), (.wrongPassword, 403), (.signInNeeded, 401),
      (.source(.refused(page, status: 500)), 502), (.source(.endless(page)), 502),
      (.source(.malformedAddress(page)), 422), (.catalogue(reason: "No."), 502),
      (.storefront(reason: "No."), 504), (.cancelled(CatalogueProgress()), 503),
      (.file(.unwritable(path: "x", reason: "no")), 500), (.busy(reason: "Wait."), 503),
      (.storage(reason: "Broken."), 500), (.full(reason: "Full."), 507),
    ] as [(ComicFailure, Int)])
  func returnsAProblemForEachFailure(_ failure: ComicFailure, _ status: Int) async throws {
    for (path, method, json) in Self.places {
      let screens = StubBookshelfScreens(
        list: [.failure(failure)], search: [.failure(failure)], detail: [.failure(failure)],
        page: [.failure(failure)], account: [.failure(failure)], catalogue: [.failure(failure)])
      let reply = await ComicSite(screens).reply(
        to: "/api/v1/bookshelf\(path)", method, json: json)
      #expect(reply.status.code == status, "\(method) \(path)")
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect((reply.fields[.wwwAuthenticate] != nil) == (status == 401))
      #expect(reply.fields[.retryAfter] == (failure == .busy(reason: "Wait.") ? "1" : nil))
    }
  }

  @Test func redirectsToTheAccountIfSigningInIsRequired() async throws {
    for path in ["/bookshelf?show=owned", "/bookshelf/progress", "/bookshelf/search?q=a"] {
      let screens = StubBookshelfScreens(
        list: [.failure(.signInNeeded)], search: [.failure(.signInNeeded)])
      let reply = await ComicSite(screens).reply(to: path)
      #expect(reply.status == .seeOther)
      #expect(reply.fields[.location] == ComicRoutes.account(leadingTo: path).description)
      #expect(reply.fields[.cacheControl] == "private, no-store")
    }
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
