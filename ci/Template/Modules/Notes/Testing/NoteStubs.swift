public import CoreDomain
public import CoreTesting
public import NotesDomain

/// A stub of ``NoteRepository`` and ``StoredNotes``, which returns prepared answers.
public struct StubNoteRepository: NoteRepository, StoredNotes, AnsweringStub {
  /// The prepared answers. By default, each call succeeds.
  public struct Answers: Sendable {
    public var newest: Result<[Note], NoteFailure> = .success([])
    public var added: Result<Note, NoteFailure> = .success(.fixture())
    public var removed: Result<Void, NoteFailure> = .success(())
  }

  public let memory = StubMemory<Answers, Never>(Answers())

  public init() {}

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    try memory.answers.newest.get()
  }

  public func add(_ title: NoteTitle) async throws(NoteFailure) -> Note {
    try memory.answers.added.get()
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) { try memory.answers.removed.get() }
}

/// Screens that publish prepared states and record the intents, for tests of the views.
public struct StubNotesScreens: NotesScreens {
  public let list: StubScreen<NoteListState, NoteListIntent>

  public init(list: [NoteListState] = []) {
    self.list = StubScreen(.idle, then: list)
  }

  public func list(navigator: any Navigator) -> any NoteListScreen { list }
  public func destination(of route: Route) -> NotesDestination? { nil }
}

/// A router that records the opened destinations and does not navigate.
public typealias SpyNotesRouter = SpyRouter<NotesDestination>

// Builders for tests. Every parameter has a default, so that a test shows only relevant values.
// Invalid values trap, because the test itself is then wrong.

extension Note {
  /// Makes a note from some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "a1", title: String = "An example", seconds: Int64 = 0
  ) -> Note {
    Note(id: Note.ID(id), title: .fixture(title), createdAt: .fixture(seconds))
  }
}

extension NoteTitle {
  public static func fixture(_ text: String = "An example") -> NoteTitle {
    valid(try NoteTitle(text), text)
  }
}
