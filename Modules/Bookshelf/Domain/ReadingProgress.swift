public import CoreDomain

/// How far somebody has come in a volume or an episode.
public struct ReadingProgress: Hashable, Sendable {
  public let item: ComicItem
  public let series: ComicSeries.ID
  /// The page that was read last, counted from 1.
  public let page: Int
  /// How many pages there were then.
  public let pages: Int
  public let readAt: Timestamp

  /// - Parameter page: a page beyond the last one counts as the last, one before the first as that.
  public init(
    item: ComicItem, series: ComicSeries.ID, page: Int, pages: Int, readAt: Timestamp
  ) {
    self.item = item
    self.series = series
    self.pages = max(pages, 1)
    self.page = min(max(page, 1), self.pages)
    self.readAt = readAt
  }

  public var isFinished: Bool { page == pages }

  /// How much later than another a request may arrive that was sent before it. A place that is kept from
  /// even later than that was left by a clock that was ahead.
  public static let longestDelay = Duration.seconds(60 * 60)

  /// Whether it is newer than what is kept of the same item.
  public func replaces(_ kept: ReadingProgress) -> Bool {
    kept.readAt <= readAt || kept.readAt > readAt.advanced(by: Self.longestDelay)
  }
}

extension ComicSeries {
  /// What somebody may read of the series now and has not finished: how many volumes and episodes.
  public func unread(
    for ownership: ComicOwnership, progress: [ReadingProgress], at now: Timestamp
  ) -> Int {
    let finished = Set(progress.lazy.filter(\.isFinished).map(\.item))
    return readable(for: ownership, at: now).count { !finished.contains($0.item) }
  }

  /// What somebody would go on with: the item that was read last where it is not finished, or else
  /// the first after it that is not, from the first item on again behind the last one; nothing when
  /// all that may be read is finished, and the first of all where nothing was read yet.
  public func continueReading(
    for ownership: ComicOwnership, progress: [ReadingProgress], at now: Timestamp
  ) -> ContinueReading? {
    let items = readable(for: ownership, at: now)
    let latest = progress.filter { $0.series == id }.max { left, right in
      (left.readAt, left.item.text) < (right.readAt, right.item.text)
    }
    let places = Dictionary(
      progress.map { ($0.item, $0) }, uniquingKeysWith: { $0.readAt < $1.readAt ? $1 : $0 })
    let start = latest.flatMap { last in items.firstIndex { $0.item == last.item } } ?? 0
    for item in items[start...] + items[..<start] {
      guard let place = places[item.item] else { return ContinueReading(readable: item, page: 1) }
      if !place.isFinished { return ContinueReading(readable: item, page: place.page) }
    }
    return nil
  }

  /// What somebody may read now, in the order of reading: the volumes by number, then the episodes
  /// that are in none of these, from the one that is shown last in the grid to the first.
  func readable(for ownership: ComicOwnership, at now: Timestamp) -> [ReadableComic] {
    let volumes = comics.sorted(by: Comic.isShownBefore).compactMap {
      ReadableComic($0, of: self, for: ownership, at: now)
    }
    let whole = Set(volumes.map(\.item))
    let single = episodes.filter { episode in
      !(episode.comic.map { whole.contains(.comic($0)) } ?? false)
    }
    return volumes
      + single.sorted { ComicEpisode.isShownBefore($1, $0) }.compactMap {
        ReadableComic($0, of: self, for: ownership, at: now)
      }
  }
}

/// What to read next, and where to open it.
public struct ContinueReading: Hashable, Sendable {
  public let readable: ReadableComic
  /// Counted from 1.
  public let page: Int

  init(readable: ReadableComic, page: Int) {
    self.readable = readable
    self.page = min(page, readable.pages)
  }
}
