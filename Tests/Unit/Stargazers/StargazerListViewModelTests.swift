import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import StargazersViewModel

@Suite struct StargazerListViewModelTests {
  private let repository = StubStargazerRepository()
  private let router = SpyStargazersRouter()
  private let writer = SpyStargazerPreferencesWriter()
  private let glaze = StargazerListRequest.fixture()

  @Test func publishesTheProgressAndTheList() async {
    let request = StargazerListRequest.fixture(.newest, 3, refreshes: true)
    let list = StargazerList.fixture()
    let pause = StargazerProgress.pause(until: .fixture(60))
    repository.answer {
      $0.progress = [.pages(1, of: 2), pause, .pages(2, of: 2)]
      $0.list = .success(list)
    }
    let screen = model().screen()
    let states = await screen.states()
    await screen.send(
      .show(
        StargazerListForm(
          repository: "lindqvist/glaze", order: "newest", limit: "3", refreshes: true)))
    #expect(
      await states.first(6) == [
        .idle, .preparing(request), .loading(.pages(1, of: 2)), .loading(pause),
        .loading(.pages(2, of: 2)), .success(list),
      ])
    #expect(repository.calls == [.list(request)])
  }

  @Test func rejectsAFormWithAllItsInvalidFieldsBeforeTheRequest() async throws {
    let form = StargazerListForm(order: "prettiest", limit: "0")
    let failure = try #require(
      #expect(throws: StargazerFailure.self) { try form.request(by: StargazerPreferences()) })
    #expect(await model().states(after: .show(form)) == [.idle, .failure(failure)])
    #expect(repository.calls == [] && writer.callArgs == [])
  }

  @Test func publishesTheProgressOfACancelledRequestAndAcceptsTheNextOne() async {
    let failure = StargazerFailure.cancelled(pages: 2, of: 7)
    repository.answer {
      $0.progress = [.pages(1, of: 7)]
      $0.list = .failure(failure)
    }
    let screen = model().screen()
    let states = await screen.states()
    await screen.send(.show(StargazerListForm(repository: "lindqvist/glaze")))
    repository.answer { $0.list = .success(.fixture()) }
    await screen.send(.show(StargazerListForm(repository: "lindqvist/glaze")))
    let progress = StargazerListState.loading(.pages(1, of: 7))
    #expect(
      await states.first(7) == [
        .idle, .preparing(glaze), progress, .failure(failure), .preparing(glaze), progress,
        .success(.fixture()),
      ])
    #expect(writer.callArgs.count == 1)
  }

  @Test func publishesTheRememberedValues() async {
    let preferences = StargazerPreferences(repository: .fixture(), pageSize: .fixture(7))
    let model = model(StubStargazerPreferencesReader(preferences))
    #expect(await model.states(after: .begin) == [.idle, .ready(preferences)])
  }

  @Test func publishesThatTheRememberedValuesCannotBeRead() async {
    let failure = StargazerFailure.busy(reason: "Busy.")
    let model = model(StubStargazerPreferencesReader(nextValue: .failure(failure)))
    #expect(await model.states(after: .begin) == [.idle, .failure(failure)])
  }

  @Test func opensAStargazerAndTheHistory() async {
    _ = await model().states(
      after: .open(login: "ola", repository: "lindqvist/glaze"),
      .openHistory(repository: "okafor/tide"))
    #expect(
      router.opened == [
        .detail(login: "ola", repository: "lindqvist/glaze"), .history(repository: "okafor/tide"),
      ])
  }

  private func model(
    _ preferences: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> StargazerListViewModel {
    StargazerListViewModel(
      repository: repository, router: router, preferences: preferences, writer: writer)
  }
}

/// The remembered values of the list, with a stub for reading and a spy for writing.
@Suite struct StargazerListMemoryTests {
  private let repository = StubStargazerRepository().answering { $0.list = .success(.fixture()) }
  private let seven = PageSize.fixture(7)

  @Test func usesTheLastValuesForBlankFields() async {
    let last = StargazerPreferences(repository: .fixture("okafor/tide"), pageSize: seven)
    await show(StargazerListForm(), preferences: StubStargazerPreferencesReader(last))
    #expect(repository.calls == [.list(.fixture(.oldest, 7, of: .fixture("okafor/tide")))])
  }

  @Test func remembersTheValuesOfTheList() async {
    let writer = SpyStargazerPreferencesWriter()
    await show(StargazerListForm(repository: "lindqvist/glaze", limit: "7"), writer: writer)
    #expect(
      writer.callArgs == [StargazerPreferences(repository: .fixture(), pageSize: seven)])
  }

  @Test func doesNotStoreUnchangedValues() async {
    let last = StargazerPreferences(repository: .fixture())
    let writer = SpyStargazerPreferencesWriter()
    await show(
      StargazerListForm(order: "newest", refreshes: true),
      preferences: StubStargazerPreferencesReader(last), writer: writer)
    #expect(repository.calls.count == 1 && writer.callArgs == [])
  }

  @Test func publishesTheListEvenIfTheValuesCannotBeStored() async {
    let writer = SpyStargazerPreferencesWriter(failure: .storage(reason: "The disk is full."))
    let state = await show(StargazerListForm(repository: "lindqvist/glaze"), writer: writer)
    #expect(state == .success(.fixture()) && writer.callArgs.count == 1)
  }

  /// Shows a list and returns the final state.
  @discardableResult private func show(
    _ form: StargazerListForm,
    preferences: StubStargazerPreferencesReader = StubStargazerPreferencesReader(),
    writer: SpyStargazerPreferencesWriter = SpyStargazerPreferencesWriter()
  ) async -> StargazerListState? {
    await StargazerListViewModel(
      repository: repository, router: SpyStargazersRouter(), preferences: preferences,
      writer: writer
    ).states(after: .show(form)).last
  }
}
