public import CoreDomain

/// The grid of a series: its episodes in the order in which they are shown, with advertisements in
/// their slots.
///
/// Order of episodes: those without a display index first, the newest publish date first; then by
/// display index, the highest first; those of one index by publish date, the newest first; then by
/// identifier. An episode without a publish date was always there: it counts as the oldest.
public struct ComicGrid: Hashable, Sendable {
  public let cells: [ComicCell]

  /// - Parameters:
  ///   - ownership: of who looks. Hidden episodes are left out for everybody.
  ///   - isAdvertising: whether this reader is shown advertisements.
  public init(
    of series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp,
    isAdvertising: Bool
  ) {
    // Episodes are large, so their places are put in order, and they are moved once.
    let visible = series.episodes.filter { !$0.isHidden }
    let shown = visible.indices.sorted {
      ComicEpisode.isShownBefore(visible[$0], visible[$1])
    }.map { visible[$0] }
    var cells: [ComicCell] = []
    cells.reserveCapacity(shown.count)
    let slots = isAdvertising ? Self.slots(of: shown, at: now) : [:]
    for (index, episode) in shown.enumerated() {
      for advertisement in slots[index] ?? [] { cells.append(.advertisement(advertisement)) }
      cells.append(
        .episode(
          ComicEpisodeCell(
            episode: episode, readability: episode.readability(for: ownership, at: now))))
    }
    for slot in slots.keys.filter({ $0 >= shown.count }).sorted() {
      for advertisement in slots[slot] ?? [] { cells.append(.advertisement(advertisement)) }
    }
    self.cells = cells
  }

  /// The advertisements of the episodes that are open at a moment, by the number of the episode that
  /// they stand before; one whose slot is behind the last episode stands at the end. Of one slot,
  /// they stand in the order of their episodes.
  private static func slots(
    of episodes: [ComicEpisode], at now: Timestamp
  ) -> [Int: [ComicEpisode.Advertisement]] {
    var slots: [Int: [ComicEpisode.Advertisement]] = [:]
    for episode in episodes where episode.isOpen(at: now) {
      guard let advertisement = episode.advertisement, let slot = advertisement.slot, slot >= 0
      else { continue }
      slots[slot, default: []].append(advertisement)
    }
    return slots
  }
}

/// A cell of the grid.
public enum ComicCell: Hashable, Sendable {
  case episode(ComicEpisodeCell)
  case advertisement(ComicEpisode.Advertisement)
}

/// An episode in the grid, and whether who looks may read it.
public struct ComicEpisodeCell: Hashable, Sendable {
  public let episode: ComicEpisode
  public let readability: ComicReadability

  public init(episode: ComicEpisode, readability: ComicReadability) {
    self.episode = episode
    self.readability = readability
  }
}

extension ComicEpisode {
  /// Whether one episode stands before another one in the grid: a total order.
  public static func isShownBefore(_ left: ComicEpisode, _ right: ComicEpisode) -> Bool {
    switch (left.displayIndex, right.displayIndex) {
    case (nil, _?): return true
    case (_?, nil): return false
    case (let leftIndex?, let rightIndex?) where leftIndex != rightIndex:
      return leftIndex > rightIndex
    default: break
    }
    if left.window.opensAt != right.window.opensAt {
      guard let leftDate = left.window.opensAt else { return false }
      guard let rightDate = right.window.opensAt else { return true }
      return leftDate > rightDate
    }
    return left.id < right.id
  }
}

extension Comic {
  /// Whether one volume stands before another one: by sort number, the lowest first; those without
  /// one are specials and come last, by volume, release date and identifier: a total order.
  public static func isShownBefore(_ left: Comic, _ right: Comic) -> Bool {
    if left.sortNumber != right.sortNumber {
      guard let leftNumber = left.sortNumber else { return false }
      guard let rightNumber = right.sortNumber else { return true }
      return leftNumber < rightNumber
    }
    if left.volume != right.volume {
      guard let leftVolume = left.volume else { return false }
      guard let rightVolume = right.volume else { return true }
      return leftVolume < rightVolume
    }
    if left.releaseDate != right.releaseDate {
      guard let leftDate = left.releaseDate else { return false }
      guard let rightDate = right.releaseDate else { return true }
      return leftDate < rightDate
    }
    return left.id < right.id
  }
}

extension ComicSeries {
  /// The volumes in their order: those that are hidden are shown to who owns them alone.
  public func shownComics(for ownership: ComicOwnership) -> [Comic] {
    comics.filter { !$0.isHidden || ownership.comics.contains($0.id) }
      .sorted(by: Comic.isShownBefore)
  }

  /// When something of the series can be read next that cannot be read yet: the first moment after
  /// now at which an episode opens or a volume comes out. What is hidden does not count.
  public func nextRelease(after now: Timestamp) -> Timestamp? {
    let episodes = episodes.lazy.filter { !$0.isHidden && !$0.isUnreadableBeforeItOpens }
      .compactMap(\.window.opensAt)
    let comics = comics.lazy.filter { !$0.isHidden }
      .compactMap(\.comesOutAt)
    return [episodes.filter { $0 > now }.min(), comics.filter { $0 > now }.min()]
      .compactMap { $0 }.min()
  }
}

extension ComicEpisode {
  /// Whether its window is open, and it is not unreadable for good.
  fileprivate func isOpen(at now: Timestamp) -> Bool {
    if let unreadableAt, unreadableAt <= now { return false }
    return window.phase(at: now) == .open
  }

  /// Whether it is unreadable for good before anybody could read it.
  fileprivate var isUnreadableBeforeItOpens: Bool {
    guard let unreadableAt, let opensAt = window.opensAt else { return false }
    return unreadableAt <= opensAt
  }
}
