import BookshelfDomain
import CoreDomain

/// The SQL statements that mark pages and series in a synchronization, and the decoding of rows.
enum CatalogueSQL {
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

  static func decodeState(_ row: SQLRow) throws(SQLFailure) -> CatalogueState {
    CatalogueState(
      start: CataloguePage(try row.text(0)), finishedAt: try row.moment(1),
      series: try row.number(2))
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
}
