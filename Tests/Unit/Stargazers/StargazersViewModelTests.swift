import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import StargazersTesting
import Testing

@testable import StargazersViewModel

@Suite struct StarHistoryViewModelTests {
  private let repository = StubStargazerRepository()
  private let router = SpyStargazersRouter()

  @Test func publishesTheProgressAndTheHistory() async {
    repository.answer {
      $0.progress = [.pages(1, of: 2), .pages(2, of: 2)]
      $0.history = .success(.fixture())
    }
    #expect(
      await model.states(after: .show(repository: "lindqvist/glaze", refreshes: true)) == [
        .idle, .preparing(.fixture()), .loading(.pages(1, of: 2)), .loading(.pages(2, of: 2)),
        .success(.fixture()),
      ])
    #expect(repository.calls == [.history(of: .fixture(), refreshes: true)])
  }

  @Test func publishesTheFailureForTheLastRepository() async {
    repository.answer { $0.history = .failure(.source(.badToken)) }
    #expect(
      await model.states(after: .show(repository: "", refreshes: false))
        == [.idle, .preparing(.fixture("okafor/tide")), .failure(.source(.badToken))])
    #expect(repository.calls == [.history(of: .fixture("okafor/tide"), refreshes: false)])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    #expect(
      await model.states(after: .show(repository: "glaze", refreshes: false))
        == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  @Test(
    arguments: [
      (.success(.fixture()), [.idle, .success(.fixture())]), (.success(nil), [.idle]),
      (.failure(.busy(reason: "Busy.")), [.idle, .failure(.busy(reason: "Busy."))]),
    ] as [(Result<StarHistory?, StargazerFailure>, [StarHistoryState])])
  func showsTheStoredHistoryWithoutARequest(
    _ stored: Result<StarHistory?, StargazerFailure>, _ states: [StarHistoryState]
  ) async {
    repository.answer { $0.storedHistory = stored }
    #expect(await model.states(after: .showStored) == states)
    #expect(repository.calls == [.storedHistory])
  }

  @Test func opensTheList() async {
    _ = await model.states(after: .openList(repository: "lindqvist/glaze"))
    #expect(router.opened == [.list(StargazerListForm(repository: "lindqvist/glaze"))])
  }

  private var model: StarHistoryViewModel {
    StarHistoryViewModel(
      repository: repository, router: router, preferences: StubStargazerPreferencesReader.last)
  }
}

@Suite struct StarHistoryPictureViewModelTests {
  private let repository = StubStargazerRepository()

  @Test func publishesThePicture() async {
    let picture = StarHistoryPicture(svg: "<svg/>", history: .fixture())
    repository.answer {
      $0.progress = [.pages(2, of: 2)]
      $0.picture = .success(picture)
    }
    #expect(
      await states("lindqvist/glaze")
        == [.idle, .preparing(.fixture()), .loading(.pages(2, of: 2)), .success(picture)])
    #expect(repository.calls == [.picture(of: .fixture())])
  }

  @Test func publishesTheFailureForTheLastRepository() async {
    repository.answer { $0.picture = .failure(.source(.badToken)) }
    #expect(
      await states("")
        == [.idle, .preparing(.fixture("okafor/tide")), .failure(.source(.badToken))])
    #expect(repository.calls == [.picture(of: .fixture("okafor/tide"))])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    #expect(await states("glaze") == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  private func states(_ typed: String) async -> [StarHistoryPictureState] {
    await StarHistoryPictureViewModel(
      repository: repository, preferences: StubStargazerPreferencesReader.last
    )
    .states(after: .draw(repository: typed))
  }
}

@Suite struct StarComparisonViewModelTests {
  private let repository = StubStargazerRepository()

