import CSQLite
import CoreDomain

/// The owner of an SQLite statement, whose placeholders `$1`, `$2`, … are bound by number.
///
/// Calls that can fail return SQLite's code. The connection converts the code to an error,
/// because the connection has the message.
final class SQLitePreparedStatement {
  private let handle: StatementHandle
  /// SQLite's index of each placeholder, starting with `$1`. SQLite numbers placeholders by their
  /// position in the text, but the values follow the names: the second value belongs to `$2`.
  private let indexes: [Int32]

  /// Whether the statement returns rows: a query, or a change with `RETURNING`.
  let returnsRows: Bool
  /// Whether the statement does not change the database.
  let isReadOnly: Bool

  /// The number of values that the statement needs.
  var placeholders: Int { indexes.count }

  /// Prepares a statement. Returns `nil` if the text is empty, or if SQLite fails. `failure` is
  /// then SQLite's code.
  ///
  /// - Throws: ``SQLFailure/malformedStatement(reason:)`` if the text contains more than one
  ///   statement, or if its placeholders are not `$1`, `$2`, … without gaps.
  init?(_ text: String, in database: OpaquePointer?, failure: inout Int32) throws(SQLFailure) {
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

  /// Whether the statement has returned a row and has not been reset since.
  var isBusy: Bool {
    unsafe sqlite3_stmt_busy(handle.statement) != 0
  }

  /// Binds a value to a placeholder. Placeholders are counted from 0.
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

  /// Advances to the next row (`SQLITE_ROW`) or to the end (`SQLITE_DONE`).
  func step() -> Int32 {
    unsafe sqlite3_step(handle.statement)
  }

  /// Returns the current row.
  func row() throws(SQLFailure) -> SQLRow {
    let count = unsafe sqlite3_data_count(handle.statement)
    var values: [SQLValue] = []
    values.reserveCapacity(Int(count))
    for column in 0..<count {
      values.append(try value(in: column))
    }
    return SQLRow(values)
  }

  /// Prepares the statement for its next use. Ignores SQLite's code, which repeats the code of the
  /// last step.
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
      // The text ends after the returned number of bytes. A zero byte does not end the text.
      // https://www.sqlite.org/c3ref/column_blob.html
      let text = unsafe sqlite3_column_text(handle.statement, column)
      let count = unsafe sqlite3_column_bytes(handle.statement, column)
      let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
      return .text(unsafe String(decoding: bytes, as: UTF8.self))
    default:
      throw .unexpectedValue("column \(column) contains a blob, which is not supported")
    }
  }

  /// Whether the text after the first statement contains more than white space and semicolons.
  private static func holdsMore(
    _ text: UnsafeBufferPointer<CChar>, behind tail: UnsafePointer<CChar>?
  ) -> Bool {
    guard let start = text.baseAddress, let tail = unsafe tail else { return false }
    let blanks: [CChar] = [9, 10, 12, 13, 32, 59]
    return unsafe text[(tail - start)...].contains { !blanks.contains($0) }
  }
}

/// The owner of an SQLite statement handle.
@safe private struct StatementHandle: ~Copyable {
  let statement: OpaquePointer

  deinit {
    unsafe sqlite3_finalize(statement)
  }
}
