import BookmarksDomain
import BookmarksRepository
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

/// A scenario on the view models: a user's actions, and every state that the user sees, in order.
/// It waits for states, never for time.
@Suite struct BookmarksScenarioTests {
  private let navigator = SpyNavigator()
  private let repository = DefaultBookmarkRepository(
    store: InMemoryBookmarkStore(), titles: StubPageTitleSource(.success("Kilns of the north")),
    formats: { _ in StubBookmarkFileFormat() },
    clock: FixedWallClock(.fixture()), identifiers: SequentialIdentifierSource(), tracer: .off)

  @Test func aUserAddsAPageFindsItAgainAndRemovesIt() async throws {
    // The list is empty, so the user adds a page.
    let list = BookmarkListViewModel(repository: repository, router: router, normalizer: .fixture)
      .screen()
    let listStates = await list.states()
    await list.send(.show(BookmarkListForm()))
    await list.send(.add)
    #expect(
      await listStates.first(3) == [
        .idle, .preparing(BookmarkListForm()), .success(.empty, of: .fixture()),
      ])
    #expect(navigator.routes.map(\.description) == ["/bookmarks/new"])

    // The first address is invalid, the second is valid. The title comes from the page.
    let editor = BookmarkEditorViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    let editorStates = await editor.states()
    let mistyped = BookmarkForm(address: "kilns.example", tags: ["clay"])
    let mended = BookmarkForm(address: "https://kilns.example", tags: ["clay"])
    await editor.send(.save(mistyped))
    await editor.send(.save(mended))
    let kept = Bookmark.fixture(
      id: "id1", address: "https://kilns.example", title: "Kilns of the north", tags: ["clay"])
    let refusal = try #require(#expect(throws: BookmarkFailure.self) { try mistyped.draft() })
    #expect(
      await editorStates.first(5) == [
        .editing, .saving(mistyped), .failure(refusal, mistyped), .saving(mended),
        .saved(AddedBookmark(kept: .added(kept))),
      ])
    #expect(navigator.routes.map(\.description) == ["/bookmarks/new", "/bookmarks"])

    // Finds the bookmark by a word of its title, and removes it.
    let search = BookmarkListViewModel(repository: repository, router: router, normalizer: .fixture)
      .screen()
    let searchStates = await search.states()
    await search.send(.show(BookmarkListForm(query: "pots")))
    await search.send(.show(BookmarkListForm(query: "NORTH")))
    await search.send(.remove([kept.id], thenShowing: BookmarkListForm()))
    #expect(
      await searchStates.first(7) == [
        .idle, .preparing(BookmarkListForm(query: "pots")),
        .success(.empty, of: .fixture(query: "pots")),
        .preparing(BookmarkListForm(query: "NORTH")),
        .success(BookmarkPage(bookmarks: [kept], total: 1), of: .fixture(query: "NORTH")),
        .preparing(BookmarkListForm()), .success(.empty, of: .fixture()),
      ])
  }

  private var router: RouteBookmarksRouter { RouteBookmarksRouter(navigator: navigator) }
}

@Suite struct RouteBookmarksRouterTests {
  @Test(arguments: [
    (BookmarksDestination.list(), "/bookmarks"),
    (.list(query: "a b"), "/bookmarks?q=a%20b"),
    (.list(tag: "c&d"), "/bookmarks?tag=c%26d"),
    (.list(query: "x", tag: "y"), "/bookmarks?q=x&tag=y"),
    (.editor(), "/bookmarks/new"),
    (
      .editor(address: "https://a.example/?b=c"),
      "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc"
    ),
    (.editor(address: "a", title: "T & U"), "/bookmarks/new?url=a&title=T%20%26%20U"),
    (.editor(title: "T"), "/bookmarks/new?title=T"),
    (.tags, "/bookmarks/tags"),
    (.duplicates, "/bookmarks/duplicates"),
    (.transfer, "/bookmarks/transfer"),
    (.detail(Bookmark.ID("b 7")), "/bookmarks/b%207"),
    (.change(Bookmark.ID("b7")), "/bookmarks/b7/edit"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: BookmarksDestination, _ address: String
  ) async throws {
    let navigator = SpyNavigator()
    let router = RouteBookmarksRouter(navigator: navigator)
    await router.open(destination)
    let route = try #require(navigator.routes.first)
    #expect(navigator.routes.count == 1)
    #expect(route.description == address)
    #expect(router.destination(of: route) == destination)
  }

  @Test func rejectsOtherRoutes() {
    let router = RouteBookmarksRouter(navigator: SpyNavigator())
    #expect(router.destination(of: Route(path: ["news"])) == nil)
    #expect(router.destination(of: Route(path: ["bookmarks", "b7", "other"])) == nil)
    #expect(router.destination(of: Route(path: [])) == nil)
  }
}
