import BookshelfDomain
import CoreDomain

/// The SQL statements for synchronizations and pages, and the decoding of their rows.
enum CatalogueSQL {
  // MARK: Runs

  static let countRun = SQLStatement("UPDATE comic_catalogue SET last_run = last_run + 1")
  static let lastRun = SQLStatement("SELECT last_run FROM comic_catalogue")

  static let state = SQLStatement(
    """
    SELECT p.address, c.finished_at, c.series FROM comic_catalogue AS c
    JOIN comic_pages AS p ON p.number = c.start_page
    """)

  static func end(_ start: Int64, at now: Timestamp, series: Int64) -> SQLStatement {
    SQLStatement(
      "UPDATE comic_catalogue SET start_page = $1, finished_at = $2, series = $3",
      [.integer(start), .moment(now), .integer(series)])
  }

  static func decodeState(_ row: SQLRow) throws(SQLFailure) -> CatalogueState {
    CatalogueState(
      start: CataloguePage(try row.text(0)), finishedAt: try row.moment(1),
      series: try row.number(2))
  }

  // MARK: Pages

  static func number(of page: CataloguePage) -> SQLStatement {
    SQLStatement("SELECT number FROM comic_pages WHERE address = $1", [.text(page.address)])
  }

  static func insert(_ page: CataloguePage) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO comic_pages (number, address, keeper, is_disturbed, is_whole)
      SELECT COALESCE(MAX(number), 0) + 1, $1, 0, 0, 0 FROM comic_pages
      """, [.text(page.address)])
  }

  /// Invalidates the validators of a page until the run that stores the page has read it
  /// completely.
  static func claim(_ page: Int64, for run: CatalogueRun) -> SQLStatement {
    SQLStatement(
      """
      UPDATE comic_pages SET is_whole = 0,
        is_disturbed =
          CASE WHEN keeper > $2 THEN 1 WHEN keeper = $2 THEN is_disturbed ELSE 0 END,
        keeper = CASE WHEN keeper > $2 THEN keeper ELSE $2 END
      WHERE number = $1
      """, [.integer(page), .integer(run.number)])
  }

  /// Marks a page as read completely. Changes no row if another run has stored series of the page
  /// meanwhile.
  static func finish(
    _ page: Int64, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) -> SQLStatement {
    SQLStatement(
      """
      UPDATE comic_pages SET is_whole = 1, is_disturbed = 0, keeper = $2, tag = $3, date = $4,
        next = $5
      WHERE number = $1 AND (keeper < $2 OR (keeper = $2 AND is_disturbed = 0))
      """,
      [
        .integer(page), .integer(run.number), .optional(ledger.validators.entityTag),
        .optional(ledger.validators.lastModified), .optional(ledger.next?.address),
      ])
  }

  static func ledger(of page: CataloguePage) -> SQLStatement {
    SQLStatement(
      "SELECT tag, date, next FROM comic_pages WHERE address = $1 AND is_whole = 1",
      [.text(page.address)])
  }

  static func decodeLedger(_ row: SQLRow) throws(SQLFailure) -> CatalogueLedger {
    CatalogueLedger(
      validators: try row.validators(0), next: try row.optionalText(2).map { CataloguePage($0) })
  }
}

// MARK: - Listed series

extension CatalogueSQL {
  /// Returns the statements that mark a batch of series as listed, by their numbers.
  ///
  /// The marks of a later run are kept. Listed series that were withdrawn become visible again.
  static func see(
    _ numbers: ArraySlice<Int64>, on page: Int64, from start: Int64, in run: CatalogueRun
  ) -> [SQLStatement] {
    let values = numbers.map { SQLValue.integer($0) }
    let found: SQLText = "number IN (\(ComicColumn.placeholders(values.count, from: 1)))"
    let sighting = SQLStatement(
      """
      INSERT INTO comic_sightings (series, page, run)
      SELECT number, $\(values.count + 1), $\(values.count + 2) FROM comic_series WHERE \(found)
      ON CONFLICT (page, series) DO UPDATE SET run = excluded.run
      WHERE comic_sightings.run < excluded.run
      """, values + [.integer(page), .integer(run.number)])
    return [sighting] + see(found, values, from: start, in: run)
  }

  /// Returns the statements that mark all series of a page as listed.
  static func seeAll(of page: Int64, from start: Int64, in run: CatalogueRun) -> [SQLStatement] {
    let sighting = SQLStatement(
      "UPDATE comic_sightings SET run = $2 WHERE page = $1 AND run < $2",
      [.integer(page), .integer(run.number)])
    let found: SQLText = "number IN (SELECT series FROM comic_sightings WHERE page = $1)"
    return [sighting] + see(found, [.integer(page)], from: start, in: run)
  }

  private static func see(
    _ found: SQLText, _ values: [SQLValue], from start: Int64, in run: CatalogueRun
  ) -> [SQLStatement] {
    [
      SQLStatement(
        """
        UPDATE comic_series SET start_page = $\(values.count + 1), seen_run = $\(values.count + 2)
        WHERE seen_run < $\(values.count + 2) AND \(found)
        """, values + [.integer(start), .integer(run.number)]),
      SQLStatement(
        "UPDATE comic_series SET is_withdrawn = 0 WHERE is_withdrawn = 1 AND \(found)", values),
    ]
  }

  /// Removes the marks of series that the page no longer lists.
  static func forget(_ page: Int64, before run: CatalogueRun) -> SQLStatement {
    SQLStatement(
      "DELETE FROM comic_sightings WHERE page = $1 AND run < $2",
      [.integer(page), .integer(run.number)])
  }

  /// Counts the series of a page that the run has not listed before.
  static func countUnseen(on page: Int64, in run: CatalogueRun) -> SQLStatement {
    SQLStatement(
      """
      SELECT COUNT(*) FROM comic_sightings AS x JOIN comic_series AS s ON s.number = x.series
      WHERE x.page = $1 AND s.seen_run <> $2
      """, [.integer(page), .integer(run.number)])
  }

  // MARK: Withdrawal

  static func withdraw(from start: Int64, before run: CatalogueRun) -> SQLStatement {
    SQLStatement(
      """
      UPDATE comic_series SET is_withdrawn = 1
      WHERE start_page = $1 AND seen_run < $2 AND is_withdrawn = 0
      """, [.integer(start), .integer(run.number)])
  }

  static func listed(from start: Int64) -> SQLStatement {
    SQLStatement(
      "SELECT COUNT(*) FROM comic_series WHERE start_page = $1 AND is_withdrawn = 0",
      [.integer(start)])
  }
}
