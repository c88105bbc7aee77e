import BookshelfDomain
import CoreDomain

/// Recomputes the derived titles and names when the Unicode tables or the rules have changed.
/// Everything happens in one transaction: if the program is killed, nothing has changed, and no
/// other process sees a partial result.
struct ComicDerivationTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  var rules: String { "\(ComicDerivation.rules), \(folding.version)" }

  func deriveAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try deriveSeries(over: connection)
    try deriveNames(over: connection)
  }

  /// Recomputes series in batches to limit memory use.
  private func deriveSeries(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try index.removeAll(over: connection)
    var last: Int64 = 0
    while true {
      let portion = try connection.rows(ComicSeriesSQL.titles(after: last)) {
        row throws(SQLFailure) in
        (number: try row.integer(0), title: try row.text(1), reading: try row.optionalText(2))
      }
      guard let end = portion.last else { return }
      for series in portion {
        let derived = ComicDerivation(
          title: series.title, reading: series.reading, folding: folding)
        try connection.run(ComicSeriesSQL.derive(series.number, derived))
        try index.put(derived.searchText, for: series.number, over: connection)
      }
      last = end.number
    }
  }

  /// Folds the names of all readers. If two names now have the same folded form, the reader with
  /// the older account gets this form. The other reader is still found by the name as typed.
  private func deriveNames(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let readers = try connection.rows(ReaderAccountSQL.names) { row throws(SQLFailure) in
      (id: try row.text(0), name: try row.text(1))
    }
    try connection.run(ReaderAccountSQL.freeNames)
    var taken: Set<String> = []
    for reader in readers {
      let folded = folding.folded(reader.name)
      guard taken.insert(folded).inserted else { continue }
      try connection.run(ReaderAccountSQL.fold(reader.id, as: folded))
    }
  }
}
