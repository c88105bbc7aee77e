import CoreDomain
public import CoreTesting
public import NewsDomain
import Testing

/// The contract of all ``NewsScreens``: intents run one at a time and can be repeated.
public enum NewsScreensContract {
  /// Creates the screens with a repository.
  public typealias Subject = @Sendable (any StoryRepository) -> any NewsScreens

  public static let checks: [ContractCheck<Subject>] = [
    ContractCheck("The list takes one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.list(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.show(StoryListForm(), refreshing: false) },
          { await $0.show(StoryListForm(), refreshing: true) },
          { await $0.markRead(feed: "", category: "", thenShowing: StoryListForm()) },
          { await $0.star(Story.ID("s1"), true, thenShowing: StoryListForm()) },
        ])
    },
    ContractCheck("The story takes one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.detail(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.show(Story.ID("s1"), of: "", keepingUnread: false) },
          { await $0.show(Story.ID("s1"), of: "f1", keepingUnread: true) },
          { await $0.star(Story.ID("s1"), true) }, { await $0.mark(Story.ID("s1"), asRead: false) },
          { await $0.bookmark(Story.ID("s1")) },
        ])
    },
    ContractCheck("The feeds take one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.feeds(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.show() }, { await $0.add(NewsFeedForm(address: "a.example")) },
          { await $0.remove("f1") }, { await $0.file("f1", under: "Sea") },
          { await $0.refresh([]) },
        ])
    },
    ContractCheck("The transfer takes one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.transfer(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.importList(BytesSource([])) },
          { await $0.exportList(to: CollectingSink()) },
        ])
    },
    ContractCheck("The filters take one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.filters(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.show() }, { await $0.remove("1") },
          { await $0.add(NewsFilterForm(verdict: "keep", field: "age", value: "7")) },
        ])
    },
    ContractCheck("The preview takes one intent at a time, and each of them again") { make in
      try await expectPromises(
        make, { $0.preview(navigator: SpyNavigator()) }, { await $0.states() },
        [
          { await $0.preview(address: "a.example") },
          { await $0.preview(BytesSource([]), contentType: "", base: "") },
        ])
    },
  ]
}

extension NewsScreensContract {
  private typealias Intents<Screen> = [@Sendable (Screen) async -> Void]

  private static func expectPromises<Screen: Sendable, State: Hashable & Sendable>(
    _ make: Subject, _ screen: (any NewsScreens) -> Screen,
    _ states: (Screen) async -> AsyncStream<State>, _ intents: Intents<Screen>
  ) async throws {
    for intent in intents {
      let gate = Gate()
      let waiting = StubStoryRepository(full, waitingFor: gate.pass)
      await expectNothing(of: intents, while: intent, screen(make(waiting)), waiting, gate)
      for answers in [full, StubStoryRepository.Answers()] {
        let repository = StubStoryRepository(answers)
        let screen = screen(make(repository))
        await intent(screen)
        let (calls, state) = (repository.calls, await states(screen).first(1))
        #expect(!calls.isEmpty)
        await intent(screen)
        #expect(repository.calls == calls + calls)
        #expect(await states(screen).first(1) == state)
      }
    }
  }

  /// Expects that, while one intent waits for the repository, all intents return without calling
  /// it.
  private static func expectNothing<Screen: Sendable>(
    of intents: Intents<Screen>, while working: @escaping @Sendable (Screen) async -> Void,
    _ screen: Screen, _ repository: StubStoryRepository, _ gate: Gate
  ) async {
    async let first: Void = working(screen)
    await gate.reached()
    let calls = repository.calls
    for intent in intents { await intent(screen) }
    #expect(repository.calls == calls)
    gate.open()
    await first
  }

  /// Answers with which every intent succeeds.
  private static var full: StubStoryRepository.Answers {
    var answers = StubStoryRepository.Answers()
    answers.page = .success(StoryPage(headlines: [.fixture()]))
    answers.story = .success(.fixture(link: "https://tidewater.example/harbour"))
    answers.markRead = .success(1)
    answers.feeds = .success([])
    answers.add = .success(AddedFeed(feed: .fixture(), stories: 1))
    answers.remove = .success(.fixture())
    answers.file = .success(.fixture())
    answers.refresh = .success(RefreshReport(outcomes: [], total: 0))
    answers.importList = .success(ImportedFeeds(added: [], known: 0, leftOut: 0))
    answers.exportList = .success(0)
    answers.preview = .success(.fixture())
    answers.filters = .success([])
    answers.addFilter = .success(
      NewsFilter(id: NewsFilter.ID(1), verdict: .keep, test: .age(.fixture(7))))
    return answers
  }
}
