import BookshelfDomain
import HTTPTypes

/// What the query of a request fills in.
extension ComicListForm {
  /// What the query of a page fills in: `q`, `show`, `sort`, `offset` and `limit`.
  ///
  /// - Parameter ownedOnly: what is shown when the query does not say.
  /// - Throws: ``Problem`` when a value is none of its name.
  init(in query: FormFields, ownedOnly: Bool) throws(Problem) {
    let shown = try query.word("show", as: ComicShown.self)
    try self.init(query, ownedOnly: shown.map { $0 == .owned } ?? ownedOnly)
  }

  /// What the query of a program fills in: `q`, `owned`, `sort`, `offset` and `limit`.
  ///
  /// - Throws: ``Problem`` when a value is none of its name.
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

  /// The same from its beginning.
  func showing(ownedOnly: Bool? = nil, by ordering: ComicOrdering? = nil) -> ComicListForm {
    ComicListForm(
      ownedOnly: ownedOnly ?? self.ownedOnly, ordering: ordering ?? self.ordering, query: query,
      limit: limit)
  }

  /// The page before this one; nothing on the first one.
  var previous: ComicListForm? {
    offset > 0 ? skipping(-limit) : nil
  }
}

/// What a list shows.
enum ComicShown: String, CaseIterable {
  case owned, all
}
