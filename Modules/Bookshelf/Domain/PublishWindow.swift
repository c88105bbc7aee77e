public import CoreDomain

/// A half-open period in which an item can be read.
///
/// Its bounds are absolute, so daylight saving time does not move them.
public struct PublishWindow: Hashable, Sendable {
  /// The start, or `nil` if the window has no start.
  public let opensAt: Timestamp?
  /// The exclusive end, or `nil` if the window has no end.
  public let closesAt: Timestamp?

  /// - Returns: `nil` unless the window closes after it opens.
  public init?(opensAt: Timestamp?, closesAt: Timestamp?) {
    if let opensAt, let closesAt, closesAt <= opensAt { return nil }
    self.opensAt = opensAt
    self.closesAt = closesAt
  }

  private init() {
    opensAt = nil
    closesAt = nil
  }

  /// The window that is always open.
  public static let always = PublishWindow()

  /// Returns the phase of the window at a moment.
  public func phase(at now: Timestamp) -> Phase {
    if let opensAt, now < opensAt { return .upcoming(opensAt) }
    if let closesAt, closesAt <= now { return .closed(closesAt) }
    return .open
  }

  public enum Phase: Hashable, Sendable {
    /// The window opens at this moment.
    case upcoming(Timestamp)
    case open
    /// The window closed at this moment.
    case closed(Timestamp)
  }
}
