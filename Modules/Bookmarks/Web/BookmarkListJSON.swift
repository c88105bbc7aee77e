import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The list as a JSON array. Header fields contain the total and the links to other pages (RFC
/// 8288).
struct BookmarkListJSON: StateView {
  let form: BookmarkListForm

  func reply(to state: BookmarkListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: let filter):
      .records(page.bookmarks, fields: fields(filter, total: page.total))
    case .failure(let failure):
      throw Problem(failure)
    }
  }

  private func fields(_ filter: BookmarkFilter, total: Int) -> HTTPFields {
    let range = BookmarkRange(
      limit: filter.limit ?? BookmarkRange.usualLimit, offset: filter.offset)
    return range.fields(total: total) { form.route(toOffset: $0, limit: range.limit) }
  }
}
