import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import Testing

/// A session with several view models: the user's actions, and every state in order. All waiting is
/// for events, without timers.
@Suite struct EarthquakesScenarioTests {
  private let navigator = SpyNavigator()
  private let clock = SettableWallClock(.fixture())
  private let source = InMemoryQuakeSource([
    .fixture(id: "weak", time: .fixture(-7200), magnitude: 1),
    .fixture(id: "strong", time: .fixture(-3600), magnitude: 4),
  ])

  @Test func countsLosesTheNetworkRetriesAndReadsStoredData() async throws {
    let repository = DefaultQuakeRepository(
      source: source, store: InMemoryQuakeStore(), drawing: StubQuakeDrawing(), rules: .fixture,
      clock: clock, tracer: .off)

    // The network is down. The dialog says so, and the user gives up.
    let offline = QuakeSourceFailure.unreachable("There is no network.")
    source.fail(offline)
    let dialogs = ScriptedDialogPresenter(choosing: "Try again", "Cancel")
    let screen = QuakeCountViewModel(
      repository: repository, router: router, dialogs: dialogs, rules: .fixture
    ).screen()
    let states = await screen.states()
    await screen.send(.count(QuakeForm()))

    // The network is back: two earthquakes, and the user opens the list.
    source.fail(nil)
    await screen.send(.count(QuakeForm()))
    await screen.send(.list(QuakeForm()))
    let query = QuakeQuery.fixture()
    let answer = QuakeCount(query: query, count: 2, origin: .service(.fixture()))
    #expect(
      await states.first(7) == [
        .idle, .counting(query), .failure(.source(offline)), .counting(query),
        .failure(.source(offline)), .counting(query), .success(answer),
      ])
    #expect(dialogs.shown.map(\.message) == [offline.description, offline.description])
    #expect(navigator.routes.map(\.description) == ["/earthquakes/list"])

    // An hour later, in a tunnel: the list comes from the store, with its age.
    clock.set(.fixture(3600))
    source.fail(offline)
    let list = QuakeListViewModel(repository: repository, router: router, rules: .fixture).screen()
    let listStates = await list.states()
    await list.send(.show(QuakeListForm(order: "largest")))
    await list.send(.open(Quake.ID("strong")))
    let last = try #require(await listStates.first(3).last)
    guard case .success(let found) = last else {
      Issue.record("no list, but \(last)")
      return
    }
    #expect(found.quakes.map(\.quake.id.raw) == ["strong", "weak"])
    #expect(
      found.origin
        == .stored(
          StoredQuakes(askedAt: .fixture(), now: .fixture(3600), isComplete: true),
          because: offline))
    #expect(navigator.routes.last?.description == "/earthquakes/events/strong")

    // And one event alone.
    let detail = QuakeDetailViewModel(repository: repository).screen()
    await detail.send(.show(Quake.ID("strong")))
    guard case .success(let strong) = await detail.states().first(1).first else {
      Issue.record("the event is not there")
      return
    }
    #expect(strong.quake.magnitude == .fixture(4))
  }

  private var router: RouteEarthquakesRouter { RouteEarthquakesRouter(navigator: navigator) }
}