  @Test func loadsTheHistoriesOneAfterTheOther() async {
    repository.answer {
      $0.progress = [.pages(1, of: 2)]
      $0.history = .success(.fixture())
    }
    #expect(
      await states(StarComparisonForm(["lindqvist/glaze, okafor/tide"])) == [
        .idle, .preparing(["lindqvist/glaze", "okafor/tide"]), .loading(.pages(1, of: 2)),
        .loading(.pages(1, of: 2)), .success([.fixture(), .fixture()], []),
      ])
    #expect(
      repository.calls == [
        .history(of: .fixture(), refreshes: false),
        .history(of: .fixture("okafor/tide"), refreshes: false),
      ])
  }

  @Test func failsIfNoHistoryIsAvailable() async {
    repository.answer { $0.history = .failure(.source(.badToken)) }
    #expect(
      await states(StarComparisonForm(["a/b", "c/d"], refreshes: true))
        == [.idle, .preparing(["a/b", "c/d"]), .failure(.source(.badToken))])
    #expect(repository.calls.count == 2)
  }

  /// The failure names each invalid repository.
  @Test(arguments: [
    (["a/1,a/2,a/3", "a/4 a/5 a/6"], ["Compare at most 5 repositories, got 6."]),
    (["a/1", "glaze", "tide"], ["“glaze”", "“tide”"]),
  ])
  func rejectsNamesThatCannotBeCompared(_ names: [String], _ words: [String]) async {
    let last = await states(StarComparisonForm(names)).last
    guard case .failure(.form(let failures))? = last else {
      Issue.record("no failure of the form, but \(String(describing: last))")
      return
    }
    #expect(words.allSatisfy { failures.description.contains($0) })
    #expect(repository.calls == [])
  }

  @Test func acceptsAsManyNamesAsThereAreColors() {
    #expect(throws: Never.self) { try StarComparisonForm(["a/1 a/2 a/3 a/4 a/5"]).check() }
  }

  @Test func ignoresRepetitionsAndLetterCase() {
    #expect(StarComparisonForm(["a/b c/d", "A/B"]).repositories == ["a/b", "c/d"])
  }

  private func states(_ form: StarComparisonForm) async -> [StarComparisonState] {
    await StarComparisonViewModel(
      repository: repository, preferences: StubStargazerPreferencesReader()
    ).states(after: .show(form))
  }
}

@Suite struct StargazerDetailViewModelTests {
  private let repository = StubStargazerRepository()

  @Test func publishesTheProgressAndTheStargazer() async {
    let found = FoundStargazer(.fixture(login: "ola"), of: .fixture(), origin: .now)
    repository.answer {
      $0.progress = [.pages(1, of: 2)]
      $0.stargazer = .success(found)
    }
    #expect(
      await states("OLA", of: "lindqvist/glaze")
        == [.idle, .preparing(login: "OLA"), .loading(.pages(1, of: 2)), .success(found)])
    #expect(repository.calls == [.stargazer("OLA", of: .fixture())])
  }

  @Test func publishesThatNobodyHasThisNameInTheLastRepository() async {
    let failure = StargazerFailure.unknownStargazer("ola", of: .fixture("okafor/tide"))
    repository.answer { $0.stargazer = .failure(failure) }
    #expect(
      await states("ola", of: " ") == [.idle, .preparing(login: "ola"), .failure(failure)])
    #expect(repository.calls == [.stargazer("ola", of: .fixture("okafor/tide"))])
  }

  @Test func rejectsAnInvalidRepositoryBeforeTheRequest() async {
    #expect(
      await states("ola", of: "glaze") == [.idle, .failure(.form([.repository("glaze")]))])
    #expect(repository.calls == [])
  }

  private func states(_ login: String, of typed: String) async -> [StargazerDetailState] {
    await StargazerDetailViewModel(
      repository: repository, preferences: StubStargazerPreferencesReader.last
    )
    .states(after: .show(login: login, repository: typed))
  }
}

extension StubStargazerPreferencesReader {
  /// A reader that remembers another repository than the other tests use.
  fileprivate static let last = StubStargazerPreferencesReader(
    StargazerPreferences(repository: .fixture("okafor/tide")))
}

@Suite struct RouteStargazersRouterTests {
  @Test(arguments: [
    (StargazersDestination.form, "/stargazers"),
    (.list(StargazerListForm()), "/stargazers/list"),
    (
      .list(
        StargazerListForm(
          repository: "lindqvist/glaze", order: "newest", limit: "5", cursor: "10",
          refreshes: true)),
      "/stargazers/list?repository=lindqvist%2Fglaze&sort=newest&limit=5&cursor=10&refresh=yes"
    ),
    (
      .list(StargazerListForm(repository: "any text & more")),
      "/stargazers/list?repository=any%20text%20%26%20more"
    ),
    (.history(repository: ""), "/stargazers/history"),
    (
      .history(repository: "lindqvist/glaze"), "/stargazers/history?repository=lindqvist%2Fglaze"
    ),
    (
      .detail(login: "ola", repository: "lindqvist/glaze"),
      "/stargazers/people/ola?repository=lindqvist%2Fglaze"
    ),
    (.detail(login: "list", repository: ""), "/stargazers/people/list"),
  ])
  func convertsEachDestinationToARouteAndBack(
    _ destination: StargazersDestination, _ address: String
  ) {
    let route = StargazersRouteMap.route(to: destination)
    #expect(route.description == address)
    #expect(StargazersRouteMap.destination(of: route) == destination)
  }

  @Test(arguments: [
    ["bookmarks"], [], ["stargazers", "nowhere"], ["stargazers", "people"],
    ["stargazers", "people", "a", "b"], ["stargazers", "list", "a"],
  ])
  func rejectsOtherRoutes(_ path: [String]) {
    #expect(StargazersRouteMap.destination(of: Route(path: path)) == nil)
  }
}
