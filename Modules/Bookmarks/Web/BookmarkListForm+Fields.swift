import BookmarksDomain
import CoreDomain
import CoreWeb

/// Creates the form from a request's query, and the routes of the other pages of its result.
extension BookmarkListForm {
  /// Reads the query of a page: `q`, `tag`, `unread`, `archived`, `sort` and `cursor`.
  ///
  /// - Throws: ``Problem`` if a flag is invalid, or if the cursor is out of range.
  init(ofPage query: FormFields) throws(Problem) {
    let page = try Self.page(in: query)
    try self.init(query)
    rows = (page - 1) * Self.pageSize..<page * Self.pageSize
  }

  /// Returns the number, counted from 1, of the page that contains the first row after the cursor.
  ///
  /// - Throws: ``Problem`` if the cursor is not an integer from 0 to ``lastCursor``.
  static func page(in query: FormFields, size: Int = pageSize) throws(Problem) -> Int {
    try query.offset(upTo: lastCursor) / size + 1
  }

  /// The parameter of the route to a page.
  static func parameters(ofPage page: Int, size: Int = pageSize) -> [Route.Parameter] {
    page == 1 ? [] : [Route.Parameter("cursor", "\((page - 1) * size)")]
  }

  /// Reads the query of an API request: `q`, `tag`, `unread`, `archived`, `sort`, `limit` and
  /// `cursor`.
  ///
  /// - Throws: ``Problem`` if a flag is invalid.
  init(ofProgram query: FormFields) throws(Problem) {
    try self.init(query)
    limit = query["limit"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(BookmarkRange.usualLimit)"
    cursor = query["cursor"] ?? ""
  }

  /// Trims the texts, so that a blank text is empty, and the page is not titled as a search.
  private init(_ query: FormFields) throws(Problem) {
    let text = { (name: String) in DisplayText.trimmed(query[name] ?? "") }
    self.init(
      query: text("q"), tag: text("tag"), unreadOnly: try query.flag("unread") ?? false,
      archived: try query.flag("archived") ?? false, order: text("sort"))
  }

  /// The page number, counted from 1.
  var page: Int { (rows?.lowerBound ?? 0) / Self.pageSize + 1 }

  /// The route to another page of the same list.
  func route(toPage page: Int) -> Route {
    Route(
      path: ["bookmarks"],
      query: parameters + Self.parameters(ofPage: page))
  }

  /// The API route to the same list from another offset.
  func route(toOffset offset: Int, limit: Int) -> Route {
    Route(
      path: ["api", "v1", "bookmarks"],
      query: parameters + [
        Route.Parameter("limit", "\(limit)"), Route.Parameter("cursor", "\(offset)"),
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
    Route.parameters([
      ("q", query), ("tag", tag), ("unread", unreadOnly ? "true" : ""),
      ("archived", archived ? "true" : ""),
      ("sort", order == BookmarkOrder.newest.rawValue ? "" : order),
    ])
  }

  /// The number of rows per page.
  static var pageSize: Int { 50 }

  /// The maximum cursor of a page. It keeps the number of the last row from overflowing.
  static var lastCursor: Int { 50_000_000 }
}
