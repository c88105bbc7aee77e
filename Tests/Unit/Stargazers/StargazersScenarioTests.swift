import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersRouter
import StargazersTesting
import StargazersViewModel
import Testing

/// A walk through the screens, told on their models: what a person does, and each state that this
/// person sees, in order. It ends by event and never by time.
@Suite struct StargazersScenarioTests {
  private let navigator = SpyNavigator()
  private let repository = PortedStargazerRepository(
    store: InMemoryStargazerStore(), clock: FixedWallClock(Stargazer.fixtureTime()),
    identifiers: SequentialIdentifierSource())

  @Test func aReaderAddsOneMistypedAtFirstSeesItAndLetsItGo() async throws {
    let refusal = try #require(#expect(throws: StargazerFailure.self) { try StargazerTitle("") })
    let kept = Stargazer.fixture(id: "id1", title: "First")
    let screen = StargazerListViewModel(
      repository: repository, router: RouteStargazersRouter(navigator: navigator))
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
    #expect(navigator.routes.map(\.description) == ["/stargazers", "/stargazers"])
  }
}
