import CoreDomain
import CoreWeb
import HTTPTypes

/// The range of rows that an API request asks for.
struct BookmarkRange: Hashable, Sendable {
  let limit: Int
  let offset: Int

  init(limit: Int = Self.usualLimit, offset: Int = 0) {
    self.limit = limit
    self.offset = offset
  }

  /// Reads `limit` and `cursor`.
  ///
  /// - Throws: ``Problem`` if `limit` or `cursor` is out of range.
  init(in query: FormFields) throws(Problem) {
    self.init(limit: try query.limit() ?? Self.usualLimit, offset: try query.offset())
  }

  /// Returns the rows of the range, given all rows of a list.
  func rows<Row>(of all: [Row]) -> [Row] {
    Array(all.dropFirst(offset).prefix(limit))
  }

  /// Returns the total and the links to other pages (RFC 8288) as header fields.
  ///
  /// - Parameter route: Returns the route to the page that starts at an offset.
  func fields(total: Int, route: (Int) -> Route) -> HTTPFields {
    let last = max(0, (total - 1) / limit * limit)
    // The client chooses the offset, so the sum may overflow.
    let (sum, overflows) = offset.addingReportingOverflow(limit)
    var fields: HTTPFields = [.totalCount: "\(total)"]
    fields.setLinks([
      "first": route(0), "prev": offset > 0 ? route(max(0, min(offset - limit, last))) : nil,
      "next": !overflows && sum < total ? route(sum) : nil, "last": route(last),
    ])
    return fields
  }

  /// Returns the header fields of a list at an API path without other parameters.
  func fields(total: Int, path: [String]) -> HTTPFields {
    fields(total: total) { offset in
      Route(
        path: ["api", "v1"] + path,
        query: [Route.Parameter("limit", "\(limit)"), Route.Parameter("cursor", "\(offset)")])
    }
  }

  /// The default limit of lists that are loaded as a whole.
  static let usualLimit = ListLimit.mostOfReply
}
