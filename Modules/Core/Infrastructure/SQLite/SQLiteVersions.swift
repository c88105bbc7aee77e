import CoreDomain
import Synchronization

/// Reads the versions of the data in a file, on the calling thread.
///
/// SQLite has the version in memory that all connections to the file share. After a change, it also
/// reads a page that was just written. Another thread for this would cost more than the answer.
final class SQLiteVersions: Sendable {
  private let connection: Mutex<SQLiteConnection>

  init(path: String) throws(SQLFailure) {
    connection = Mutex(try SQLiteConnection(.fileForReading(path), limits: Self.limits))
  }

  /// Opens the file on a thread that may wait for the disk.
  static func open(path: String) async throws(SQLFailure) -> SQLiteVersions {
    try await QueueExecutor(label: "sqlite.versions").run { () throws(SQLFailure) in
      try SQLiteVersions(path: path)
    }
  }

  /// The present version, or `nil` if another thread is reading it, or if SQLite cannot read it. So
  /// at most one thread waits if another program keeps SQLite's own locks.
  var current: DataVersion? {
    connection.withLockIfAvailable { try? $0.dataVersion() } ?? nil
  }

  private static let limits = SQLiteLimits(busy: .zero, readers: 1, preparedStatements: 1)
}
