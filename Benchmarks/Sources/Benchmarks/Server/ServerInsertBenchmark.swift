import BookmarksDomain

/// (p) Many bookmarks into PostgreSQL, in transactions of 1,000, beside the same store on SQLite.
///
/// The store looks up each address, folds the texts, makes the pieces of the text index and writes.
/// Both peers get the rows of all three tables ready: a loop over prepared statements that sends
/// 1,000 rows at once, and COPY in one transaction for each table, which is the limit of the server.
/// The benchmark compares checksums of all tables.
struct ServerInsertBenchmark: Benchmark {
  static let letter: Character = "p"
  static let title = "insert of bookmarks into PostgreSQL, \(Product.portion) in a transaction"
  static let rounds = (full: 3, small: 1)

  let contestants: [Contestant]

  init(_ options: Options) async throws {
    let count = options.scale(100_000, small: 3000)
    let kept = try SampleBookmark.bookmarks(0..<count)
    let server = try DatabaseServer()
    let rows = try await ReadyRows(of: kept, on: server)
    func bare(
      _ name: String, aim: Aim? = nil,
      _ write: @escaping (DatabaseConnection, DatabaseTable) -> Int
    ) -> Contestant {
      Contestant(name: name, aim: aim) {
        try await rows.compare(on: server) { schema in
          _ = try await Product(.server(schema.address))
          return try await rows.write(count) { try write(schema.connection(), $0) }
        }
      }
    }
    contestants = [
      Contestant(name: "Seams on PostgreSQL", isSubject: true) {
        try await rows.compare(on: server) { schema in
          let product = try await Product(.server(schema.address))
          return try await .measure(count) { try await product.keep(kept) }
        }
      },
      bare("prepared statements in C", aim: .timeAtMost(1.5)) {
        $0.insert($1, portion: Product.portion)
      },
      bare("COPY") { $0.copy($1) },
      Contestant(name: "Seams on SQLite") {
        let folder = try TemporaryFolder()
        let product = try await Product(.file(folder.file("bookmarks.db")))
        return try await .measure(count) { try await product.keep(kept) }
      },
    ]
  }
}

/// The rows that the store has written, in memory.
private final class ReadyRows {
  private static let names = ["bookmarks", "bookmark_tags", "bookmark_index_texts"]
  private let tables: [DatabaseTable]
  private let checksums: [Int]

  init(of bookmarks: [Bookmark], on server: DatabaseServer) async throws {
    let schema = try server.schema()
    try await Product(.server(schema.address)).keep(bookmarks)
    let connection = try schema.connection()
    tables = try Self.names.map(connection.table)
    checksums = Self.names.map(connection.checksum)
  }

  /// Measures the writing of every table.
  ///
  /// - Parameter count: The number of items that the time is divided by.
  func write(
    _ count: Int, _ work: (DatabaseTable) throws -> Int
  ) async throws -> Sample {
    try await .measure(count) {
      for table in tables {
        try WrongResult.check("rows", try work(table), is: table.count)
      }
    }
  }

  /// Runs the work on an empty schema, and compares its tables with the expected ones.
  func compare(
    on server: DatabaseServer, _ work: (DatabaseSchema) async throws -> Sample
  ) async throws -> Sample {
    let schema = try server.schema()
    let sample = try await work(schema)
    let connection = try schema.connection()
    for (name, checksum) in zip(Self.names, checksums) {
      try WrongResult.check("the checksum of \(name)", connection.checksum(of: name), is: checksum)
    }
    return sample
  }
}
