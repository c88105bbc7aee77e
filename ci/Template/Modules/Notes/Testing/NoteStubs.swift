public import CoreDomain
public import CoreTesting
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

/// Screens that publish prepared states and record the intents, for tests of the views.
public struct StubNotesScreens: NotesScreens {
  public let list: StubScreen<NoteListState, NoteListIntent>
  private let destinations: [Route: NotesDestination]

  /// - Parameter destinations: The destinations of routes.
  public init(list: [NoteListState] = [], destinations: [Route: NotesDestination] = [:]) {
    self.list = StubScreen(.idle, then: list)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any NoteListScreen { list }
  public func destination(of route: Route) -> NotesDestination? { destinations[route] }
}

/// A router that only records the destinations.
public final class SpyNotesRouter: NotesRouting {
  private let remembered = Mutex<[NotesDestination]>([])

  public init() {}

  /// The destinations in order.
  public var opened: [NotesDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: NotesDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> NotesDestination? {
    nil
  }
}

// Builders for tests. Every parameter has a default, so that a test shows only relevant values.
// Invalid values trap, because the test itself is then wrong.

extension Note {
  /// Makes a note from some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "a1", title: String = "An example", seconds: Int64 = 0
  ) -> Note {
    Note(id: Note.ID(id), title: .fixture(title), createdAt: fixtureTime(seconds))
  }

  /// Returns the moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 is out of range")
    }
    return moment
  }
}

extension NoteTitle {
  public static func fixture(_ text: String = "An example") -> NoteTitle {
    do throws(NoteFailure) {
      return try NoteTitle(text)
    } catch {
      preconditionFailure("a fixture that is not valid: \(error)")
    }
  }
}
