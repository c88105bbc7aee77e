import BookshelfDomain
import CoreDomain

/// Recomputes the derived titles and names when the Unicode tables or the rules have changed.
/// Everything happens in one transaction: if the program is killed, nothing has changed, and no
/// other process sees a partial result.
struct ComicDerivationTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  /// Recomputes series in batches to limit memory use.
  func deriveSeries(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try index.removeAll(over: connection)
    var last: Int64 = 0
    while true {
      let titles = SQLStatement(
        """
        SELECT number, title, title_reading FROM comic_series WHERE number > $1
        ORDER BY number LIMIT $2
        """, [.integer(last), .number(ComicColumn.portion)])
      let portion = try connection.rows(titles) { row throws(SQLFailure) in
        (number: try row.integer(0), title: try row.text(1), reading: try row.optionalText(2))
      }
      guard let end = portion.last else { return }
      for series in portion {
        let derived = ComicDerivation(
          title: series.title, reading: series.reading, folding: folding)
        let update = SQLStatement(
          "UPDATE comic_series SET sort_title = $2, sort_reading = $3 WHERE number = $1",
          [.integer(series.number), .key(derived.sortTitle), .key(derived.sortReading)])
        try connection.run(update)
        try index.put(derived.searchText, for: series.number, over: connection)
      }
      last = end.number
    }
  }

  /// Folds the names of all readers. If two names now have the same folded form, the reader with
  /// the older account gets this form. The other reader is still found by the name as typed.
  func deriveNames(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    let names = SQLStatement("SELECT id, name FROM comic_readers ORDER BY created_at, id")
    let readers = try connection.rows(names) { row throws(SQLFailure) in
      (id: try row.text(0), name: try row.text(1))
    }
    // Frees all folded names: the placeholders are unique, and no folded name contains a line feed.
    let placeholders = SQLStatement(
      "UPDATE comic_readers SET folded_name = $1 || id", [.text("\n")])
    try connection.run(placeholders)
    var taken: Set<String> = []
    for reader in readers {
      let folded = folding.folded(reader.name)
      guard taken.insert(folded).inserted else { continue }
      let update = SQLStatement(
        "UPDATE comic_readers SET folded_name = $2 WHERE id = $1",
        [.text(reader.id), .text(folded)])
      try connection.run(update)
    }
  }
}
