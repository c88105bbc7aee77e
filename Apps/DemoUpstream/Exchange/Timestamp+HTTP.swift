import CoreDomain

extension Timestamp {
  /// The moment so much later, or the last one that there is.
  func adding(seconds: Int64) -> Timestamp { advanced(by: .seconds(seconds)) }
}
