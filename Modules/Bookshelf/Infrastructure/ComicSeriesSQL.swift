import BookshelfDomain
import CoreDomain

/// The SQL statements for a series and its contents.
enum ComicSeriesSQL {
  // MARK: Changes

  static func insert(
    _ contents: ComicContents, _ derived: ComicDerivation, _ number: Int64, id: String,
    start: Int64, run: Int64
  ) -> SQLStatement {
    SQLStatement(
      insertion,
      contents.series + [
        .key(derived.sortTitle), .key(derived.sortReading), .text(contents.digest),
        .integer(number), .text(id), .integer(start), .integer(run),
      ])
  }

  static func insertAuthor(_ author: [SQLValue], of series: Int64, at position: Int) -> SQLStatement
  {
    SQLStatement(authorInsertion, author + [.integer(series), .number(position)])
  }

  static func insertComic(
    _ comic: [SQLValue], of series: Int64, at position: Int, isDropped: Bool = false
  ) -> SQLStatement {
    SQLStatement(
      comicInsertion, comic + [.flag(isDropped), .integer(series), .number(position)])
  }

  static func insertEpisode(
    _ episode: [SQLValue], of series: Int64, at position: Int
  ) -> SQLStatement {
    SQLStatement(episodeInsertion, episode + [.integer(series), .number(position)])
  }

  // MARK: Queries

  /// Selects the number and the digest of a series, and the last run that listed it.
  static func known(_ id: ComicSeries.ID) -> SQLStatement {
    SQLStatement(knowing, [.text(id.raw)])
  }

  /// Selects the volumes of a series that a reader owns or has an open order for.
  static func wanted(of number: Int64) -> SQLStatement {
    SQLStatement(
      """
      SELECT \(comicColumns) FROM comics AS c WHERE c.series = $1 AND (
        EXISTS (SELECT 1 FROM comic_purchases AS p WHERE p.comic = c.id)
        OR EXISTS (SELECT 1 FROM comic_orders AS o WHERE o.comic = c.id AND o.outcome IS NULL))
      ORDER BY c.position
      """, [.integer(number)])
  }

  static func series(_ number: Int64) -> SQLStatement {
    SQLStatement(reading, [.integer(number)])
  }

  static func authors(of number: Int64) -> SQLStatement {
    SQLStatement(authorReading, [.integer(number)])
  }

  static func comics(of number: Int64) -> SQLStatement {
    SQLStatement(comicReading, [.integer(number)])
  }

  static func episodes(of number: Int64) -> SQLStatement {
    SQLStatement(episodeReading, [.integer(number)])
  }
}

// The statements that run for every series are built once.
extension ComicSeriesSQL {
  /// The columns of a volume. `released_at` is the time of its release.
  static let comicColumns: SQLText = """
    id, title, volume, number, sort_number, price, currency, release_date, available_at, updated_at,
      image_updated_at, is_purchasable, is_hidden, pages, released_at
    """

  static let episodeColumns: SQLText = """
    id, title, display_index, opens_at, closes_at, unreadable_at, updated_at, is_hidden, is_free,
      comic, advertisement_type, advertisement_address, advertisement_slot, content_type, pages
    """

  private static let knowing: SQLText =
    "SELECT number, digest, seen_run FROM comic_series WHERE id = $1"

  private static let insertion: SQLText = """
    INSERT INTO comic_series (title, title_reading, publisher, sort_title, sort_reading, digest,
      number, id, start_page, seen_run, is_withdrawn)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)
    """

  private static let authorInsertion: SQLText = """
    INSERT INTO comic_authors (name, reading, series, position) VALUES ($1, $2, $3, $4)
    """

  private static let comicInsertion: SQLText = """
    INSERT INTO comics (\(comicColumns), is_dropped, series, position)
    VALUES (\(ComicColumn.placeholders(18, from: 1)))
    """

  private static let episodeInsertion: SQLText = """
    INSERT INTO comic_episodes (\(episodeColumns), series, position)
    VALUES (\(ComicColumn.placeholders(17, from: 1)))
    """

  private static let reading: SQLText = """
    SELECT id, title, title_reading, publisher FROM comic_series WHERE number = $1
    """

  private static let authorReading: SQLText = """
    SELECT name, reading FROM comic_authors WHERE series = $1 ORDER BY position
    """

  private static let comicReading: SQLText = """
    SELECT \(comicColumns), is_dropped FROM comics WHERE series = $1 ORDER BY position
    """

  private static let episodeReading: SQLText = """
    SELECT \(episodeColumns) FROM comic_episodes WHERE series = $1 ORDER BY position
    """
}
