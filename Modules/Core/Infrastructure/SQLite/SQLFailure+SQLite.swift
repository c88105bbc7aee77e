import CSQLite
import CoreDomain
import Glibc

extension SQLFailure {
  /// Converts an SQLite error code to a failure of CoreDomain.
  ///
  /// The message belongs to the last call on the connection, so use this initializer before any
  /// other call.
  ///
  /// - Parameters:
  ///   - code: An extended result code. https://www.sqlite.org/rescode.html
  ///   - path: The file of the connection.
  init(_ code: Int32, in database: OpaquePointer?, path: String) {
    let message = unsafe String(cString: sqlite3_errmsg(database))
    let systemError = unsafe sqlite3_system_errno(database)
    // The low eight bits are the primary code; the other bits give details.
    self =
      switch code & 0xff {
      case SQLITE_READONLY where code == Self.readOnlyDirectory:
        .unopenable(path: path, reason: "its folder is read-only, so its log cannot be written")
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
        .busy
      case SQLITE_CORRUPT, SQLITE_NOTADB:
        .corrupt(reason: "\(message) (SQLite code \(code))")
      case SQLITE_FULL:
        .full
      case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT:
        .full
      case SQLITE_IOERR, SQLITE_READONLY, SQLITE_NOMEM:
        .unwritable(reason: "\(message) (SQLite code \(code))")
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_NOLFS:
        .unopenable(path: path, reason: Self.reason(message, systemError, path))
      case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG:
        .constraint(reason: message)
      case SQLITE_INTERRUPT:
        .cancelled
      default:
        .malformedStatement(reason: message)
      }
  }

  /// SQLITE_READONLY_DIRECTORY, a C macro expression that Swift does not import.
  private static let readOnlyDirectory = SQLITE_READONLY | (6 << 8)

  /// Returns the message, with the operating system's error if there is one. If the file exists,
  /// the missing file is its log, which SQLite could not create.
  static func reason(_ message: String, _ systemError: Int32, _ path: String) -> String {
    guard systemError != 0 else { return message }
    let error = unsafe String(cString: strerror(systemError))
    guard systemError == ENOENT, unsafe access(path, F_OK) == 0 else {
      return "\(message): \(error)"
    }
    let isReadOnly = unsafe access(path, W_OK) != 0 && errno == EROFS
    return isReadOnly
      ? "its file system is read-only, so its log cannot be written"
      : "its log cannot be opened: \(error)"
  }
}
