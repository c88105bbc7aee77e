package import CoreDomain

extension Timestamp {
  /// Returns the moment that is a number of seconds later, clamped to the valid range.
  package func adding(seconds: Int64) -> Timestamp { advanced(by: .seconds(seconds)) }
}
