import CSQLite
import CoreDomain
import Glibc

extension SQLiteConnection {
  /// The database to connect to.
  enum Target {
    /// A file, which is created if it does not exist.
    case file(String)
    case fileForReading(String)
    case memory
  }

  convenience init(_ target: Target, limits: SQLiteLimits) throws(SQLFailure) {
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let (path, flags) =
      switch target {
      case .file(let path): (Self.plain(path), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .fileForReading(let path): (Self.plain(path), SQLITE_OPEN_READONLY)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
      }
    try self.init(
      path: path, flags: flags | common, preparedLimit: limits.preparedStatements)
    try wait(atMost: limits.busy)
    // "MySQL-style" strings in double quotes hide misspelled columns; PostgreSQL does not allow
    // them.
    // https://www.sqlite.org/quirks.html#dblquote
    try turn(SQLITE_DBCONFIG_DQS_DML, on: false)
    try turn(SQLITE_DBCONFIG_DQS_DDL, on: false)
    try run(SQLStatement("PRAGMA foreign_keys = ON"))
    try run(SQLStatement("PRAGMA cache_size = -\(Self.cacheKibibytes)"))
    switch target {
    case .file: try turn(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on: true)
    case .fileForReading: try run(SQLStatement("PRAGMA query_only = ON"))
    case .memory: break
    }
  }

  /// Prepares an accepted database file for concurrent readers and writers.
  func prepareFileForWriting() throws(SQLFailure) {
    // Before a file is accepted, it is not modified: closing the last connection does not
    // checkpoint a log that a crash left behind. This file was accepted, so checkpoints are turned
    // on.
    try turn(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on: false)
    keepNewFilePrivate()
    try useWriteAheadLog()
    // "FULL: the WAL is synced after each transaction", so committed changes survive a loss of
    // power. https://www.sqlite.org/pragma.html#pragma_synchronous
    try run(SQLStatement("PRAGMA synchronous = FULL"))
    // Without a limit, the log would keep the size that a large import gave it.
    try visit(SQLStatement("PRAGMA journal_size_limit = \(Self.logBytes)"), mayWrite: true) { _ in
      .stop
    }
  }

  /// Restricts an empty file to its owner. SQLite gives the log file the same mode.
  ///
  /// The mode is set by path, because opening and closing the file here would drop the locks of
  /// this process
  /// (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
  /// Failures are ignored: a file system without modes is still usable.
  private func keepNewFilePrivate() {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_size == 0 else { return }
    _ = unsafe chmod(path, S_IRUSR | S_IWUSR)
  }

  /// Turns on the write-ahead log. The file stores this setting, so this is needed only once.
  private func useWriteAheadLog() throws(SQLFailure) {
    // NB: for this lock, SQLite ignores its busy timeout, because two waiting connections would
    // deadlock. Starting a write transaction does wait, so an empty write transaction is used to
    // wait for the other connection.
    for _ in 1..<Self.attempts {
      do throws(SQLFailure) {
        return try changeJournalMode()
      } catch .busy {
        try transaction(.writing) { () throws(SQLFailure) in }
      }
    }
    try changeJournalMode()
  }

  private func changeJournalMode() throws(SQLFailure) {
    var mode: String?
    try visit(SQLStatement("PRAGMA journal_mode = WAL"), mayWrite: true) {
      row throws(SQLFailure) in
      mode = try row.text(0)
      return .stop
    }
    guard mode == "wal" else {
      throw .unwritable(reason: "its file system cannot share memory between programs")
    }
  }

  /// The size of the page cache of a connection. SQLite's default of 2 MB is too small for the
  /// pages that one text search reads.
  private static let cacheKibibytes = 16 * 1024

  /// The size to which the write-ahead log is truncated after a checkpoint.
  private static let logBytes = 16 * 1024 * 1024

  /// The maximum number of attempts to turn on the write-ahead log while other programs open the
  /// same new file.
  private static let attempts = 100

  /// Prevents SQLite from interpreting a path as `:memory:` or `file:…`.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("/") ? path : "./" + path
  }
}
