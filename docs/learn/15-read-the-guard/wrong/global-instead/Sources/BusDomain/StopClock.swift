/// Knows what time it is.
public protocol StopClock: Sendable {
  /// Minutes since midnight.
  var minute: Int { get }
}
