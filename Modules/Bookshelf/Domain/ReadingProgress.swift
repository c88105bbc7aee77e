public import CoreDomain

/// A reader's progress in a volume or an episode.
public struct ReadingProgress: Hashable, Sendable {
  public let item: ComicItem
  public let series: ComicSeries.ID
  /// The last page read, counted from 1.
  public let page: Int
  /// The number of pages that the item had when ``page`` was read.
  public let pages: Int
  public let readAt: Timestamp

  /// - Parameter page: The last page read, clamped to the existing pages.
  public init(item: ComicItem, series: ComicSeries.ID, page: Int, pages: Int, readAt: Timestamp) {
    self.item = item
    self.series = series
    self.pages = max(pages, 1)
    self.page = min(max(page, 1), self.pages)
    self.readAt = readAt
  }

  public var isFinished: Bool { page == pages }

  /// How long a request may be delayed: 1 hour. If the stored progress is newer than the progress
  /// in a request by more than this, the stored time is wrong. The progress in the request then
  /// replaces the stored progress.
  public static let longestDelay = Duration.seconds(60 * 60)

  /// Returns whether this progress replaces the stored progress in the same item. It does if the
  /// stored progress is not newer, or is newer by more than ``longestDelay``.
  public func replaces(_ kept: ReadingProgress) -> Bool {
    kept.readAt <= readAt || kept.readAt > readAt.advanced(by: Self.longestDelay)
  }
}

extension ComicSeries {
  /// Returns how many volumes and episodes of the series the reader can read now and has not
  /// finished.
  public func unread(
    for ownership: ComicOwnership, progress: [ReadingProgress], at now: Timestamp
  ) -> Int {
    let finished = Set(progress.lazy.filter(\.isFinished).map(\.item))
    return readable(for: ownership, at: now).count { !finished.contains($0.item) }
  }

  /// Returns where to continue reading: the last read item if it is not finished, otherwise the
  /// next unfinished item, wrapping around at the end. Returns the first item if nothing was read
  /// yet, and `nil` if everything readable is finished.
  public func continueReading(
    for ownership: ComicOwnership, progress: [ReadingProgress], at now: Timestamp
  ) -> ContinueReading? {
    let items = readable(for: ownership, at: now)
    let latest = progress.filter { $0.series == id }.max { left, right in
      (left.readAt, left.item.text) < (right.readAt, right.item.text)
    }
    // The items contain no episode of a readable volume, but the reader may have started one.
    if let latest, !latest.isFinished,
      let started = readable(episodes, for: ownership, at: now).first(where: {
        $0.item == latest.item
      })
    {
      return ContinueReading(readable: started, page: latest.page)
    }
    // A store keeps one place for each item.
    let places = Dictionary(progress.map { ($0.item, $0) }) { place, _ in place }
    let start = latest.flatMap { last in items.firstIndex { $0.item == last.item } } ?? 0
    for item in items[start...] + items[..<start] {
      guard let place = places[item.item] else { return ContinueReading(readable: item, page: 1) }
      if !place.isFinished { return ContinueReading(readable: item, page: place.page) }
    }
    return nil
  }

  /// Returns the readable item that follows another one, or `nil` if no readable item follows.
  /// After a volume, this is the next readable volume, or else the first of the episodes that are
  /// in no readable volume. After an episode, this is the next readable episode.
  public func readable(
    after item: ComicItem, for ownership: ComicOwnership, at now: Timestamp
  ) -> ReadableComic? {
    let items =
      switch item {
      case .comic: readable(for: ownership, at: now)
      case .episode: readable(episodes, for: ownership, at: now)
      }
    return items.firstIndex { $0.item == item }.flatMap { items.dropFirst($0 + 1).first }
  }

  /// Returns the readable items in reading order: the volumes by number, then the episodes that are
  /// in none of these volumes, from the last episode in the grid to the first.
  func readable(for ownership: ComicOwnership, at now: Timestamp) -> [ReadableComic] {
    let volumes = comics.sorted(by: Comic.isShownBefore).compactMap {
      ReadableComic($0, of: self, for: ownership, at: now)
    }
    let whole = Set(volumes.map(\.item))
    let single = episodes.filter { episode in
      !(episode.comic.map { whole.contains(.comic($0)) } ?? false)
    }
    return volumes + readable(single, for: ownership, at: now)
  }

  /// Returns the readable episodes, from the last episode in the grid to the first.
  private func readable(
    _ episodes: [ComicEpisode], for ownership: ComicOwnership, at now: Timestamp
  ) -> [ReadableComic] {
    episodes.sorted { ComicEpisode.isShownBefore($1, $0) }.compactMap {
      ReadableComic($0, of: self, for: ownership, at: now)
    }
  }
}

/// The item to read next, and the page to open.
public struct ContinueReading: Hashable, Sendable {
  public let readable: ReadableComic
  /// The page number, counted from 1.
  public let page: Int

  init(readable: ReadableComic, page: Int) {
    self.readable = readable
    self.page = min(page, readable.pages)
  }
}
