import CoreDomain

// BEFORE: layers, tests of rules, time, and a bug. It works on the developer's machine. But the
// view contains the rules, so a test has to parse drawn lines. The view also reads the machine's
// clock and time zone, and shows an episode as open at its closing time. That bug was fixed once
// without a test, and a merge brought it back.

/// The grid of a series: it decides, sorts and draws.
@MainActor public final class PaintedGrid {
  private let episodes: [ShelfEpisode]

  public init(_ episodes: [ShelfEpisode]) {
    self.episodes = episodes
  }

  /// The drawn lines.
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
    // Compares dates as they are drawn: in the machine's time zone.
    let leftDay = left.opensAt.map(Handset.day(of:)) ?? ""
    let rightDay = right.opensAt.map(Handset.day(of:)) ?? ""
    if leftDay != rightDay { return leftDay > rightDay }
    return left.id < right.id
  }
}
