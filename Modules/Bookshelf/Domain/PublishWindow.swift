public import CoreDomain

/// When something can be read: from a moment on, up to another one, and not at that.
///
/// Moments are absolute, so no clock that is put forward or back for the summer moves them.
public struct PublishWindow: Hashable, Sendable {
  /// From this moment on; nothing where it was always open.
  public let opensAt: Timestamp?
  /// Up to this moment, and not at it; nothing where it never closes.
  public let closesAt: Timestamp?

  /// - Returns: nothing when it would close before it opens, or at that moment.
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

  /// What the window is at a moment.
  public func phase(at now: Timestamp) -> Phase {
    if let opensAt, now < opensAt { return .upcoming(opensAt) }
    if let closesAt, closesAt <= now { return .closed(closesAt) }
    return .open
  }

  public enum Phase: Hashable, Sendable {
    /// It opens at this moment.
    case upcoming(Timestamp)
    case open
    /// It has been closed since this moment.
    case closed(Timestamp)
  }
}
