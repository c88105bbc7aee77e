import CoreDomain
import HTTPTypes
import NotesDomain

/// The list, or the result of an intent, as JSON.
struct NoteListJSON: StateView {
  func reply(to state: NoteListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): try .json(notes.map(NoteRecord.init))
    case .added(let note): try .json(NoteRecord(note), status: .created)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
