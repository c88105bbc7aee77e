import CSQLite
import CoreDomain
import Glibc

extension SQLiteConnection {
  /// What a connection is opened to.
  enum Target {
    /// A file, made when it is not there.
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
    // "MySQL-style" strings in double quotes hide misspelled columns; PostgreSQL has none either.
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

  /// Makes a file that was opened, and not refused, fit for several programs that read and write.
  func prepareFileForWriting() throws(SQLFailure) {
    // A file that is refused is not touched, not even by moving a log that a crash left behind into
    // it, as the last connection to close does. This file was not refused.
    try turn(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on: false)
    keepNewFilePrivate()
    try useWriteAheadLog()
    // "FULL: the WAL is synced after each transaction", so what was committed outlives a loss of
    // power. https://www.sqlite.org/pragma.html#pragma_synchronous
    try run(SQLStatement("PRAGMA synchronous = FULL"))
    // A log that a large import made long stays so, if nobody says otherwise.
    try visit(SQLStatement("PRAGMA journal_size_limit = \(Self.logBytes)"), mayWrite: true) { _ in
      .stop
    }
  }

  /// Lets only its owner read and write a file that has nothing in it yet. SQLite gives the log
  /// beside it the same mode.
  ///
  /// The mode is set by name: opening the file here and closing it again would drop the locks that
  /// this process has on it (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
  /// A file system without modes refuses, and that is no reason not to use it.
  private func keepNewFilePrivate() {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_size == 0 else { return }
    _ = unsafe chmod(path, S_IRUSR | S_IWUSR)
  }

  /// Turns on the write-ahead log, which is kept in the file and need be done only once.
  private func useWriteAheadLog() throws(SQLFailure) {
    // NB: SQLite does not wait, whatever its busy timeout, for the lock that the change needs, since
    // two that wait for each other would wait for good. Beginning to write does wait, so that is
    // how to find out when the other one is done.
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

  /// How much of a file a connection keeps in memory, when it has read so much. SQLite's own 2 MB
  /// are too few for the pages that a text index goes through for one question.
  private static let cacheKibibytes = 16 * 1024

  /// How long the write-ahead log may stay when its changes have been moved into the file.
  private static let logBytes = 16 * 1024 * 1024

  /// How often the write-ahead log is tried for, while other programs open the same new file.
  private static let attempts = 100

  /// A path that is nothing but a path: SQLite gives `:memory:` and `file:…` meanings of their own.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("/") ? path : "./" + path
  }
}
