package import CoreDomain

extension Timestamp {
  /// Returns the time that is `seconds` later, clamped to the valid range.
  package func adding(seconds: Int64) -> Timestamp { advanced(by: .seconds(seconds)) }
}
