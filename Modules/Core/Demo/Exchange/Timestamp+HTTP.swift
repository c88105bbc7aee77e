package import CoreDomain

extension Timestamp {
  /// Parses a constant moment in ISO 8601. Traps if it is invalid.
  package static func constant(_ iso8601: String) -> Timestamp {
    guard let moment = Timestamp(iso8601: iso8601) else {
      preconditionFailure("“\(iso8601)” is not a moment")
    }
    return moment
  }

  /// Returns the time that is `seconds` later, or earlier if `seconds` is negative. A result
  /// outside ``Timestamp/bounds`` becomes the nearest bound.
  package func adding(seconds: Int64) -> Timestamp { advanced(by: .seconds(seconds)) }
}
