import BookmarksDomain
import HTTPTypes

/// The list as programs read it: an array, and beside it how many there are in all.
struct BookmarkListJSON: StateView {
  func reply(to state: BookmarkListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: _):
      try .json(
        page.bookmarks.map(BookmarkRecord.init), fields: [.totalCount: "\(page.total)"])
    case .failure(let failure):
      throw Problem(failure)
    }
  }
}
