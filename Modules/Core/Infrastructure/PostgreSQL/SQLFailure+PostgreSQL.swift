import CPQ
import CoreDomain

extension SQLFailure {
  /// Converts an error report of the server.
  ///
  /// - Parameters:
  ///   - result: A result with an error.
  ///   - isWriting: Whether the transaction may change rows.
  init(_ result: PostgreSQLResult, from address: PostgreSQLAddress, isWriting: Bool) {
    let code = result.field(Int32(UInt8(ascii: "C"))) ?? ""
    let message = result.field(Int32(UInt8(ascii: "M"))) ?? "it gave no reason"
    self =
      switch code {
      case "25006":
        isWriting
          ? .unwritable(reason: "the server accepts no changes (\(message))")
          : .malformedStatement(reason: "it changes rows in a transaction that only reads")
      case _ where Self.poolerCodes.contains(code):
        .unopenable(
          path: address.description,
          reason: "a pooler runs each transaction on a different connection (\(message)). Set "
            + "databasePooler to true")
      case _ where Self.busyCodes.contains(code): .busy
      case "53100": .full
      // An index row or a statement that is too large.
      case _ where code.hasPrefix("54"): .constraint(reason: message)
      case _ where code.hasPrefix("53") || code.hasPrefix("58") || (code == "42501" && isWriting):
        .unwritable(reason: Self.labelled(message, code))
      case _ where Self.damageCodes.contains(code):
        .corrupt(reason: Self.labelled(message, code))
      case _ where ["08", "28", "3D", "57"].contains(code.prefix(2)):
        .unopenable(path: address.description, reason: message)
      case _ where code.hasPrefix("22") || code.hasPrefix("23"): .constraint(reason: message)
      default: .malformedStatement(reason: message)
      }
  }

  /// A serialization failure, a deadlock, too many connections, a lock timeout and a statement
  /// timeout. https://www.postgresql.org/docs/current/errcodes-appendix.html
  private static let busyCodes: Set = ["40001", "40P01", "53300", "55P03", "57014"]
  /// Damaged rows and a damaged index. XX000 is any unexpected error inside the server.
  private static let damageCodes: Set = ["XX001", "XX002"]
  /// A prepared statement that is missing, or that another client has prepared.
  private static let poolerCodes: Set = ["26000", "42P05"]

  private static func labelled(_ message: String, _ code: String) -> String {
    "\(message) (PostgreSQL code \(code))"
  }
}
