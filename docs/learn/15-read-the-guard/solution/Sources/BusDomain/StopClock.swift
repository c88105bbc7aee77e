/// Returns the current time.
public protocol StopClock: Sendable {
  /// Minutes since midnight.
  var minute: Int { get }
}
