import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import Testing

@testable import EarthquakesViewModel

@Suite struct QuakeCountViewModelTests {
  private let repository = StubQuakeRepository()
  private let router = SpyEarthquakesRouter()
  private let query = QuakeQuery.fixture()
  private let offline = QuakeFailure.source(.unreachable("There is no network."))

  @Test func publishesTheCountAndAsksNothing() async {
    repository.answer { $0.count = .success(.fixture()) }
    let dialogs = ScriptedDialogPresenter(choosing: "Try again")
    #expect(
      await model(dialogs).states(after: .count(QuakeForm()))
        == [.idle, .counting(query), .success(.fixture())])
    #expect(dialogs.shown.isEmpty)
    #expect(repository.calls == [.count(query)])
  }

  @Test func tryAgainCountsAgainAfterAFailure() async {
    repository.answer { $0.count = .failure(offline) }
    let dialogs = ScriptedDialogPresenter(choosing: "Try again", "Try again", "Cancel")
    #expect(
      await model(dialogs).states(after: .count(QuakeForm())) == [
        .idle, .counting(query), .failure(offline), .counting(query), .failure(offline),
        .counting(query), .failure(offline),
      ])
    #expect(dialogs.shown.map(\.message) == [String](repeating: offline.description, count: 3))
    #expect(repository.calls == [.count(query), .count(query), .count(query)])
  }

  @Test func countsOnceWithoutADialog() async {
    repository.answer { $0.count = .failure(offline) }
    _ = await model().states(after: .count(QuakeForm()))
    #expect(repository.calls.count == 1)
  }

  @Test func rejectsAnInvalidFormWithoutADialog() async throws {
    let dialogs = ScriptedDialogPresenter(choosing: "Try again")
    let form = QuakeForm(since: "yesterday")
    let failure = try #require(
      #expect(throws: QuakeFailure.self) { try form.query(by: .fixture) })
    #expect(await model(dialogs).states(after: .count(form)) == [.idle, .failure(failure)])
    #expect(dialogs.shown.isEmpty)
    #expect(repository.calls.isEmpty)
  }

  @Test func opensTheListWithTheForm() async {
    let form = QuakeForm(near: "1, 2", radius: "any text")
    _ = await model().states(after: .list(form))
    #expect(router.opened == [.list(QuakeListForm(form))])
  }

  private func model(
    _ dialogs: ScriptedDialogPresenter = ScriptedDialogPresenter()
  ) -> QuakeCountViewModel {
    QuakeCountViewModel(repository: repository, router: router, dialogs: dialogs, rules: .fixture)
  }
}

@Suite struct QuakeListViewModelTests {
  private let repository = StubQuakeRepository()
  private let router = SpyEarthquakesRouter()

  @Test func publishesTheProgressAndTheEarthquakes() async {
    let request = QuakeListRequest(query: .fixture(radius: 5), order: .nearest, limit: 3)
    repository.answer {
      $0.progress = [QuakeProgress(done: 1, of: 2), QuakeProgress(done: 2, of: 2)]
      $0.list = .success(.fixture([]))
    }
    let form = QuakeListForm(QuakeForm(radius: "5"), order: "nearest", limit: "3")
    #expect(
      await model().states(after: .show(form)) == [
        .idle, .preparing(request), .loading(QuakeProgress(done: 1, of: 2)),
        .loading(QuakeProgress(done: 2, of: 2)), .success(.fixture([])),
      ])
    #expect(repository.calls == [.list(request)])
  }

  @Test func rejectsAnInvalidFormBeforeTheRequest() async throws {
    let form = QuakeListForm(QuakeForm(radius: "far"), order: "prettiest")
    let failure = try #require(
      #expect(throws: QuakeFailure.self) { try form.request(by: .fixture) })
    #expect(await model().states(after: .show(form)) == [.idle, .failure(failure)])
    #expect(repository.calls.isEmpty)
  }

  @Test func opensAnEventOfTheList() async {
    _ = await model().states(after: .open(Quake.ID("nc1")))
    #expect(router.opened == [.detail(Quake.ID("nc1"))])
  }

  private func model() -> QuakeListViewModel {
    QuakeListViewModel(repository: repository, router: router, rules: .fixture)
  }
}

@Suite struct QuakeSummaryViewModelTests {
  private let repository = StubQuakeRepository()

