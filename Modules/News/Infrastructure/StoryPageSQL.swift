import CoreDomain
import NewsDomain

/// The query for a page of stories.
///
/// Without words, it consists of a few scans of one index: for each ``StoryShelf``, one scan of the
/// read and one of the unread stories. Each scan ends when the page is full. With words, the query
/// first looks up the stories that contain them.
struct StoryPageSQL {
  private var values: [SQLValue] = []
  private let question: StoryQuestion
  private let ages: StoryAges

  /// - Parameters:
  ///   - scopes: The scopes that a story must be in. At least one; if the question is for a feed,
  ///     the feed's scope comes first.
  ///   - needles: The texts to search for; `nil` if there are no words.
  static func page(
    _ question: StoryQuestion, scopes: [Int64], ages: StoryAges, needles: [String]?,
    index: any SQLTextIndex
  ) -> SQLStatement {
    var page = StoryPageSQL(question: question, ages: ages)
    let places =
      needles.map { page.search($0, of: scopes, index) } ?? page.walks(of: scopes)
    let feed = page.feed(of: scopes)
    return SQLStatement(
      """
      SELECT s.id, COALESCE(v.title, s.title),
        CASE WHEN v.number IS NULL THEN s.link ELSE v.link END, COALESCE(v.excerpt, s.excerpt),
        p.sorted_at, s.is_read, s.is_starred, f.id, f.title, f.language
      FROM (\(places)) AS p JOIN news_stories AS s ON s.number = p.story
      LEFT JOIN story_versions AS v ON v.story = s.number AND v.feed = \(feed)
      LEFT JOIN story_carriers AS c ON c.story = s.number
      LEFT JOIN news_feeds AS f ON f.number = c.feed
      ORDER BY p.sorted_at DESC, p.id DESC, CASE WHEN c.feed = \(feed) THEN 0 ELSE 1 END, c.position
      """, page.values)
  }

  private init(question: StoryQuestion, ages: StoryAges) {
    self.question = question
    self.ages = ages
  }
}

extension StoryPageSQL {
  /// The number of the feed whose versions are shown, or NULL.
  private mutating func feed(of scopes: [Int64]) -> SQLText {
    question.feed == nil ? "NULL" : values.bind(.integer(scopes[0]))
  }

  private mutating func walks(of scopes: [Int64]) -> SQLText {
    let order = order(of: "")
    let scopes = scopes.map { values.bind(.integer($0)) }
    let shelves = shelves()
    let beside = beside()
    var walks: [SQLText] = []
    for isRead in question.isUnreadOnly ? [0] : [0, 1] {
      for shelf in shelves {
        walks.append(
          """
          SELECT * FROM (
            SELECT story, sorted_at, id FROM story_places AS p
            WHERE scope = \(scopes[0]) AND is_read = \(isRead) AND \(shelf)\(beside)\(others(scopes))
            \(order)
          ) AS walk_\(walks.count)
          """)
      }
    }
    return "\(walks.joined(separator: " UNION ALL ")) \(order)"
  }

  /// Returns the query for the stories that contain the needles. The unary plus makes SQLite start
  /// with the found stories instead of the scope.
  private mutating func search(
    _ needles: [String], of scopes: [Int64], _ index: any SQLTextIndex
  ) -> SQLText {
    let scopes = scopes.map { values.bind(.integer($0)) }
    let shelves = shelves().joined(separator: ") OR (")
    let beside = beside()
    let version: SQLText =
      question.feed == nil
      ? "" : " LEFT JOIN story_versions AS v ON v.story = p.story AND v.feed = p.scope"
    let found = index.condition(
      on: question.feed == nil ? "p.story" : "COALESCE(v.number, p.story)", containing: needles,
      placeholdersFrom: values.count + 1)
    values += found.values
    let isUnread: SQLText = question.isUnreadOnly ? " AND p.is_read = 0" : ""
    return """
      SELECT p.story, p.sorted_at, p.id FROM story_places AS p\(version)
      WHERE +p.scope = \(scopes[0])\(isUnread) AND ((\(shelves)))\(beside)\(others(scopes))
        AND \(found.text)
      \(order(of: "p."))
      """
  }

