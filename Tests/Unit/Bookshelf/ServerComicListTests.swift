import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// The pages of the shelf and the search.
@Suite struct ServerComicListTests {
  @Test func showsASeriesWithCoverUnreadCountAndNextRelease() async throws {
    let shelf = ComicServed.shelf(owning: [Comic.ID("v1")])
    let person = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)])
    #expect(person.status == .ok)
    #expect(person.page.faults.isEmpty)
    #expect(person.page.link("Moss <Harbour>") == "/bookshelf/series/aa11")
    let cover = "/bookshelf/series/aa11/cover.svg"
    #expect(person.page.values(of: "src", "img").last == cover)
    #expect(
      person.page.texts("li").last
        == "Moss <Harbour> Ema Tarn Next: 2030-01-31 2 unread 1 owned")
    #expect(person.page.values(of: "title", "time").first == "2030-01-31 00:00 UTC")
  }

  @Test func showsWhereToContinueOnTop() async throws {
    let shelf = ComicServed.shelf(owning: [Comic.ID("v1")])
    let person = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)])
    #expect(person.page.link("Moss <Harbour> 1") == "/bookshelf/read/c%3Av1?page=1")
    #expect(person.page.texts("section").first?.contains("page 1 of 3") == true)
    let cover = "/bookshelf/series/aa11/comics/v1/cover.svg"
    #expect(person.page.values(of: "src", "img").first == cover)
    #expect(person.page.values(of: "max", "progress") == ["3"])
  }

  @Test func theSecondPageShowsNoContinueReading() async throws {
    let request = ComicListRequest(ownedOnly: false, offset: 50)
    let shelf = ComicServed.shelf(owning: [Comic.ID("v1")], total: 51, request: request)
    let person = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)])
    #expect(person.page.texts("section").isEmpty)
    #expect(person.page.link("Previous page") == "/bookshelf?show=all&reload=no")
    #expect(person.page.link("Next page") == nil)
  }

  @Test func linksToOtherSortOrdersAndPages() async throws {
    let request = ComicListRequest(ownedOnly: false, ordering: .recent, limit: 1)
    let shelf = ComicServed.shelf(total: 3, request: request)
    let page = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)]).page
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
    let screens = StubBookshelfScreens(
      list: [.success(ComicServed.shelf(), staleBecause: nil)])
    _ = await ComicSite(screens).reply(to: path, cookie: token.map { "seams_reader=\($0)" })
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
    let reply = await ComicSite(screens).reply(to: "/bookshelf")
    #expect(reply.fields[.cacheControl] == "private, no-store")
    let parts = try await reply.text().split(separator: "<div class=\"fresh\">")
    try #require(parts.count == 2)
    #expect(parts[0].contains("The catalogue is being fetched."))
    #expect(parts[0].contains("7 series so far…"))
    #expect(parts[1].contains("Moss &lt;Harbour&gt;") && parts[1].hasSuffix("</html>\n"))
  }

  @Test func aFailureAfterTheFirstPieceIsShown() async throws {
    let screens = StubBookshelfScreens(list: [
      .reloading(ComicServed.shelf(), CatalogueProgress()), .failure(.storage(reason: "Full.")),
    ])
    let text = try await ComicSite(screens).reply(to: "/bookshelf").text()
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

  @Test(arguments: [
    (ComicListRequest(), true, "You do not own any volumes yet."),
    (ComicListRequest(ownedOnly: false), false, "The catalogue is empty."),
    (ComicListRequest(ownedOnly: false, offset: 9), true, "This page is empty."),
    (
      ComicListRequest(ownedOnly: false, query: "x"), true,
      "No title or reading contains the search text."
    ),
  ])
  func saysWhyAListIsEmpty(
    _ request: ComicListRequest, _ isTold: Bool, _ sentence: String
  ) async throws {
    let shelf = ComicServed.shelf([], request: request, isTold: isTold)
    let page = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)]).page
    #expect(page.texts(role: "status") == [sentence])
    #expect((page.link("Show all series") != nil) == request.ownedOnly)
    #expect((page.link("Update the catalogue") != nil) == !isTold)
  }

  @Test(arguments: [
    ("風の・みなと", "カゼノミナト", true), ("図書館", "トショカン", true), ("圖書館", nil, false),
    ("ﾛﾎﾞｯﾄ", nil, true), ("Moss", "モス", false), ("Café · Nocturne", nil, false),
  ])
  func saysThatATitleIsJapanese(
    _ title: String, _ reading: String?, _ isJapanese: Bool
  ) async throws {
    #expect(ComicTitle(title, reading: reading).language == (isJapanese ? "ja" : nil))
    let series = ComicSeries(id: ComicSeries.ID("s"), title: title, titleReading: reading)
    let shelf = ComicServed.shelf([series])
    let page = try await visit("/bookshelf", list: [.success(shelf, staleBecause: nil)]).page
    #expect(page.values(of: "lang", "a") == (isJapanese ? ["ja"] : []))
    #expect(page.values(of: "dir", "a") == ["auto"])
  }

  @Test func theSearchFormUsesGet() async throws {
    let person = try await visit("/bookshelf/search")
    #expect(person.page.texts(role: "status") == ["Type a part of a title or its reading."])
    #expect(
      person.page.request(tapping: "Search", typed: ["Search titles and readings": "a a"])
        == "/bookshelf/search?q=a+a")
  }

  @Test func keepsTheQueryInTheFormAboveTheResults() async throws {
    let request = ComicListRequest(ownedOnly: false, query: "aa \"x\"")
    let screens = StubBookshelfScreens(
      search: [.searching("aa"), .success(ComicServed.shelf(total: 70, request: request))])
    let person = try await ComicSite(screens).visit("/bookshelf/search?q=aa+%22x%22")
    #expect(person.page.field("Search titles and readings") == "aa \"x\"")
    #expect(person.page.texts(role: "status") == ["70 series"])
    #expect(
      person.page.link("Next page") == "/bookshelf/search?q=aa%20%22x%22&show=all&cursor=1")
    #expect(screens.search.intents == [.search(ComicListForm(scope: "all", query: "aa \"x\""))])
  }

  @Test func anInvalidSearchTextIsMarkedInTheForm() async throws {
    let failure = ComicFieldFailure(.query, "Too long.")
    let screens = StubBookshelfScreens(search: [.failure(.form([failure]))])
    let person = try await ComicSite(screens).visit("/bookshelf/search?q=aa")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.texts(role: "alert") == ["Too long."])
    #expect(person.page.values(of: "aria-describedby", "input") == ["q-objection"])
  }

  @Test func aFailedSearchShowsTheErrorAndKeepsTheForm() async throws {
    let screens = StubBookshelfScreens(search: [.failure(.busy(reason: "Wait."))])
    let person = try await ComicSite(screens).visit("/bookshelf/search?q=aa")
    #expect(person.status == .serviceUnavailable)
    #expect(person.page.texts(role: "alert") == ["Wait."])
    #expect(person.page.field("Search titles and readings") == "aa")
  }

  private func visit(_ path: String, list: [ComicListState] = []) async throws -> PageVisitor {
    try await ComicSite(StubBookshelfScreens(list: list)).visit(path)
  }
}
