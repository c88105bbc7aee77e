import BookshelfDomain
import CoreDomain

/// Derives anew what the folding makes of titles and names, when its tables or the rules have changed.
/// It is one transaction, however many series there are: a program that is killed in the midst of it
/// has changed nothing, and nobody sees half of it.
struct ComicDerivationTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  func isCurrent(
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> Bool {
    let kept = try connection.first(SQLStatement("SELECT rules FROM comic_derivations")) {
      row throws(SQLFailure) in try row.text(0)
    }
    return kept == rules
  }

  func deriveAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try deriveSeries(over: connection)
    try deriveNames(over: connection)
    try connection.run(SQLStatement("DELETE FROM comic_derivations"))
    try connection.run(
      SQLStatement("INSERT INTO comic_derivations (rules) VALUES ($1)", [.text(rules)]))
  }

  private var rules: String { "\(ComicDerivation.rules), \(folding.version)" }

  /// Some series at a time, so that not all of them are held.
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

  /// Where two names have become one, it is the older reader's; the other one is still found by the
  /// name as it was typed.
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
