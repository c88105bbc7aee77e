import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import Testing

@Suite struct QuakeListViewModelTests {
  private let repository = StubQuakeRepository()
  private let router = SpyEarthquakesRouter()

  @Test func publishesTheProgressAndTheEarthquakes() async {
    let request = QuakeListRequest(query: .fixture(radius: 5), order: .nearest, limit: 3)
    let list = QuakeList(
      query: request.query, order: .nearest, quakes: [], total: 0,
      origin: .service(.fixture()))
    repository.answer {
      $0.progress = [QuakeProgress(done: 1, of: 2), QuakeProgress(done: 2, of: 2)]
      $0.list = .success(list)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(QuakeListForm(QuakeForm(radius: "5"), order: "nearest", limit: "3")))
    #expect(
      await states.first(5) == [
        .idle, .preparing(request), .loading(QuakeProgress(done: 1, of: 2)),
        .loading(QuakeProgress(done: 2, of: 2)), .success(list),
      ])
    #expect(repository.calls == [.list(request)])
  }

  @Test func publishesWhyThereIsNoList() async {
    let failure = QuakeFailure.tooMany(7, limit: 5)
    repository.answer { $0.list = .failure(failure) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(QuakeListForm()))
    #expect(
      await states.first(3) == [
        .idle, .preparing(QuakeListRequest(query: .fixture())), .failure(failure),
      ])
  }

  @Test func rejectsAnInvalidFormBeforeTheRequest() async throws {
    let screen = screen()
    let form = QuakeListForm(QuakeForm(radius: "far"), order: "prettiest")
    await screen.send(.show(form))
    let failure = try #require(
      #expect(throws: QuakeFailure.self) { try form.request(by: .fixture) })
    #expect(await screen.states().first(1) == [.failure(failure)])
    #expect(repository.calls.isEmpty)
  }

  @Test func opensAnEventOfTheList() async {
    await screen().send(.open(Quake.ID("nc1")))
    #expect(router.opened == [.detail(Quake.ID("nc1"))])
  }

  private func screen() -> any QuakeListScreen {
    QuakeListViewModel(repository: repository, router: router, rules: .fixture).screen()
  }
}

@Suite struct QuakeDetailViewModelTests {
  private let repository = StubQuakeRepository()
  private let id = Quake.ID("nc1")

  @Test func publishesTheEvent() async {
    let found = FoundQuake(.fixture(id: "nc1"), origin: .service(.fixture()))
    repository.answer { $0.quake = .success(found) }
    let screen = QuakeDetailViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.show(id))
    #expect(await states.first(3) == [.idle, .preparing(id), .success(found)])
    #expect(repository.calls == [.quake(id)])
  }

  @Test func publishesThatTheEventIsUnknown() async {
    repository.answer { $0.quake = .failure(.notFound(id)) }
    let screen = QuakeDetailViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.show(id))
    #expect(await states.first(3) == [.idle, .preparing(id), .failure(.notFound(id))])
  }
}

@Suite struct PlaceListViewModelTests {
  private let router = SpyEarthquakesRouter()

  @Test func publishesThePlacesOfTheGazetteer() async {
    let screen = PlaceListViewModel(router: router, rules: .fixture).screen()
    let states = await screen.states()
    await screen.send(.show("san"))
    await screen.send(.show("nowhere"))
    let places = QuakeRules.fixture.gazetteer.places(matching: "san", limit: 1000)
    #expect(places.contains(.sanRamon))
    #expect(
      await states.first(3) == [
        .idle, .success(places, of: "san"), .success([], of: "nowhere"),
      ])
  }

  @Test(arguments: [
    (Place.sanRamon, "San Ramon, California, United States"),
    (.fixture(-33.8, 151.2), "33.8°S 151.2°E"),
  ])
  func opensTheCountForAPlace(_ place: Place, _ near: String) async {
    await PlaceListViewModel(router: router, rules: .fixture).screen().send(.choose(place))
    #expect(router.opened == [.count(QuakeForm(near: near))])
  }
}

@Suite struct QuakePictureViewModelTests {
  private let repository = StubQuakeRepository()
  private let picture = QuakePicture(svg: "<svg/>", origin: .service(.fixture()))

  @Test(arguments: QuakePictureKind.allCases)
  func publishesTheImage(_ kind: QuakePictureKind) async {
    repository.answer {
      $0.progress = [QuakeProgress(done: 2, of: 2)]
      $0.picture = .success(picture)
    }
    let screen = QuakePictureViewModel(repository: repository, rules: .fixture).screen()
    let states = await screen.states()
    await screen.send(.draw(kind, of: QuakeForm()))
    #expect(
      await states.first(4) == [
        .idle, .preparing(.fixture()), .loading(QuakeProgress(done: 2, of: 2)), .success(picture),
      ])
    #expect(repository.calls == [.picture(kind, of: .fixture())])
  }
}
