public import BookshelfDomain
private import Synchronization

/// A repository that answers what it is told, after a gate where there is one.
public final class StubComicRepository: ComicRepository {
  /// The answers of the repository.
  public struct Answers: Sendable {
    public var newest: Result<[Comic], ComicFailure> = .success([])
    public var added: Result<Comic, ComicFailure> = .success(.fixture())
    public var removed: Result<Void, ComicFailure> = .success(())

    public init() {}
  }

  private let answers: Mutex<Answers>
  private let gate: @Sendable () async -> Void

  /// - Parameter gate: what is waited for before each answer.
  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    self.answers = Mutex(answers)
    self.gate = gate
  }

  /// Changes what is answered from now on.
  public func answer(_ change: @Sendable (inout Answers) -> Void) {
    answers.withLock { change(&$0) }
  }

  public func newest() async throws(ComicFailure) -> [Comic] {
    await gate()
    return try answers.withLock(\.newest).get()
  }

  public func add(_ title: ComicTitle) async throws(ComicFailure) -> Comic {
    await gate()
    return try answers.withLock(\.added).get()
  }

  public func remove(_ id: Comic.ID) async throws(ComicFailure) {
    await gate()
    try answers.withLock(\.removed).get()
  }
}
