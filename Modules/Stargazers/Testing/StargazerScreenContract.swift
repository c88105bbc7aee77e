import CoreDomain
public import CoreTesting
public import StargazersDomain
import Testing

/// The contract of every screen of the feature: the order of its states, and that it runs one
/// intent at a time.
public enum StargazerScreenContract {
  /// The kind of a state, common to all screens.
  public enum Phase: Hashable, Sendable {
    case idle, preparing, underway, success
    case failure(StargazerFailure)
  }

  /// A screen and its intent.
  public struct Subject: Sendable {
    /// Returns the kinds of the next states.
    let phases: @Sendable () async -> @Sendable (Int) async -> [Phase]
    let ask: @Sendable (_ repository: String) async -> Void

    public init<State: Sendable>(
      states: @escaping @Sendable () async -> AsyncStream<State>,
      phase: @escaping @Sendable (State) -> Phase,
      ask: @escaping @Sendable (_ repository: String) async -> Void
    ) {
      phases = {
        let stream = await states()
        return { count in await stream.first(count).map(phase) }
      }
      self.ask = ask
    }
  }

  /// Creates a screen with a repository.
  public typealias Make = @Sendable (StubStargazerRepository) -> Subject

  public static let checks: [ContractCheck<Make>] = [
    ContractCheck("The states begin with that of the moment: idle at first, the last one later") {
      make in
      let screen = make(StubStargazerRepository(answers))
      #expect(await screen.phases()(1) == [.idle])
      await screen.ask("lindqvist/glaze")
      #expect(await screen.phases()(1) == [.success])
    },
    ContractCheck("Asked twice, it goes the whole way twice") { make in
      let repository = StubStargazerRepository(answers)
      let screen = make(repository)
      let phases = await screen.phases()
      for _ in 1...2 { await screen.ask("lindqvist/glaze") }
      #expect(
        await phases(7) == [
          .idle, .preparing, .underway, .success, .preparing, .underway, .success,
        ])
      #expect(repository.calls.count == 2)
    },
    ContractCheck("While it is busy, another question does nothing and shows nothing") { make in
      let gate = Gate()
      let repository = StubStargazerRepository(answers, waitingFor: gate.pass)
      let screen = make(repository)
      let phases = await screen.phases()
      async let first: Void = screen.ask("lindqvist/glaze")
      await gate.reached()
      await screen.ask("okafor/tide")
      await screen.ask("no repository")
      gate.open()
      await first
      #expect(await phases(4) == [.idle, .preparing, .underway, .success])
      #expect(repository.calls.count == 1)
      await screen.ask("lindqvist/glaze")
      #expect(repository.calls.count == 2, "it is free again")
    },
    ContractCheck(
      "A question that is called off says how far it came, and the next one is answered"
    ) {
      make in
      let failure = StargazerFailure.cancelled(pages: 2, of: 7)
      let repository = StubStargazerRepository(failing(failure))
      let screen = make(repository)
      let phases = await screen.phases()
      await screen.ask("lindqvist/glaze")
      repository.answer { $0 = answers }
      await screen.ask("lindqvist/glaze")
      #expect(
        await phases(7) == [
          .idle, .preparing, .underway, .failure(failure), .preparing, .underway, .success,
        ])
    },
    ContractCheck("What cannot be read is refused before anybody is asked") { make in
      let repository = StubStargazerRepository(answers)
      let screen = make(repository)
      let phases = await screen.phases()
      await screen.ask("glaze")
      let failure = StargazerFailure.malformedRepository(
        "glaze", reason: "write an owner, a slash and a name")
      #expect(await phases(2) == [.idle, .failure(failure)])
      #expect(repository.calls == [])
    },
  ]
}

extension StargazerScreenContract {
  private static var answers: StubStargazerRepository.Answers {
    let origin = StargazerOrigin.service(.fixture())
    let history = StarHistory(repository: .fixture(), total: 0, weeks: [], origin: origin)
    var answers = StubStargazerRepository.Answers()
    answers.progress = [.pages(1, of: 2)]
    answers.list = .success(
      StargazerList(
        request: StargazerListRequest(repository: .fixture()), stargazers: [], total: 0,
        availability: .list, origin: origin))
    answers.stargazer = .success(FoundStargazer(.fixture(), of: .fixture(), origin: origin))
    answers.history = .success(history)
    answers.picture = .success(StarHistoryPicture(svg: "<svg/>", history: history))
    return answers
  }

  private static func failing(
    _ failure: StargazerFailure
  ) -> StubStargazerRepository.Answers {
    var answers = StubStargazerRepository.Answers()
    answers.progress = [.pages(1, of: 2)]
    answers.list = .failure(failure)
    answers.stargazer = .failure(failure)
    answers.history = .failure(failure)
    answers.picture = .failure(failure)
    return answers
  }
}
