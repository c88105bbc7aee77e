import CoreDomain
import NotesDomain

/// The view model of the list. It shows, adds and removes notes.
struct NoteListViewModel: ViewModel {
  let stored: any StoredNotes
  let repository: any NoteRepository
  let router: any NotesRouting

  func handle(
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
