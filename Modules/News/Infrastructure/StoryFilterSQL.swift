import CoreDomain
import NewsDomain

/// The SQL statements for filters, with their bindings and row decoding.
enum StoryFilterSQL {
  static let all = SQLStatement(
    "SELECT number, verdict, field, value FROM news_filters ORDER BY number")

  static func insert(_ filter: NewsFilter) -> SQLStatement {
    let (field, value) = columns(of: filter.test)
    return SQLStatement(
      "INSERT INTO news_filters (number, verdict, field, value) VALUES ($1, $2, $3, $4)",
      [
        .integer(filter.id.raw), .text(filter.verdict.rawValue), .text(field), .text(value),
      ])
  }

  /// Selects the properties of stories that filters examine, and the stored results of the text
  /// filters (``StoryStanding``), ordered by row number. Authors are slow to decode, so they are
  /// omitted if no filter needs them.
  static func stories(after number: Int64, limit: Int, withAuthors: Bool) -> SQLStatement {
    let authors: SQLText = withAuthors ? "authors" : "NULL"
    return SQLStatement(
      """
      SELECT number, title, link, \(authors), standing, is_starred FROM news_stories
      WHERE number > $1 ORDER BY number LIMIT $2
      """, [.integer(number), .integer(Int64(limit))])
  }

  /// Selects the properties of versions that filters examine, ordered by row number.
  static func versions(after number: Int64, limit: Int, withAuthors: Bool) -> SQLStatement {
    let authors: SQLText = withAuthors ? "v.authors" : "NULL"
    return SQLStatement(
      """
      SELECT v.number, v.title, v.link, \(authors), v.standing, s.is_starred, v.story, v.feed
      FROM story_versions AS v JOIN news_stories AS s ON s.number = v.story
      WHERE v.number > $1 ORDER BY v.number LIMIT $2
      """, [.integer(number), .integer(Int64(limit))])
  }
}

// MARK: - Rows

extension StoryFilterSQL {
  /// The properties of a story that filters examine.
  struct Filtered {
    let number: Int64
    let story: FilteredStory
    let standing: StoryStanding?
    let isStarred: Bool
  }

  static func decodeStory(_ row: SQLRow) throws(SQLFailure) -> Filtered {
    Filtered(
      number: try row.integer(0),
      story: FilteredStory(
        title: try row.text(1), authors: try StoryListsJSON.authors(row, 3),
        link: try row.optionalAddress(2)),
      standing: StoryStanding(rawValue: try row.integer(4)), isStarred: try row.flag(5))
  }

  /// The properties of a version that filters examine, with its story and its feed.
  struct FilteredVersion {
    let told: Filtered
    let story: Int64
    let feed: Int64
  }

  static func decodeVersion(_ row: SQLRow) throws(SQLFailure) -> FilteredVersion {
    FilteredVersion(
      told: try decodeStory(row), story: try row.integer(6), feed: try row.integer(7))
  }

  /// Decodes a filter. Throws on a row with invalid values instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> NewsFilter {
    let number = try row.integer(0)
    let form = NewsFilterForm(
      verdict: try row.text(1), field: try row.text(2), value: try row.text(3))
    do throws(StoryFailure) {
      let (verdict, test) = try form.filter()
      return NewsFilter(id: NewsFilter.ID(number), verdict: verdict, test: test)
    } catch {
      throw .unexpectedValue("filter \(number): \(error)")
    }
  }

  private static func columns(of test: NewsFilter.Test) -> (field: String, value: String) {
    switch test {
    case .title(let text): ("title", text.text)
    case .author(let text): ("author", text.text)
    case .address(let text): ("address", text.text)
    case .age(let days): ("age", "\(days.days)")
    }
  }
}
