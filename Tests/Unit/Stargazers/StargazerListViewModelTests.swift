import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StargazerListViewModelTests {
  private let repository = StubStargazerRepository()
  private let router = SpyStargazersRouter()
  private let writer = SpyStargazerPreferencesWriter()
  private let glaze = StargazerListRequest(repository: .fixture())

  @Test func announcesEachStepOnItsWayToTheList() async {
    let request = StargazerListRequest(
      repository: .fixture(), order: .newest, limit: PageSize(3) ?? .usual, refreshes: true)
    let list = StargazerList.fixture(of: request)
    let pause = StargazerProgress.pause(until: .fixture(60))
    repository.answer {
      $0.progress = [.pages(1, of: 2), pause, .pages(2, of: 2)]
      $0.list = .success(list)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.show(
      StargazerListForm(
        repository: "lindqvist/glaze", order: "newest", limit: "3", refreshes: true))
    #expect(
      await states.first(6) == [
        .idle, .preparing(request), .walking(.pages(1, of: 2)), .walking(pause),
        .walking(.pages(2, of: 2)), .success(list),
      ])
    #expect(repository.calls == [.list(request)])
  }

  @Test func announcesWhyThereIsNoList() async {
    let failure = StargazerFailure.unknownRepository(.fixture())
    repository.answer { $0.list = .failure(failure) }
    let screen = screen()
    let states = await screen.states()
    await screen.show(StargazerListForm(repository: "lindqvist/glaze"))
    #expect(await states.first(3) == [.idle, .preparing(glaze), .failure(failure)])
    #expect(writer.callArgs == [])
  }

  @Test(arguments: [
    (StargazerListForm(), StargazerFailure.noRepository),
    (StargazerListForm(repository: "a/b", order: "prettiest"), .malformedOrder("prettiest")),
    (StargazerListForm(repository: "a/b", limit: "0"), .malformedLimit("0")),
  ])
  func refusesAFormThatCannotBeReadBeforeItAsks(
    _ form: StargazerListForm, _ failure: StargazerFailure
  ) async {
    let screen = screen()
    let states = await screen.states()
    await screen.show(form)
    #expect(await states.first(2) == [.idle, .failure(failure)])
    #expect(repository.calls == [] && writer.callArgs == [])
  }

  @Test func askingWhileTheListIsFetchedDoesNothing() async {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    let screen = screen(over: repository)
    async let first: Void = screen.show(StargazerListForm(repository: "lindqvist/glaze"))
    await gate.reached()
    await screen.show(StargazerListForm(repository: "okafor/tide"))
    await screen.begin()
    gate.open()
    await first
    #expect(repository.calls == [.list(glaze)])
  }

  @Test func beginsWithWhatIsRemembered() async {
    let preferences = StargazerPreferences(repository: .fixture(), pageSize: PageSize(7) ?? .usual)
    let screen = screen(reader: StubStargazerPreferencesReader(preferences))
    let states = await screen.states()
    await screen.begin()
    #expect(await states.first(2) == [.idle, .ready(preferences)])
  }

  @Test func whatCannotBeReadIsAnnounced() async {
    let failure = StargazerFailure.busy(reason: "Busy.")
    let screen = screen(reader: StubStargazerPreferencesReader(nextValue: .failure(failure)))
    await screen.begin()
    #expect(await screen.states().first(1) == [.failure(failure)])
  }

  @Test func leavesForOneOfThemAndForTheHistory() async {
    let screen = screen()
    await screen.open("ola", of: "lindqvist/glaze")
    await screen.openHistory(of: "okafor/tide")
    #expect(
      router.opened == [
        .detail(login: "ola", repository: "lindqvist/glaze"), .history(repository: "okafor/tide"),
      ])
  }

  private func screen(
    over repository: StubStargazerRepository? = nil,
    reader: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> StargazerListViewModel {
    StargazerListViewModel(
      repository: repository ?? self.repository, router: router, reader: reader, writer: writer)
  }
}

/// The remembered values of the list, with a stub for reading and a spy for writing.
@Suite struct StargazerListMemoryTests {
  private let repository: StubStargazerRepository = {
    var answers = StubStargazerRepository.Answers()
    answers.list = .success(.fixture())
    return StubStargazerRepository(answers)
  }()
  private let seven = PageSize(7) ?? .usual

  @Test func whatIsBlankIsAsTheLastTime() async {
    let last = StargazerPreferences(repository: .fixture("okafor/tide"), pageSize: seven)
    await show(StargazerListForm(), reader: StubStargazerPreferencesReader(last))
    let request = StargazerListRequest(repository: .fixture("okafor/tide"), limit: seven)
    #expect(repository.calls == [.list(request)])
  }

  @Test func whatWasShownIsRemembered() async {
    let writer = SpyStargazerPreferencesWriter()
    await show(StargazerListForm(repository: "lindqvist/glaze", limit: "7"), writer: writer)
    #expect(
      writer.callArgs == [StargazerPreferences(repository: .fixture(), pageSize: seven)])
  }

  @Test func whatIsRememberedAlreadyIsNotWrittenAgain() async {
    let last = StargazerPreferences(repository: .fixture())
    let writer = SpyStargazerPreferencesWriter()
    await show(
      StargazerListForm(order: "newest", refreshes: true),
      reader: StubStargazerPreferencesReader(last), writer: writer)
    #expect(repository.calls.count == 1 && writer.callArgs == [])
  }

  @Test func whereItCannotBeRememberedTheListIsAsGood() async {
    let writer = SpyStargazerPreferencesWriter(failure: .storage(reason: "The disk is full."))
    let state = await show(StargazerListForm(repository: "lindqvist/glaze"), writer: writer)
    #expect(state == .success(.fixture()) && writer.callArgs.count == 1)
  }

  /// Shows a list and returns the final state.
  @discardableResult private func show(
    _ form: StargazerListForm,
    reader: StubStargazerPreferencesReader = StubStargazerPreferencesReader(),
    writer: SpyStargazerPreferencesWriter = SpyStargazerPreferencesWriter()
  ) async -> StargazerListState? {
    let screen = StargazerListViewModel(
      repository: repository, router: SpyStargazersRouter(), reader: reader, writer: writer)
    await screen.show(form)
    return await screen.states().first(1).last
  }
}
