public import CoreTesting
public import StargazersDomain

/// A repository that records its calls and returns predefined results. A test can delay the
/// results.
public struct StubStargazerRepository: StargazerRepository, AnsweringStub {
  /// A call with its arguments, except for the progress handler.
  public enum Call: Hashable, Sendable {
    case list(StargazerListRequest)
    case stargazer(String, of: RepositoryName)
    case history(of: RepositoryName, refreshes: Bool)
    case storedHistory
    case picture(of: RepositoryName)
  }

  /// The results of the calls. A result that the test does not set is an error, except for
  /// ``storedHistory``, which is `nil`.
  public struct Answers: Sendable {
    /// The progress that each call reports before it returns.
    public var progress: [StargazerProgress] = []
    public var list: Result<StargazerList, StargazerFailure> = .untold
    public var stargazer: Result<FoundStargazer, StargazerFailure> = .untold
    public var history: Result<StarHistory, StargazerFailure> = .untold
    public var storedHistory: Result<StarHistory?, StargazerFailure> = .success(nil)
    public var picture: Result<StarHistoryPicture, StargazerFailure> = .untold

    public init() {}
  }

  public let memory: StubMemory<Answers, Call>

  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = StubMemory(answers) { _ in await gate() }
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

  public func storedHistory() async throws(StargazerFailure) -> StarHistory? {
    try await answers(to: .storedHistory).storedHistory.get()
  }

  public func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture {
    try await answers(to: .picture(of: repository), progress).picture.get()
  }

  private func answers(
    to call: Call, _ progress: @Sendable (StargazerProgress) async -> Void
  ) async -> Answers {
    for step in memory.answers.progress { await progress(step) }
    return await answers(to: call)
  }
}

/// A preferences reader that returns or throws a predefined result.
public struct StubStargazerPreferencesReader: StargazerPreferencesReader {
  public let nextValue: Result<StargazerPreferences, StargazerFailure>

  public init(nextValue: Result<StargazerPreferences, StargazerFailure>) {
    self.nextValue = nextValue
  }

  public init(_ preferences: StargazerPreferences = StargazerPreferences()) {
    nextValue = .success(preferences)
  }

  public func preferences() async throws(StargazerFailure) -> StargazerPreferences {
    try nextValue.get()
  }
}

/// A drawing that returns a short text with the number of weeks, the repository and the total.
public struct StubStarHistoryDrawing: StarHistoryDrawing {
  public init() {}

  public func chart(of history: StarHistory) -> String {
    "<svg>\(history.weeks.count) of \(history.repository): \(history.total)</svg>"
  }
}

public typealias SpyStargazersRouter = SpyRouter<StargazersDestination>

/// A preferences writer that records the values and does not store them.
public final class SpyStargazerPreferencesWriter: StargazerPreferencesWriter {
  private let remembered = Recorder<StargazerPreferences>()
  private let failure: StargazerFailure?

  /// - Parameter failure: The error that every call throws, or `nil` to succeed.
  public init(failure: StargazerFailure? = nil) {
    self.failure = failure
  }

  /// The values of all calls, in order, including calls that threw the error.
  public var callArgs: [StargazerPreferences] { remembered.all }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    remembered.remember(preferences)
    if let failure { throw failure }
  }
}
