public import CoreDomain

// AFTER: the rule is a pure function, with the current time as a parameter. The view receives the
// result and decides only how it looks. A window includes its opening time and excludes its closing
// time. The test of that boundary was written first, failed, and stays.

/// The episodes that are open at a time, in order: those without an index first, then by descending
/// index; with equal indices the newest first, then by identifier.
public struct EpisodeGrid: Hashable, Sendable {
  public let episodes: [ShelfEpisode]

  /// - Parameter now: The current time, a value like any other.
  public init(of episodes: [ShelfEpisode], at now: Timestamp) {
    self.episodes = episodes.filter { $0.isOpen(at: now) }.sorted(by: Self.isShownBefore)
  }

  private static func isShownBefore(_ left: ShelfEpisode, _ right: ShelfEpisode) -> Bool {
    let (leftIndex, rightIndex) = (left.index ?? .max, right.index ?? .max)
    if leftIndex != rightIndex { return leftIndex > rightIndex }
    switch (left.opensAt, right.opensAt) {
    case (let leftMoment?, let rightMoment?) where leftMoment != rightMoment:
      return leftMoment > rightMoment
    case (_?, nil): return true
    case (nil, _?): return false
    default: return left.id < right.id
    }
  }
}

extension ShelfEpisode {
  /// Whether it can be read: from the opening time on, and until before the closing time.
  public func isOpen(at now: Timestamp) -> Bool {
    if let opensAt, now < opensAt { return false }
    if let closesAt, closesAt <= now { return false }
    return true
  }
}

/// Draws a grid without deciding anything.
public struct GridPainter: Sendable {
  private let bullet: String

  public init(bullet: String) {
    self.bullet = bullet
  }

  public func lines(_ grid: EpisodeGrid) -> [String] {
    grid.episodes.map { "\(bullet) \($0.title)" }
  }
}
