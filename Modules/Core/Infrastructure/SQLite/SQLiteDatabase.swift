public import CoreDomain
import Synchronization

// Implements the SQL port of CoreDomain with SQLite.
//
// | file                            | contents                                               |
// |---------------------------------|--------------------------------------------------------|
// | SQLiteDatabase.swift            | the complete public API: open, read, write, limits     |
// | SQLiteSession.swift             | an actor: one connection on its own thread             |
// | SQLiteConnection.swift          | the owner of a connection: statements and transactions |
// | SQLiteConnection+Opening.swift  | the options that a connection is opened with           |
// | SQLiteVersions.swift            | reads the versions of the data                         |
// | SQLitePreparedStatement.swift   | the owner of a statement: bind, step, read a row       |
// | SQLFailure+SQLite.swift         | converts SQLite's codes to failures of CoreDomain      |
// | SQLiteTextIndex.swift           | the FTS5 index: tables, changes, conditions            |
// | SQLiteTextSearch.swift          | chooses how to look up each search term                |
//
// The folder SQL has what both engines use: the cache of prepared statements, the migrations, the
// checks of values, and the escapes in indexed texts.
//
// A write costs one disk sync (`synchronous=FULL`), however many rows it changes, so put related
// changes into one transaction. A read needs no sync and does not wait for a writer.
//
// Considered and rejected: blobs and dates, because no feature stores them; rows that outlive their
// transaction, because a long read transaction makes the log grow; and change observation.

/// A database in an SQLite file or in memory.
///
/// A file has one connection that writes and several that read; a database in memory has a single
/// connection for both. Each has its own thread, so transactions never make Swift's cooperative
/// threads wait for the disk. A file has one more connection, which reads the version of the data.
/// It works on the calling thread, because the version is in memory that all programs share.
///
/// In a file, reads see the state before a write until the write commits, and several programs may
/// use the file at the same time. Releasing the last reference finalizes the statements and closes
/// the connections synchronously.
public final class SQLiteDatabase: SQLDatabase {
  // The reading connections are declared first, so that they are released first. The last
  // connection that closes checkpoints the write-ahead log and deletes it. A read-only connection
  // cannot do that.
  private let readers: [SQLiteSession]
  /// The versions of the data in a file; `nil` for a database in memory.
  private let versions: SQLiteVersions?
  private let writer: SQLiteSession
  /// The number of queued and running transactions of each reading connection.
  private let loads: Mutex<[Int]>

  private init(writer: SQLiteSession, readers: [SQLiteSession], versions: SQLiteVersions?) {
    self.readers = readers
    self.versions = versions
    self.writer = writer
    loads = Mutex(readers.map { _ in 0 })
  }

  /// Opens a database file. A missing file is created, and only its owner can access it. The folder
  /// of the file must exist.
  ///
  /// - Parameters:
  ///   - migrations: The migrations of every feature. The migrations that the database lacks are
  ///     applied now, each in its own transaction.
  ///   - limits: The timeout, and the numbers of connections and prepared statements.
  /// - Throws: ``SQLFailure``. A file is rejected if it is not a database, if one of its migrations
  ///   was altered, or if it has a newer migration that is not an expansion
  ///   (``SQLMigration/isExpansion``). It is then not modified.
  public static func open(
    path: String, migrations: [SQLMigration], limits: SQLiteLimits = .standard
  ) async throws(SQLFailure) -> SQLiteDatabase {
    let writer = try await SQLiteSession.open(path, migrations: migrations, limits: limits)
    var readers: [SQLiteSession] = []
    for _ in 0..<limits.readers {
      readers.append(try await SQLiteSession.openForReading(path, limits: limits))
    }
    return SQLiteDatabase(
      writer: writer, readers: readers,
      versions: try await SQLiteVersions.open(path: path))
  }

  /// Opens a new in-memory database with the tables of the migrations. It exists until its last
  /// reference is released.
  ///
  /// It has a single connection. Unlike in a file, a read therefore waits for a write, and
  /// ``SQLiteLimits/readers`` has no effect.
  public static func inMemory(
    migrations: [SQLMigration], limits: SQLiteLimits = .standard
  ) async throws(SQLFailure) -> SQLiteDatabase {
    let session = try await SQLiteSession.inMemory(migrations: migrations, limits: limits)
    return SQLiteDatabase(writer: session, readers: [session], versions: nil)
  }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    let reader = takeReader()
    defer { loads.withLock { $0[reader] -= 1 } }
    return try await readers[reader].read(body)
  }

  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await writer.write(body)
  }

  public func dataVersion() async -> DataVersion? {
    if let versions { versions.current } else { await writer.dataVersion() }
  }

  /// Returns the index of the reading connection with the fewest transactions, and increments its
  /// count.
  private func takeReader() -> Int {
    loads.withLock { loads in
      var reader = 0
      for other in loads.indices where loads[other] < loads[reader] {
        reader = other
      }
      loads[reader] += 1
      return reader
    }
  }
}

/// The timeout of an ``SQLiteDatabase``, and its numbers of connections and cached statements.
public struct SQLiteLimits: Hashable, Sendable {
  /// The timeout of a transaction that waits for another writer.
  public let busy: Duration

  /// The number of connections that read a file concurrently. A database in memory has only one
  /// connection.
  public let readers: Int

  /// The number of prepared statements that each connection caches.
  public let preparedStatements: Int

  public init(busy: Duration, readers: Int, preparedStatements: Int) {
    precondition(busy >= .zero, "the busy timeout must not be negative")
    precondition(readers > 0 && preparedStatements > 0, "counts must be positive")
    self.busy = busy
    self.readers = readers
    self.preparedStatements = preparedStatements
  }

  /// A 5 s timeout for writers, 2 reading connections, and 100 prepared statements.
  public static let standard = SQLiteLimits(
    busy: .seconds(5), readers: 2, preparedStatements: 100)
}
