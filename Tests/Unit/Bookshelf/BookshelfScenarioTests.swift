import BookshelfDomain
import BookshelfRepository
import BookshelfRouter
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

/// A walk through the screens, told on their models: what a person does, and each state that this
/// person sees, in order. It ends by event and never by time.
@Suite struct BookshelfScenarioTests {
  private let navigator = SpyNavigator()
  private let repository = PortedComicRepository(
    store: InMemoryComicStore(), clock: FixedWallClock(Comic.fixtureTime()),
    identifiers: SequentialIdentifierSource())

  @Test func aReaderAddsOneMistypedAtFirstSeesItAndLetsItGo() async throws {
    let refusal = try #require(#expect(throws: ComicFailure.self) { try ComicTitle("") })
    let kept = Comic.fixture(id: "id1", title: "First")
    let screen = ComicListViewModel(
      repository: repository, router: RouteBookshelfRouter(navigator: navigator))
    let states = await screen.states()

    await screen.add("")
    await screen.add(" First ")
    await screen.show()
    await screen.remove(kept.id)
    await screen.show()

    #expect(
      await states.first(11) == [
        .idle, .preparing, .failure(refusal), .preparing, .added(kept), .preparing,
        .success([kept]), .preparing, .removed(kept.id), .preparing, .success([]),
      ])
    #expect(navigator.routes.map(\.description) == ["/bookshelf", "/bookshelf"])
  }
}
