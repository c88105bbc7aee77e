public import CoreDomain
public import NotesDomain

/// The view model of the list. It shows, adds and removes notes.
public struct NoteListViewModel: ViewModel {
  private let stored: any StoredNotes
  private let repository: any NoteRepository
  private let router: any NotesRouting

  public init(
    stored: any StoredNotes, repository: any NoteRepository, router: any NotesRouting
  ) {
    self.stored = stored
    self.repository = repository
    self.router = router
  }

  public func handle(
    _ intent: NoteListIntent, publishing states: StatePublisher<NoteListState>
  ) async throws(NoteFailure) {
    await states.publish(.preparing)
    switch intent {
    case .show:
      await states.publish(.success(try await stored.newest(limit: Note.listLimit)))
    case .add(let typed):
      await states.publish(.added(try await repository.add(try NoteTitle(typed))))
      await router.open(.list)
    case .remove(let id):
      try await stored.remove(id)
      await states.publish(.removed(id))
      await router.open(.list)
    }
  }
}
