import CoreDomain
import Glibc
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

  /// The present version, or `nil` if another thread is still reading it after ``attempts``, or if
  /// SQLite cannot read it. The threads do not queue: if another program holds SQLite's locks, at
  /// most one thread waits.
  var current: DataVersion? {
    for _ in 0..<Self.attempts {
      if let version = connection.withLockIfAvailable({ try? $0.dataVersion() }) { return version }
      sched_yield()
    }
    return nil
  }

  /// How often a thread lets others run before it gives up. A read is short, so the reader is
  /// almost always done after a few attempts.
  private static let attempts = 100
  private static let limits = SQLiteLimits(busy: .zero, readers: 1, preparedStatements: 1)
}
