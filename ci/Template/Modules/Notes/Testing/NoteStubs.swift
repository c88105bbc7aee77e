public import NotesDomain
private import Synchronization

/// A repository that returns prepared answers, after a gate if it has one.
public final class StubNoteRepository: NoteRepository {
  /// The answers of the repository.
  public struct Answers: Sendable {
    public var newest: Result<[Note], NoteFailure> = .success([])
    public var added: Result<Note, NoteFailure> = .success(.fixture())
    public var removed: Result<Void, NoteFailure> = .success(())

    public init() {}
  }

  private let answers: Mutex<Answers>
  private let gate: @Sendable () async -> Void

  /// - Parameter gate: The gate to wait for before each answer.
  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    self.answers = Mutex(answers)
    self.gate = gate
  }

  /// Changes the answers to later calls.
  public func answer(_ change: @Sendable (inout Answers) -> Void) {
    answers.withLock { change(&$0) }
  }

  public func newest() async throws(NoteFailure) -> [Note] {
    await gate()
    return try answers.withLock(\.newest).get()
  }

  public func add(_ title: NoteTitle) async throws(NoteFailure) -> Note {
    await gate()
    return try answers.withLock(\.added).get()
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    await gate()
    try answers.withLock(\.removed).get()
  }
}
