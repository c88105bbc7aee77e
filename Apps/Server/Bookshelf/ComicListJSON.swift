import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The list, and what became of it, as programs read it.
struct ComicListJSON: StateView {
  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookshelf): try .json(bookshelf.map(ComicRecord.init))
    case .added(let comic): try .json(ComicRecord(comic), status: .created)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
