import BookshelfDomain
import CoreDomain

/// The SQL queries of a list. They select the internal numbers of its series.
struct ComicListSQL {
  /// The condition on a series. Its placeholders start at `$1`.
  private var scope: SQLText
  private var values: [SQLValue] = []
  /// Whether the condition matches only some series, which are then found before sorting.
  let isFiltered: Bool

  /// - Parameters:
  ///   - reader: The reader whose purchases count.
  ///   - needle: The folded search text. An empty text matches every series.
  init(ownedOnly: Bool, reader: SignedInReader?, needle: ComicSearchKey, index: any SQLTextIndex) {
    let owned: SQLText = """
      s.number IN (SELECT c.series FROM comic_purchases AS p JOIN comics AS c ON c.id = p.comic
        WHERE p.reader = $1)
      """
    switch reader {
    case let reader? where ownedOnly: (scope, values) = (owned, [.text(reader.id.raw)])
    case let reader?: (scope, values) = ("(s.is_withdrawn = 0 OR \(owned))", [.text(reader.id.raw)])
    case nil: scope = ownedOnly ? "1 = 0" : "s.is_withdrawn = 0"
    }
    isFiltered = ownedOnly || !needle.isEmpty
    guard !needle.isEmpty else { return }
    let found = index.condition(
      on: "s.number", containing: [needle.text], placeholdersFrom: values.count + 1)
    scope = "\(scope) AND \(found.text)"
    values += found.values
  }

  var count: SQLStatement {
    SQLStatement("SELECT COUNT(*) FROM comic_series AS s WHERE \(scope)", values)
  }

  func byTitle(limit: Int, offset: Int = 0) -> SQLStatement {
    ordered(by: "s.sort_title, s.id", limit, offset)
  }

  func byReading(limit: Int, offset: Int) -> SQLStatement {
    ordered(by: "s.sort_reading, s.id", limit, offset)
  }

  private func ordered(by order: SQLText, _ limit: Int, _ offset: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT s.number FROM comic_series AS s WHERE \(scope)
      ORDER BY \(order) LIMIT $\(values.count + 1) OFFSET $\(values.count + 2)
      """, values + [.number(limit), .number(offset)])
  }

  /// Selects each series with the time of its latest release, or `NULL`, in no particular order.
  func releases(at now: Timestamp) -> SQLStatement {
    let now = (values.count + 1, SQLValue.moment(now))
    return SQLStatement(
      """
      SELECT s.number, s.sort_title, s.id,
        (SELECT MAX(e.opens_at) FROM comic_episodes AS e
          WHERE e.series = s.number AND e.is_hidden = 0 AND e.opens_at <= $\(now.0)),
        (SELECT MAX(c.released_at) FROM comics AS c
          WHERE c.series = s.number AND c.released_at <= $\(now.0))
      FROM comic_series AS s WHERE \(scope)
      """, values + [now.1])
  }

  /// Selects all releases up to a moment, newest first. The caller stops reading when it has enough
  /// series.
  func walk(at now: Timestamp) -> SQLStatement {
    let now = (values.count + 1, SQLValue.moment(now))
    return SQLStatement(
      """
      SELECT s.number AS number, s.sort_title AS title, s.id AS id, e.opens_at AS released_at
      FROM comic_episodes AS e JOIN comic_series AS s ON s.number = e.series
      WHERE e.is_hidden = 0 AND e.opens_at <= $\(now.0) AND \(scope)
      UNION ALL
      SELECT s.number, s.sort_title, s.id, c.released_at
      FROM comics AS c JOIN comic_series AS s ON s.number = c.series
      WHERE c.released_at <= $\(now.0) AND \(scope)
      ORDER BY released_at DESC
      """, values + [now.1])
  }
}
