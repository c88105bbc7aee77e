import CoreDomain
import CoreInfrastructure

/// The SQLite shell, which imports the rows of a catalogue from a file.
///
/// The file contains statements that insert many rows each, as `.dump` writes them, in one
/// transaction. CSV is not an option, because it cannot represent `NULL`.
struct BookshelfShell {
  private let program: Program
  private let file: TemporaryFile

  /// - Parameter count: How many of the first sample series it imports.
  init(samples count: Int) async throws {
    program = try Program(path: "/usr/bin/sqlite3")
    let folder = try TemporaryFolder()
    let product = try await BookshelfProduct(.file(folder.file("comics.db")))
    try await product.synchronise(samples: count)
    file = try TemporaryFile(Array(try await Self.script(product).utf8))
    extendLifetime(folder)
  }

  /// Runs the whole file on existing tables.
  func run(into path: String, count: Int) throws -> Sample {
    Sample(try program.run(["-bail", path, ".read \(file.path)"]), count: count)
  }

  /// The connection has the same options as in the product.
  private static func script(_ product: BookshelfProduct) async throws -> String {
    var lines = [
      "PRAGMA journal_mode = WAL;", "PRAGMA synchronous = FULL;", "PRAGMA foreign_keys = ON;",
      "PRAGMA cache_size = -\(cacheKibibytes);", "BEGIN IMMEDIATE;",
      "DELETE FROM comic_catalogue;",
    ]
    for table in tables {
      let rows = try await rows(of: table, in: product)
      // The shell reads statements line by line, so each is on one line.
      for first in stride(from: 0, to: rows.count, by: rowsAtOnce) {
        let values = rows[first...].prefix(rowsAtOnce).joined(separator: ",")
        lines.append("INSERT INTO \(table.name) VALUES \(values);")
      }
    }
    lines += [
      """
      INSERT INTO comic_index_pieces (rowid, text) \
      SELECT row, text || char(1, 1) FROM comic_index_texts;
      """,
      "COMMIT;",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(
    of table: Table, in product: BookshelfProduct
  ) async throws -> [String] {
    try await product.database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("SELECT * FROM \(table.name) ORDER BY rowid")) {
        row throws(SQLFailure) in
        "(" + (0..<table.columns).map { literal(row[$0]) }.joined(separator: ",") + ")"
      }
    }
  }

  private static func literal(_ value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text):
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }
  }

  private struct Table: Sendable {
    let name: SQLText
    let columns: Int
  }

  /// The tables that a synchronization writes to; referenced tables come first.
  private static let tables = [
    Table(name: "comic_pages", columns: 8), Table(name: "comic_catalogue", columns: 4),
    Table(name: "comic_series", columns: 11), Table(name: "comic_authors", columns: 4),
    Table(name: "comic_sightings", columns: 3), Table(name: "comics", columns: 18),
    Table(name: "comic_episodes", columns: 17), Table(name: "comic_index_texts", columns: 2),
  ]

  /// The shell is fastest with this number: longer statements cost more time for reading, shorter
  /// ones for preparing.
  private static let rowsAtOnce = 50
  /// The same size as in the product.
  private static let cacheKibibytes = 16 * 1024
}
