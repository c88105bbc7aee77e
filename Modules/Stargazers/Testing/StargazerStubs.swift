public import StargazersDomain
private import Synchronization

/// A repository that answers what it is told, after a gate where there is one, and remembers what it
/// was asked.
public final class StubStargazerRepository: StargazerRepository {
  /// A question, with all its arguments.
  public enum Call: Hashable, Sendable {
    case list(StargazerListRequest)
    case stargazer(String, of: RepositoryName)
    case history(of: RepositoryName, refreshes: Bool)
    case picture(of: RepositoryName)
  }

  /// The answers of the repository. What nobody has told it is a failure, and not a guess.
  public struct Answers: Sendable {
    /// What is reported before an answer.
    public var progress: [StargazerProgress] = []
    public var list: Result<StargazerList, StargazerFailure> = untold()
    public var stargazer: Result<FoundStargazer, StargazerFailure> = untold()
    public var history: Result<StarHistory, StargazerFailure> = untold()
    public var picture: Result<StarHistoryPicture, StargazerFailure> = untold()

    public init() {}

    private static func untold<Answer>() -> Result<Answer, StargazerFailure> {
      .failure(.storage(reason: "Untold."))
    }
  }

  private struct Memory {
    var answers: Answers
    var calls: [Call] = []
  }

  private let memory: Mutex<Memory>
  private let gate: @Sendable () async -> Void

  /// - Parameter gate: what is waited for before each answer.
  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = Mutex(Memory(answers: answers))
    self.gate = gate
  }

  /// Changes what is answered from now on.
  public func answer(_ change: @Sendable (inout Answers) -> Void) {
    memory.withLock { change(&$0.answers) }
  }

  /// The questions so far.
  public var calls: [Call] {
    memory.withLock { $0.calls }
  }

  public func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList {
    try await answers(to: .list(request), progress).list.get()
  }

  public func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer {
    try await answers(to: .stargazer(login, of: repository), progress).stargazer.get()
  }

  public func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory {
    try await answers(to: .history(of: repository, refreshes: refreshes), progress).history.get()
  }

  public func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture {
    try await answers(to: .picture(of: repository), progress).picture.get()
  }

  private func answers(
    to call: Call, _ progress: @Sendable (StargazerProgress) async -> Void
  ) async -> Answers {
    let answers = memory.withLock { memory in
      memory.calls.append(call)
      return memory.answers
    }
    for step in answers.progress { await progress(step) }
    await gate()
    return memory.withLock(\.answers)
  }
}

/// A reader that answers what it is told.
public struct StubStargazerPreferencesReader: StargazerPreferencesReader {
  /// What it answers the next time, and each time after.
  public let nextValue: Result<StargazerPreferences, StargazerFailure>

  public init(nextValue: Result<StargazerPreferences, StargazerFailure>) {
    self.nextValue = nextValue
  }

  /// A reader that nothing was remembered by, or these.
  public init(_ preferences: StargazerPreferences = StargazerPreferences()) {
    nextValue = .success(preferences)
  }

  public func preferences() async throws(StargazerFailure) -> StargazerPreferences {
    try nextValue.get()
  }
}

/// A drawing that writes down what it was to draw.
public struct StubStarHistoryDrawing: StarHistoryDrawing {
  public init() {}

  public func chart(of history: StarHistory) -> String {
    "<svg>\(history.weeks.count) of \(history.repository): \(history.total)</svg>"
  }
}
