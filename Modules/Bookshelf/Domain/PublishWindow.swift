public import CoreDomain

/// The period in which an episode is published. The start belongs to the period, the end does not.
///
/// The bounds are points in time, so daylight saving time does not move them.
public struct PublishWindow: Hashable, Sendable {
  /// The start, or `nil` if the window has no start.
  public let opensAt: Timestamp?
  /// The end, or `nil` if the window has no end. At this time, the window is already closed.
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

  /// Returns whether the window is upcoming, open or closed at a moment.
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
