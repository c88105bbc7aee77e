import BookmarksDomain
import CoreDomain
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
      .records(
        page.bookmarks,
        fields: [.totalCount: "\(page.total)", .link: links(filter, total: page.total)])
    case .failure(let failure):
      throw Problem(failure)
    }
  }

  private func links(_ filter: BookmarkFilter, total: Int) -> String {
    let limit = filter.limit ?? BookmarkListForm.usualAnswer
    let offset = filter.offset
    let last = max(0, (total - 1) / limit * limit)
    // The client chooses the offset, so the sum may overflow.
    let (sum, overflows) = offset.addingReportingOverflow(limit)
    let next = !overflows && sum < total ? sum : nil
    let offsets: [(String, Int?)] = [
      ("first", 0), ("prev", offset > 0 ? max(0, min(offset - limit, last)) : nil),
      ("next", next), ("last", last),
    ]
    return offsets.compactMap { relation, offset in
      offset.map { "<\(form.route(toOffset: $0, limit: limit))>; rel=\"\(relation)\"" }
    }
    .joined(separator: ", ")
  }
}
