import CPQ
import CoreDomain

/// The owner of a result of libpq: the state of a statement, and its rows in binary format.
final class PostgreSQLResult {
  private let handle: ResultHandle
  /// The type of each column.
  private let types: [PostgreSQLType]

  init(_ result: OpaquePointer) {
    handle = unsafe ResultHandle(result: result)
    types = (0..<(unsafe PQnfields(result))).map { column in
      PostgreSQLType(rawValue: unsafe PQftype(result, column))
    }
  }

  var status: ExecStatusType { unsafe PQresultStatus(handle.result) }

  /// The number of rows in this result.
  var count: Int { Int(unsafe PQntuples(handle.result)) }

  /// Whether the described statement returns rows.
  var returnsRows: Bool { !types.isEmpty }

  /// The number of rows that the statement inserted, changed or deleted.
  var changedRows: Int {
    // "This function can only be used following the execution of a SELECT, CREATE TABLE AS, INSERT,
    // UPDATE, DELETE, … statement … it returns an empty string" for others.
    // https://www.postgresql.org/docs/current/libpq-exec.html#LIBPQ-PQCMDTUPLES
    Int(unsafe String(cString: PQcmdTuples(handle.result))) ?? 0
  }

  /// The types of the described statement's placeholders.
  var placeholders: [PostgreSQLType] {
    (0..<(unsafe PQnparams(handle.result))).map {
      PostgreSQLType(rawValue: unsafe PQparamtype(handle.result, $0))
    }
  }

  /// A field of an error report, such as the message; `nil` if the report lacks the field.
  ///
  /// - Parameter code: `PG_DIAG_…`, which Swift imports as the integer of a character.
  func field(_ code: Int32) -> String? {
    unsafe PQresultErrorField(handle.result, code).map { unsafe String(cString: $0) }
  }

  func row(_ row: Int) throws(SQLFailure) -> SQLRow {
    var values: [SQLValue] = []
    values.reserveCapacity(types.count)
    for (column, type) in types.enumerated() {
      values.append(try value(Int32(row), Int32(column), type))
    }
    return SQLRow(values)
  }

  private func value(
    _ row: Int32, _ column: Int32, _ type: PostgreSQLType
  ) throws(SQLFailure) -> SQLValue {
    guard unsafe PQgetisnull(handle.result, row, column) == 0 else { return .null }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: PQgetvalue(handle.result, row, column),
      count: Int(PQgetlength(handle.result, row, column)))
    switch type {
    case .bool:
      return .integer(unsafe bytes[0] == 0 ? 0 : 1)
    case .int2:
      return .integer(Int64(unsafe Int16(bigEndian: bytes.loadUnaligned(as: Int16.self))))
    case .int4:
      return .integer(Int64(unsafe Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
    case .int8:
      return .integer(unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
    case .float8:
      let bits = unsafe UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
      return .real(Double(bitPattern: bits))
    case .text, .name, .varchar, .unknown:
      return .text(unsafe String(decoding: bytes, as: UTF8.self))
    default:
      throw .unexpectedValue(
        "the type of column \(column) is not supported (number \(type.rawValue) in PostgreSQL); "
          + "cast the column to BIGINT, TEXT or DOUBLE PRECISION")
    }
  }
}

/// A type of PostgreSQL: its number in the server's catalogue, which never changes.
/// https://www.postgresql.org/docs/current/datatype-oid.html
struct PostgreSQLType: RawRepresentable, Hashable {
  let rawValue: UInt32

  static let bool = Self(rawValue: 16)
  static let int8 = Self(rawValue: 20)
  static let int2 = Self(rawValue: 21)
  static let int4 = Self(rawValue: 23)
  static let name = Self(rawValue: 19)
  static let text = Self(rawValue: 25)
  static let float4 = Self(rawValue: 700)
  static let float8 = Self(rawValue: 701)
  static let unknown = Self(rawValue: 705)
  static let varchar = Self(rawValue: 1043)
  static let numeric = Self(rawValue: 1700)

  private static let numbers: Set<Self> = [.int8, .int2, .int4, .float4, .float8, .numeric]
  private static let integers: Set<Self> = [.int8, .int2, .int4]

  /// Whether a placeholder of this type takes a value. Values are sent as text, so without this
  /// check an integer could silently become a text.
  func takes(_ value: SQLValue) -> Bool {
    switch value {
    case .null: true
    case .integer: Self.numbers.contains(self)
    case .real: Self.numbers.contains(self) && !Self.integers.contains(self)
    case .text: !Self.numbers.contains(self) && self != .bool
    }
  }
}

/// The owner of a `PGresult`.
@safe private struct ResultHandle: ~Copyable {
  let result: OpaquePointer

  deinit {
    unsafe PQclear(result)
  }
}
