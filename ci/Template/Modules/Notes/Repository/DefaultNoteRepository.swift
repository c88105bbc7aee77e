public import CoreDomain
public import NotesDomain

/// A repository that stores notes through the feature's ports.
public struct DefaultNoteRepository: NoteRepository {
  private let store: any NoteStore
  private let clock: any WallClock
  private let identifiers: any IdentifierSource
  private let traced: TracedOperations<NoteFailure>

  public init(
    store: any NoteStore, clock: any WallClock, identifiers: any IdentifierSource,
    tracer: OperationTracer
  ) {
    self.store = store
    self.clock = clock
    self.identifiers = identifiers
    traced = TracedOperations(by: tracer)
  }

  public func add(_ title: NoteTitle) async throws(NoteFailure) -> Note {
    let note = Note(id: Note.ID(identifiers.next()), title: title, createdAt: clock.now)
    try await traced(try await store.keep(note))
    return note
  }
}
