import BookmarksDomain
import BookmarksInfrastructure
import CoreDomain
import CoreInfrastructure

extension Product {
  /// The store's result: a page and the total.
  func answer(_ question: SearchQuestion) async throws -> SearchAnswer {
    let filter = try BookmarkFilter(
      query: BookmarkQuery(question.query, by: Self.normalizer), limit: SearchAnswer.pageSize)
    let page = try await store.page(filter)
    return SearchAnswer(identifiers: page.bookmarks.map(\.id.raw), total: page.total)
  }

  /// The result of a scan over all texts, which returns page and total at once.
  func scan(_ question: SearchQuestion) async throws -> SearchAnswer {
    try await .scanning(database, by: Self.scanning(for: question))
  }

  private static func scanning(for question: SearchQuestion) -> SQLStatement {
    var values: [SQLValue] = []
    func placeholder(_ value: String) -> SQLText {
      values.append(.text(value))
      return "$\(values.count)"
    }
    func pattern(_ needle: String) -> SQLText {
      placeholder("%" + normalizer.folding.folded(needle) + "%")
    }
    var terms: [SQLText] = question.needles.map { "t.text LIKE \(pattern($0))" }
    for absent in question.absent { terms.append("t.text NOT LIKE \(pattern(absent))") }
    if let tag = question.tag {
      let folded = placeholder(normalizer.folding.folded(tag))
      terms.append("b.id IN (SELECT bookmark_id FROM bookmark_tags WHERE folded = \(folded))")
    }
    return SQLStatement(
      """
      SELECT b.id, COUNT(*) OVER ()
      FROM bookmark_index_texts AS t CROSS JOIN bookmarks AS b ON b.position = t.row
      WHERE b.archived = 0 AND \(terms.joined(separator: " AND "))
      ORDER BY b.created_at DESC, b.position LIMIT \(SearchAnswer.pageSize)
      """, values)
  }
}
