import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The query of a request, and the URLs of the other pages of its result.
extension BookmarkQuestion {
  /// Parses the query of a page: `q`, `tag`, `unread`, `archived`, `sort` and `page` (from 1).
  ///
  /// - Throws: ``Problem`` if a value is invalid or the page is out of range.
  init(ofPage query: FormFields) throws(Problem) {
    let page = try query.number("page") ?? 1
    guard 1...Self.lastPage ~= page else {
      throw Problem(
        .unprocessableContent, "There is no page \(page): pages are 1 to \(Self.lastPage).")
    }
    try self.init(query, limit: Self.pageSize, offset: (page - 1) * Self.pageSize)
  }

  /// Parses the query of an API request: `q`, `tag`, `unread`, `archived`, `sort`, `limit` and
  /// `offset`.
  ///
  /// - Throws: ``Problem`` if a value is invalid.
  init(ofProgram query: FormFields) throws(Problem) {
    try self.init(
      query, limit: try query.limit() ?? Self.usualAnswer,
      offset: try query.number("offset") ?? 0)
  }

  private init(_ query: FormFields, limit: Int, offset: Int) throws(Problem) {
    self.init(
      query: query["q"] ?? "", tag: query["tag"] ?? "",
      unreadOnly: try query.flag("unread") ?? false,
      archived: try query.flag("archived") ?? false,
      order: try query.word("sort") ?? .newest, limit: limit, offset: offset)
  }

  /// The page number, from 1.
  var page: Int { offset / Self.pageSize + 1 }

  /// The route to another page of the same list.
  func route(toPage page: Int) -> Route {
    Route(
      path: ["bookmarks"],
      query: parameters + (page == 1 ? [] : [Route.Parameter("page", "\(page)")]))
  }

  /// The API route to the same list from another offset.
  func route(toOffset offset: Int) -> Route {
    Route(
      path: ["api", "v1", "bookmarks"],
      query: parameters + [
        Route.Parameter("limit", "\(limit ?? Self.usualAnswer)"),
        Route.Parameter("offset", "\(offset)"),
      ])
  }

  /// The same query without the tag filter.
  var untagged: BookmarkQuestion {
    var question = self
    question.tag = ""
    return question
  }

  /// Whether the query has a filter.
  var isNarrowed: Bool { !query.isEmpty || !tag.isEmpty || unreadOnly || archived }

  private var parameters: [Route.Parameter] {
    let fields = [
      ("q", query), ("tag", tag), ("unread", unreadOnly ? "true" : ""),
      ("archived", archived ? "true" : ""), ("sort", order == .newest ? "" : order.rawValue),
    ]
    return fields.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) }
  }

  /// Rows per page.
  static var pageSize: Int { 50 }

  /// The default limit of the API.
  static var usualAnswer: Int { 1000 }

  /// The maximum page number, so that the offset does not overflow.
  static var lastPage: Int { 1_000_000 }
}
