import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The question that the query of a request asks, and the addresses of other pages of its answer.
extension BookmarkQuestion {
  /// What the query of a page asks for: `q`, `tag`, `unread`, `archived`, `sort` and `page`, counted
  /// from 1.
  ///
  /// - Throws: ``Problem`` when a value makes no sense, or the page is out of range.
  init(ofPage query: FormFields) throws(Problem) {
    let page = try query.number("page") ?? 1
    guard 1...Self.lastPage ~= page else {
      throw Problem(
        .unprocessableContent, "There is no page \(page): pages are 1 to \(Self.lastPage).")
    }
    try self.init(query, limit: Self.pageSize, offset: (page - 1) * Self.pageSize)
  }

  /// What the query of a program asks for: `q`, `tag`, `unread`, `archived`, `sort`, `limit` and
  /// `offset`.
  ///
  /// - Throws: ``Problem`` when a value makes no sense.
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

  /// The page that is asked for, counted from 1.
  var page: Int { offset / Self.pageSize + 1 }

  /// The place where another page of the same list is.
  func route(toPage page: Int) -> Route {
    Route(
      path: ["bookmarks"],
      query: parameters + (page == 1 ? [] : [Route.Parameter("page", "\(page)")]))
  }

  /// The place where a program finds the same list from another offset on.
  func route(toOffset offset: Int) -> Route {
    Route(
      path: ["api", "v1", "bookmarks"],
      query: parameters + [
        Route.Parameter("limit", "\(limit ?? Self.usualAnswer)"),
        Route.Parameter("offset", "\(offset)"),
      ])
  }

  /// The same question about every tag.
  var untagged: BookmarkQuestion {
    var question = self
    question.tag = ""
    return question
  }

  /// Whether only some of the bookmarks are asked for.
  var isNarrowed: Bool { !query.isEmpty || !tag.isEmpty || unreadOnly || archived }

  private var parameters: [Route.Parameter] {
    let fields = [
      ("q", query), ("tag", tag), ("unread", unreadOnly ? "true" : ""),
      ("archived", archived ? "true" : ""), ("sort", order == .newest ? "" : order.rawValue),
    ]
    return fields.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) }
  }

  /// How many bookmarks a page shows.
  static var pageSize: Int { 50 }

  /// How many bookmarks a program gets at a time when it does not say.
  static var usualAnswer: Int { 1000 }

  /// The last page that can be asked for, so that an offset stays a number.
  static var lastPage: Int { 1_000_000 }
}