  @Test func publishesTheStoredDays() async {
    let days = [QuakeDay(day: .fixture(), count: 2), QuakeDay(day: .fixture(86_400), count: 3)]
    repository.answer { $0.storedDays = .success(days) }
    let summary = QuakeSummary(query: .fixture(), days: days)
    #expect(
      await QuakeSummaryViewModel(stored: repository, rules: .fixture)
        .states(after: .show(QuakeForm())) == [.idle, .success(summary)])
    #expect(summary.count == 5)
    #expect(repository.calls == [.storedDays(.fixture())])
  }
}

@Suite struct QuakeDetailViewModelTests {
  @Test func publishesTheEvent() async {
    let id = Quake.ID("nc1")
    let found = FoundQuake(.fixture(id: "nc1"), origin: .now)
    let repository = StubQuakeRepository().answering { $0.quake = .success(found) }
    #expect(
      await QuakeDetailViewModel(repository: repository).states(after: .show(id))
        == [.idle, .preparing(id), .success(found)])
    #expect(repository.calls == [.quake(id)])
  }
}

@Suite struct PlaceListViewModelTests {
  private let router = SpyEarthquakesRouter()

  @Test func publishesThePlacesOfTheGazetteer() async {
    let places = QuakeRules.fixture.gazetteer.places(matching: "san", limit: 1000)
    #expect(places.contains(.sanRamon))
    #expect(
      await model().states(after: .show("san"), .show("nowhere"))
        == [.idle, .success(places, of: "san"), .success([], of: "nowhere")])
  }

  @Test(arguments: [
    (Place.sanRamon, "San Ramon, California, United States"),
    (.fixture(-33.8, 151.2), "33.8°S 151.2°E"),
  ])
  func opensTheCountForAPlace(_ place: Place, _ near: String) async {
    _ = await model().states(after: .choose(place))
    #expect(router.opened == [.count(QuakeForm(near: near))])
  }

  private func model() -> PlaceListViewModel {
    PlaceListViewModel(router: router, rules: .fixture)
  }
}

@Suite struct QuakePictureViewModelTests {
  @Test(arguments: QuakePictureKind.allCases)
  func publishesTheImage(_ kind: QuakePictureKind) async {
    let repository = StubQuakeRepository()
    let picture = QuakePicture(svg: "<svg/>", origin: .now)
    repository.answer {
      $0.progress = [QuakeProgress(done: 2, of: 2)]
      $0.picture = .success(picture)
    }
    #expect(
      await QuakePictureViewModel(repository: repository, rules: .fixture)
        .states(after: .draw(kind, of: QuakeForm())) == [
          .idle, .preparing(.fixture()), .loading(QuakeProgress(done: 2, of: 2)),
          .success(picture),
        ])
    #expect(repository.calls == [.picture(kind, of: .fixture())])
  }
}

@Suite struct RouteEarthquakesRouterTests {
  private static let form = QuakeForm(
    near: "São Paulo & Co", radius: "50", since: "2020-01-01", minimumMagnitude: "-0.5")

  @Test(arguments: [
    (EarthquakesDestination.count(QuakeForm()), "/earthquakes"),
    (
      .count(form),
      "/earthquakes?near=S%C3%A3o%20Paulo%20%26%20Co&radius=50&since=2020-01-01&magnitude=-0.5"
    ),
    (
      .list(QuakeListForm(QuakeForm(near: "Suva"), order: "largest", limit: "5", cursor: "10")),
      "/earthquakes/list?near=Suva&sort=largest&limit=5&cursor=10"
    ),
    (.detail(Quake.ID("nc1")), "/earthquakes/events/nc1"),
    (.detail(Quake.ID("list")), "/earthquakes/events/list"),
    (.places(query: "san r"), "/earthquakes/places?q=san%20r"),
    (.places(query: ""), "/earthquakes/places"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: EarthquakesDestination, _ address: String
  ) {
    let route = EarthquakesRouteMap.route(to: destination)
    #expect(route.description == address)
    #expect(EarthquakesRouteMap.destination(of: route) == destination)
  }

  @Test(arguments: [
    ["bookmarks"], [], ["earthquakes", "nowhere"], ["earthquakes", "events"],
    ["earthquakes", "events", "a", "b"],
  ])
  func rejectsOtherRoutes(_ path: [String]) {
    #expect(EarthquakesRouteMap.destination(of: Route(path: path)) == nil)
  }
}
