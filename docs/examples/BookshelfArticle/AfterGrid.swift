public import CoreDomain

// AFTER: the rule is a function of values, the moment among them. What draws is handed the outcome,
// and decides nothing but how it looks. A window is open from a moment on, up to another one and
// not at it: the test of that edge was written first, was seen to fail, and stays.

/// The episodes that can be read at a moment, in their order: those without an index first, then
/// the highest index first; of equals the newest first, then by identifier.
public struct EpisodeGrid: Hashable, Sendable {
  public let episodes: [ShelfEpisode]

  /// - Parameter now: the moment. It is a value like any other.
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
  /// Whether it can be read: from the one moment on, up to the other one, and not at that.
  public func isOpen(at now: Timestamp) -> Bool {
    if let opensAt, now < opensAt { return false }
    if let closesAt, closesAt <= now { return false }
    return true
  }
}

/// Draws a grid, and decides nothing.
public struct GridPainter: Sendable {
  private let bullet: String

  public init(bullet: String) {
    self.bullet = bullet
  }

  public func lines(_ grid: EpisodeGrid) -> [String] {
    grid.episodes.map { "\(bullet) \($0.title)" }
  }
}
