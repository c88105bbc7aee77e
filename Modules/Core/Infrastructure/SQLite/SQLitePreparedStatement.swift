import CSQLite
import CoreDomain

/// A prepared statement: the owner of SQLite's own, and its placeholders `$1`, `$2`, … by number.
///
/// Calls that can fail return SQLite's code; its connection, which has the message, makes the
/// failure of it.
final class SQLitePreparedStatement {
  private let handle: StatementHandle
  /// SQLite's index of `$1` first. SQLite numbers placeholders in the order in which they stand in
  /// the text; the number in the name is the one that counts here.
  private let indexes: [Int32]

  /// Whether the statement is a query, or returns what it changed.
  let returnsRows: Bool
  /// Whether the statement leaves the database as it is.
  let isReadOnly: Bool

  /// How many values the statement needs.
  var placeholders: Int { indexes.count }

  /// Prepares a statement; nothing when the text holds none, or with a code in `failure`.
  ///
  /// - Throws: ``SQLFailure/malformedStatement(reason:)`` when the text holds more than one
  ///   statement, or placeholders other than `$1`, `$2`, … without a gap.
  init?(
    _ text: String, in database: OpaquePointer?, failure: inout Int32
  ) throws(SQLFailure) {
    var text = text
    var statement: OpaquePointer?
    var hasMore = false
    failure = text.withUTF8 { text in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let code = unsafe sqlite3_prepare_v3(
          database, text.baseAddress, Int32(clamping: text.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &statement, &tail)
        hasMore = unsafe Self.holdsMore(text, behind: tail)
        return code
      }
    }
    guard let statement = unsafe statement else { return nil }
    handle = unsafe StatementHandle(statement: statement)
    returnsRows = unsafe sqlite3_column_count(statement) > 0
    isReadOnly = unsafe sqlite3_stmt_readonly(statement) != 0
    var indexes: [Int32] = []
    let count = unsafe sqlite3_bind_parameter_count(statement)
    for number in 0..<count {
      indexes.append(unsafe sqlite3_bind_parameter_index(statement, "$\(number + 1)"))
    }
    self.indexes = indexes
    guard !hasMore else {
      throw .malformedStatement(reason: "it is more than one statement")
    }
    if let missing = indexes.firstIndex(of: 0) {
      throw .malformedStatement(
        reason: "it has \(indexes.count) placeholders and no $\(missing + 1)")
    }
  }

  /// Whether the statement has given a row and not been reset since.
  var isBusy: Bool {
    unsafe sqlite3_stmt_busy(handle.statement) != 0
  }

  /// Gives a placeholder, counted from 0, its value.
  func bind(_ value: SQLValue, toPlaceholder placeholder: Int) -> Int32 {
    let index = indexes[placeholder]
    switch value {
    case .null: return unsafe sqlite3_bind_null(handle.statement, index)
    case .integer(let value): return unsafe sqlite3_bind_int64(handle.statement, index, value)
    case .real(let value): return unsafe sqlite3_bind_double(handle.statement, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { text in
          unsafe csqlite_bind_text(
            handle.statement, index, text.baseAddress, UInt64(text.count))
        }
      }
    }
  }

  /// Goes to the next row (`SQLITE_ROW`) or to the end (`SQLITE_DONE`).
  func step() -> Int32 {
    unsafe sqlite3_step(handle.statement)
  }

  /// The row that the last step went to.
  func row() throws(SQLFailure) -> SQLRow {
    let count = unsafe sqlite3_data_count(handle.statement)
    var values: [SQLValue] = []
    values.reserveCapacity(Int(count))
    for column in 0..<count {
      values.append(try value(in: column))
    }
    return SQLRow(values)
  }

  /// Makes the statement ready to be bound and stepped again. The code repeats that of the last
  /// step, which has been looked at.
  func reset() {
    unsafe sqlite3_reset(handle.statement)
    unsafe sqlite3_clear_bindings(handle.statement)
  }

  private func value(in column: Int32) throws(SQLFailure) -> SQLValue {
    switch unsafe sqlite3_column_type(handle.statement, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(handle.statement, column))
    case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(handle.statement, column))
    case SQLITE_TEXT:
      // "The safest policy is to invoke sqlite3_column_text() followed by sqlite3_column_bytes()".
      // The length, and not the next zero byte, ends the text.
      // https://www.sqlite.org/c3ref/column_blob.html
      let text = unsafe sqlite3_column_text(handle.statement, column)
      let count = unsafe sqlite3_column_bytes(handle.statement, column)
      let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
      return .text(unsafe String(decoding: bytes, as: UTF8.self))
    default:
      throw .unexpectedValue("column \(column) holds bytes, which are no kind of value here")
    }
  }

  /// Whether more than blanks and semicolons stand behind the first statement.
  private static func holdsMore(
    _ text: UnsafeBufferPointer<CChar>, behind tail: UnsafePointer<CChar>?
  ) -> Bool {
    guard let start = text.baseAddress, let tail = unsafe tail else { return false }
    let blanks: [CChar] = [9, 10, 12, 13, 32, 59]
    return unsafe text[(tail - start)...].contains { !blanks.contains($0) }
  }
}

/// The owner of a statement of SQLite.
@safe private struct StatementHandle: ~Copyable {
  let statement: OpaquePointer

  deinit {
    unsafe sqlite3_finalize(statement)
  }
}
