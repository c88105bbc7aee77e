import BookshelfDomain
import HTTPTypes

/// Creates the form from the query of a request.
extension ComicListForm {
  /// Parses the query of a page: `q`, `show`, `sort`, `offset` and `limit`.
  ///
  /// - Parameter ownedOnly: The default for `show`.
  /// - Throws: ``Problem`` if a value is invalid.
  init(in query: FormFields, ownedOnly: Bool) throws(Problem) {
    let shown = try query.word("show", as: ComicShown.self)
    try self.init(query, ownedOnly: shown.map { $0 == .owned } ?? ownedOnly)
  }

  /// Parses the query of an API request: `q`, `owned`, `sort`, `offset` and `limit`.
  ///
  /// - Throws: ``Problem`` if a value is invalid.
  init(ofProgram query: FormFields) throws(Problem) {
    try self.init(query, ownedOnly: try query.says("owned") ?? false)
  }

  private init(_ query: FormFields, ownedOnly: Bool) throws(Problem) {
    let words = query["q"] ?? ""
    guard words.unicodeScalars.count <= ComicSearchKey.limit else {
      throw Problem(
        .unprocessableContent, "“q” has at most \(ComicSearchKey.limit) characters.")
    }
    self.init(
      ownedOnly: ownedOnly, ordering: try query.word("sort") ?? .title, query: words,
      offset: try Self.offset(of: query) ?? 0, limit: try query.limit() ?? Self.pageSize)
  }

  private static func offset(of query: FormFields) throws(Problem) -> Int? {
    guard let offset = try query.number("offset") else { return nil }
    guard offset >= 0 else {
      throw Problem(.unprocessableContent, "“\(offset)” in “offset” is not within 0 or more.")
    }
    return offset
  }

  /// A copy with another scope or sort order, from the first page.
  func showing(ownedOnly: Bool? = nil, by ordering: ComicOrdering? = nil) -> ComicListForm {
    ComicListForm(
      ownedOnly: ownedOnly ?? self.ownedOnly, ordering: ordering ?? self.ordering, query: query,
      limit: limit)
  }

  /// The previous page; `nil` on the first one.
  var previous: ComicListForm? {
    offset > 0 ? skipping(-limit) : nil
  }
}

/// The scope of a list.
enum ComicShown: String, CaseIterable {
  case owned, all
}
