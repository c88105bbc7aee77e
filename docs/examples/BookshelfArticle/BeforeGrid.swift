import CoreDomain

// BEFORE: layers, tests of rules, time, and a bug. It works on the desk where
// it was written. But the rules are in what draws, so a test has to read drawn lines; it asks the
// machine what time it is and where; and an episode can still be opened at the moment at which it
// closes. Somebody corrected that once, without a test, and a merge brought it back.

/// The grid of a series: it decides, sorts and draws.
@MainActor public final class PaintedGrid {
  private let episodes: [ShelfEpisode]

  public init(_ episodes: [ShelfEpisode]) {
    self.episodes = episodes
  }

  /// What is drawn, line by line.
  public func lines() -> [String] {
    let now = Handset.clock.now
    let shown = episodes.filter { episode in
      // The bug: at the moment at which it closes it is still open.
      (episode.opensAt ?? now) <= now && (episode.closesAt ?? now) >= now
    }
    return shown.sorted(by: isDrawnBefore).map { episode in
      let day = episode.opensAt.map { " (\(Handset.day(of: $0)))" } ?? ""
      return "\(Handset.bullet) \(episode.title)\(day)"
    }
  }

  private func isDrawnBefore(_ left: ShelfEpisode, _ right: ShelfEpisode) -> Bool {
    let (leftIndex, rightIndex) = (left.index ?? .max, right.index ?? .max)
    if leftIndex != rightIndex { return leftIndex > rightIndex }
    // Days are compared as they are drawn: by the zone of the machine.
    let leftDay = left.opensAt.map(Handset.day(of:)) ?? ""
    let rightDay = right.opensAt.map(Handset.day(of:)) ?? ""
    if leftDay != rightDay { return leftDay > rightDay }
    return left.id < right.id
  }
}
