import BookmarksDomain
import CoreDomain

/// A kind of search with a few queries.
struct SearchKind: Sendable {
  let name: String
  let questions: [SearchQuestion]

  /// The maximum time of a single answer in seconds.
  var limit: Double?

  /// The number of bookmarks that a query finds: minimum and maximum of the kind.
  func described(finding totals: [Int]) -> String {
    let (least, most) = (totals.min() ?? 0, totals.max() ?? 0)
    let hits = Table.grouped(least) + (least == most ? "" : "–" + Table.grouped(most))
    return "\(name) (\(hits) found)"
  }
}

/// A search, in the terms of the product and of a scan.
struct SearchQuestion: Hashable, Sendable {
  /// The query in the product's syntax.
  let query: String
  /// The strings that the text must contain.
  let needles: [String]
  /// The strings that the text must not contain.
  var absent: [String] = []
  var tag: String?

  init(_ words: String...) {
    query = words.joined(separator: " ")
    needles = words
  }

  init(_ word: String, without absent: String) {
    query = "\(word) -\(absent)"
    needles = [word]
    self.absent = [absent]
  }

  init(phrase: String) {
    query = "\"\(phrase)\""
    needles = [phrase]
  }

  init(_ word: String, tag: String) {
    query = "#\(tag) \(word)"
    needles = [word]
    self.tag = tag
  }
}

/// The first page of a result and the total.
struct SearchAnswer: Hashable, Sendable {
  static let pageSize = 20

  let identifiers: [String]
  let total: Int

  /// The result of a scan over all texts, whose rows have an identifier and the total.
  static func scanning(
    _ database: any SQLDatabase, by statement: SQLStatement
  ) async throws -> SearchAnswer {
    let rows = try await database.read { connection throws(SQLFailure) in
      try connection.rows(statement) { row throws(SQLFailure) in
        (try row.text(0), Int(try row.integer(1)))
      }
    }
    return SearchAnswer(identifiers: rows.map(\.0), total: rows.first?.1 ?? 0)
  }
}
