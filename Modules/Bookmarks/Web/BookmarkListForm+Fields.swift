import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// Creates the form from a request's query, and the routes of the other pages of its result.
extension BookmarkListForm {
  /// Reads the query of a page: `q`, `tag`, `unread`, `archived`, `sort` and `page` (counted from
  /// 1).
  ///
  /// - Throws: ``Problem`` if a flag is invalid, or if the page number is out of range.
  init(ofPage query: FormFields) throws(Problem) {
    let page = try Self.page(in: query)
    try self.init(query)
    rows = (page - 1) * Self.pageSize..<page * Self.pageSize
  }

  /// The page number in a query, counted from 1.
  ///
  /// - Throws: ``Problem`` if the page number is out of range.
  static func page(in query: FormFields) throws(Problem) -> Int {
    let page = try query.number("page") ?? 1
    guard 1...lastPage ~= page else {
      throw Problem(
        .unprocessableContent, "The page must be from 1 to \(lastPage), got “\(page)”.")
    }
    return page
  }

  /// Reads the query of an API request: `q`, `tag`, `unread`, `archived`, `sort`, `limit` and
  /// `offset`.
  ///
  /// - Throws: ``Problem`` if a flag is invalid.
  init(ofProgram query: FormFields) throws(Problem) {
    try self.init(query)
    limit = query["limit"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(Self.usualAnswer)"
    offset = query["offset"] ?? ""
  }

  private init(_ query: FormFields) throws(Problem) {
    self.init(
      query: query["q"] ?? "", tag: query["tag"] ?? "",
      unreadOnly: try query.flag("unread") ?? false,
      archived: try query.flag("archived") ?? false, order: query["sort"] ?? "")
  }

  /// The page number, counted from 1.
  var page: Int { (rows?.lowerBound ?? 0) / Self.pageSize + 1 }

  /// The route to another page of the same list.
  func route(toPage page: Int) -> Route {
    Route(
      path: ["bookmarks"],
      query: parameters + (page == 1 ? [] : [Route.Parameter("page", "\(page)")]))
  }

  /// The API route to the same list from another offset.
  func route(toOffset offset: Int, limit: Int) -> Route {
    Route(
      path: ["api", "v1", "bookmarks"],
      query: parameters + [
        Route.Parameter("limit", "\(limit)"), Route.Parameter("offset", "\(offset)"),
      ])
  }

  /// The same form without the tag.
  var untagged: BookmarkListForm {
    var form = self
    form.tag = ""
    return form
  }

  /// Whether the form has a condition that excludes some bookmarks.
  var isNarrowed: Bool { !query.isEmpty || !tag.isEmpty || unreadOnly || archived }

  private var parameters: [Route.Parameter] {
    let fields = [
      ("q", query), ("tag", tag), ("unread", unreadOnly ? "true" : ""),
      ("archived", archived ? "true" : ""),
      ("sort", order == BookmarkOrder.newest.rawValue ? "" : order),
    ]
    return fields.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) }
  }

  /// The number of rows per page.
  static var pageSize: Int { 50 }

  /// The default limit of the API.
  static var usualAnswer: Int { 1000 }

  /// The maximum page number. It keeps the offset from overflowing.
  static var lastPage: Int { 1_000_000 }
}
