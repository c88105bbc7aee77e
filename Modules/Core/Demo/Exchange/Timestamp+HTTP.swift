package import CoreDomain

extension Timestamp {
  /// Returns the time that is `seconds` later, or earlier if `seconds` is negative. A result
  /// outside ``Timestamp/bounds`` becomes the nearest bound.
  package func adding(seconds: Int64) -> Timestamp { advanced(by: .seconds(seconds)) }
}
