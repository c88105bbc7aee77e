public import CoreDomain
import Synchronization

// SQLite behind the port of CoreDomain.
//
// | file                            | what it is about                                       |
// |---------------------------------|--------------------------------------------------------|
// | SQLiteDatabase.swift            | all of the public API: open, read, write, limits       |
// | SQLiteSession.swift             | an actor: one connection on a thread of its own        |
// | SQLiteConnection.swift          | the owner of a connection: statements and transactions |
// | SQLiteConnection+Opening.swift  | the options a connection is opened with                |
// | SQLiteStatementCache.swift      | the statements that are kept, the latest used longest  |
// | SQLitePreparedStatement.swift   | the owner of a statement: bind, step, read a row       |
// | SQLiteMigrator.swift            | the steps that the tables have taken, and have yet to  |
// | SQLFailure+SQLite.swift         | SQLite's codes in the words of CoreDomain              |
// | SQLiteTextIndex.swift           | texts in FTS5: tables, changes, conditions             |
// | SQLiteTextSearch.swift          | which needle is looked up where                        |
// | SQLiteIndexedText.swift         | the scalars that FTS5 would take for others            |
// | SQLiteSpatialIndex.swift        | points in the R*Tree                                   |
//
// A write costs one wait for the disk (`synchronous=FULL`), however many rows it changes: put rows
// that belong together into one transaction. A read costs none, and waits for no writer.
//
// What was left out on purpose: blobs and dates (the features store neither), rows that outlive their
// transaction (one that lasts as long as its reader keeps the log growing), and observation of
// changes.

/// A database in a file of SQLite, or in memory.
///
/// One connection writes and several read, each on a thread of its own, so that the cooperative
/// pool never waits for the disk. In a file, a reader sees the state before a write until the write
/// is done, and several programs may use the file at the same time. When the last reference goes,
/// the statements are finalised and the connections closed, there and then, by whoever let go.
public final class SQLiteDatabase: SQLDatabase {
  // The readers stand first since they are released first: the last connection to close moves the
  // write-ahead log into the file and removes it, and one that only reads cannot.
  private let readers: [SQLiteSession]
  private let writer: SQLiteSession
  /// How many transactions each reader has before it or in hand.
  private let loads: Mutex<[Int]>

  private init(writer: SQLiteSession, readers: [SQLiteSession]) {
    self.readers = readers
    self.writer = writer
    loads = Mutex(readers.map { _ in 0 })
  }

  /// Opens a database in a file, which is made when it is not there, for its owner only. Its folder
  /// must exist.
  ///
  /// - Parameters:
  ///   - migrations: the steps that the program knows, of every feature. Those that the database
  ///     has not taken are taken now, each in a transaction of its own.
  ///   - limits: what the database may use.
  /// - Throws: ``SQLFailure``. A file that is refused (no database, newer or altered tables) is
  ///   left as it was.
  public static func open(
    path: String, migrations: [SQLMigration], limits: SQLiteLimits = .standard
  ) async throws(SQLFailure) -> SQLiteDatabase {
    let writer = try await SQLiteSession.open(path, migrations: migrations, limits: limits)
    var readers: [SQLiteSession] = []
    for _ in 0..<limits.readers {
      readers.append(try await SQLiteSession.openForReading(path, limits: limits))
    }
    return SQLiteDatabase(writer: writer, readers: readers)
  }

  /// Opens a new, empty database that lives in memory and ends with its last reference.
  ///
  /// It has one connection, so here, other than in a file, a reader waits for a writer.
  public static func inMemory(
    migrations: [SQLMigration], limits: SQLiteLimits = .standard
  ) async throws(SQLFailure) -> SQLiteDatabase {
    let session = try await SQLiteSession.inMemory(migrations: migrations, limits: limits)
    return SQLiteDatabase(writer: session, readers: [session])
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

  /// Chooses the reader that has the least to do, and counts one transaction more for it.
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

/// What a database may use.
public struct SQLiteLimits: Hashable, Sendable {
  /// How long a transaction waits for another program that writes.
  public let busy: Duration

  /// How many connections read at the same time.
  public let readers: Int

  /// How many prepared statements each connection keeps.
  public let preparedStatements: Int

  public init(busy: Duration, readers: Int, preparedStatements: Int) {
    precondition(busy >= .zero, "a wait is not negative")
    precondition(readers > 0 && preparedStatements > 0, "at least one is needed")
    self.busy = busy
    self.readers = readers
    self.preparedStatements = preparedStatements
  }

  /// 5 s for another writer, 2 readers, 100 statements.
  public static let standard = SQLiteLimits(
    busy: .seconds(5), readers: 2, preparedStatements: 100)
}
