import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import Testing

/// A walk through the screens, told on their models: what a person does, and each state that this
/// person sees, in order. It ends by event and never by time.
@Suite struct EarthquakesScenarioTests {
  private let navigator = SpyNavigator()
  private let repository = PortedQuakeRepository(
    store: InMemoryQuakeStore(), clock: FixedWallClock(Quake.fixtureTime()),
    identifiers: SequentialIdentifierSource())

  @Test func aReaderAddsOneMistypedAtFirstSeesItAndLetsItGo() async throws {
    let refusal = try #require(#expect(throws: QuakeFailure.self) { try QuakeTitle("") })
    let kept = Quake.fixture(id: "id1", title: "First")
    let screen = QuakeListViewModel(
      repository: repository, router: RouteEarthquakesRouter(navigator: navigator))
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
    #expect(navigator.routes.map(\.description) == ["/earthquakes", "/earthquakes"])
  }
}
