public import CoreDomain

/// The grid of a series: its sorted episodes, with advertisements in their slots.
///
/// Episodes without a display index come first. The others follow by display index, highest first.
/// Episodes with the same index, or without an index, are sorted by publish date, newest first, and
/// then by identifier. An episode without a publish date counts as the oldest.
public struct ComicGrid: Hashable, Sendable {
  public let cells: [ComicCell]

  /// - Parameters:
  ///   - ownership: The volumes that the viewer owns. Hidden episodes are excluded for everyone.
  ///   - isAdvertising: Whether to include advertisements.
  public init(
    of series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp,
    isAdvertising: Bool
  ) {
    // Episodes are large, so the initializer sorts indices and moves each episode once.
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
    for slot in slots.keys.compactMap(\.self).filter({ $0 >= shown.count }).sorted() {
      for advertisement in slots[slot] ?? [] { cells.append(.advertisement(advertisement)) }
    }
    self.cells = cells
  }

  /// Returns the advertisements of the open episodes, grouped by slot: the index of the episode
  /// that they precede, which may be past the end. Advertisements in the same slot keep the order
  /// of their episodes. Those without a slot, under `nil`, and those in negative slots have no
  /// place in the grid.
  private static func slots(
    of episodes: [ComicEpisode], at now: Timestamp
  ) -> [Int?: [ComicEpisode.Advertisement]] {
    let open = episodes.lazy.filter { $0.isOpen(at: now) }
    return Dictionary(grouping: open.compactMap(\.advertisement), by: \.slot)
  }
}

public enum ComicCell: Hashable, Sendable {
  case episode(ComicEpisodeCell)
  case advertisement(ComicEpisode.Advertisement)
}

/// An episode in the grid, and whether the viewer can read it.
public struct ComicEpisodeCell: Hashable, Sendable {
  public let episode: ComicEpisode
  public let readability: ComicReadability

  public init(episode: ComicEpisode, readability: ComicReadability) {
    self.episode = episode
    self.readability = readability
  }
}

extension ComicEpisode {
  /// Returns whether `left` precedes `right` in the grid: see ``ComicGrid``. This is a total order.
  public static func isShownBefore(_ left: ComicEpisode, _ right: ComicEpisode) -> Bool {
    // Exchanged, because an episode without an index comes first.
    right.displayIndex.precedes(left.displayIndex, by: <)
      ?? left.window.opensAt.precedes(right.window.opensAt, by: >) ?? (left.id < right.id)
  }
}

extension Comic {
  /// Returns whether `left` precedes `right` in the list of volumes. Compares sort numbers first,
  /// then volume numbers, release dates and identifiers. The lowest value comes first, and a
  /// missing value last. This is a total order.
  public static func isShownBefore(_ left: Comic, _ right: Comic) -> Bool {
    left.sortNumber.precedes(right.sortNumber, by: <)
      ?? left.volume.precedes(right.volume, by: <)
      ?? left.releaseDate.precedes(right.releaseDate, by: <) ?? (left.id < right.id)
  }
}

extension ComicSeries {
  /// Returns the volumes in the order in which they are shown. Hidden volumes are included only for
  /// their owners.
  public func shownComics(for ownership: ComicOwnership) -> [Comic] {
    comics.filter { !$0.isHidden || ownership.comics.contains($0.id) }
      .sorted(by: Comic.isShownBefore)
  }

  /// Returns the first time after `now` at which an episode opens or a volume is released, or `nil`
  /// if none is announced. Hidden items do not count, and neither do episodes that are taken down
  /// before they open.
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
  /// Whether the window is open and the episode has not been taken down.
  fileprivate func isOpen(at now: Timestamp) -> Bool {
    if let unreadableAt, unreadableAt <= now { return false }
    return window.phase(at: now) == .open
  }

  /// Whether the episode is taken down before it opens.
  fileprivate var isUnreadableBeforeItOpens: Bool {
    guard let unreadableAt, let opensAt = window.opensAt else { return false }
    return unreadableAt <= opensAt
  }
}

extension Optional where Wrapped: Equatable {
  /// Returns whether this value precedes another one in a sort order, or `nil` if both are equal.
  /// `nil` comes last.
  package func precedes(_ other: Wrapped?, by isFirst: (Wrapped, Wrapped) -> Bool) -> Bool? {
    guard self != other else { return nil }
    guard let self, let other else { return self != nil }
    return isFirst(self, other)
  }
}