  /// Returns a condition for each ``StoryShelf`` that can have visible stories. Each condition
  /// matches the visible stories of its shelf.
  private mutating func shelves() -> [SQLText] {
    var shelves: [SQLText] = ["p.shelf = \(StoryShelf.starred.rawValue)"]
    guard !question.isStarredOnly else { return shelves }
    for standing in StoryStanding.allCases {
      guard let first = ages.shownFrom(standing) else { continue }
      shelves.append(
        "p.shelf = \(Int(standing.rawValue)) AND p.sorted_at >= \(values.bind(.moment(first)))")
    }
    return shelves
  }

  /// The order in which the stories nearest to the question's position come first.
  private func order(of table: SQLText) -> SQLText {
    let direction: SQLText = question.before == nil ? "DESC" : "ASC"
    return """
      ORDER BY \(table)sorted_at \(direction), \(table)id \(direction)
      LIMIT \(question.limit.count + 1)
      """
  }

  /// Returns the conditions for the question's positions: a story must be after `after` and before
  /// `before`, if these are set.
  private mutating func beside() -> SQLText {
    "\(beside(question.after, "<"))\(beside(question.before, ">"))"
  }

  private mutating func beside(_ position: StoryPosition?, _ sign: SQLText) -> SQLText {
    guard let position else { return "" }
    let moment = values.bind(.moment(position.sortedAt))
    let id = values.bind(.text(position.id.raw))
    return """
       AND p.sorted_at \(sign)= \(moment) AND (p.sorted_at \(sign) \(moment) OR p.id \(sign) \(id))
      """
  }

  /// Returns the condition that a story is in all scopes after the first one.
  private func others(_ scopes: [SQLText]) -> SQLText {
    scopes.dropFirst().map { scope -> SQLText in
      """
       AND EXISTS (SELECT 1 FROM story_places AS o WHERE o.story = p.story AND o.scope = \(scope))
      """
    }.joined(separator: "")
  }
}

// MARK: - Rows

extension StoryPageSQL {
  /// A story of a page with one of its carriers. A story with several carriers has several rows.
  struct Row {
    let headline: StoryHeadline
    let carrier: StoryCarrier?
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> Row {
    let id = try row.text(0)
    do throws(SQLFailure) {
      let headline = StoryHeadline(
        id: Story.ID(id), title: try row.text(1), link: try row.optionalAddress(2),
        excerpt: try row.text(3), sortedAt: try row.moment(4), isRead: try row.flag(5),
        isStarred: try row.flag(6))
      guard let feed = try row.optionalText(7) else { return Row(headline: headline, carrier: nil) }
      return Row(
        headline: headline,
        carrier: StoryCarrier(
          feed: NewsFeed.ID(feed), title: try row.text(8), language: try row.optionalText(9)))
    } catch {
      throw error.naming("story “\(id)”")
    }
  }

  /// Combines consecutive rows of the same story into one headline.
  static func fold(_ rows: [Row]) -> [StoryHeadline] {
    var headlines: [StoryHeadline] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let first = rows[start].headline
      let end = rows[start...].firstIndex { $0.headline.id != first.id } ?? rows.endIndex
      headlines.append(first.carried(by: rows[start..<end].compactMap(\.carrier)))
      start = end
    }
    return headlines
  }
}

extension StoryHeadline {
  fileprivate func carried(by carriers: [StoryCarrier]) -> StoryHeadline {
    StoryHeadline(
      id: id, title: title, link: link, excerpt: excerpt, sortedAt: sortedAt, carriers: carriers,
      isRead: isRead, isStarred: isStarred)
  }
}
