public import CoreDomain

// The JSON forms of the feature's values, for the command line and the server. The property names
// are the JSON keys. Keys may be added, but are never renamed or removed. Absent values are `null`.
// Dates are ISO 8601 in UTC.

/// The JSON form of a series in a list of the shelf or the catalogue.
public struct ComicShelfRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let authors: [String]
  public let owned: Bool
  public let unread: Int
  /// When the next volume or episode comes out, in ISO 8601; `null` if unknown.
  @OrNull public private(set) var nextReleaseAt: String?

  public init(_ entry: ComicShelfEntry) {
    id = entry.id.raw
    title = entry.title
    authors = entry.authors.map(\.name)
    owned = entry.isOwned
    unread = entry.unread
    nextReleaseAt = entry.nextReleaseAt?.iso8601WithMilliseconds
  }
}

/// The JSON form of a series with its volumes and episodes.
public struct ComicDetailRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  @OrNull public private(set) var titleReading: String?
  public let authors: [String]
  @OrNull public private(set) var publisher: String?
  public let unread: Int
  @OrNull public private(set) var nextReleaseAt: String?
  public let comics: [ComicVolumeRecord]
  /// The episodes in grid order, without advertisements.
  public let episodes: [ComicEpisodeRecord]
  @OrNull public private(set) var continueReading: ContinueReadingRecord?

  /// - Parameter cells: The cells of the grid. Only the episodes in these cells are included. `nil`
  ///   means all episodes.
  public init(_ detail: ComicDetail, cells: [ComicCell]? = nil) {
    id = detail.series.id.raw
    title = detail.series.title
    titleReading = detail.series.titleReading
    authors = detail.series.authors.map(\.name)
    publisher = detail.series.publisher
    unread = detail.entry.unread
    nextReleaseAt = detail.entry.nextReleaseAt?.iso8601WithMilliseconds
    comics = detail.volumes.map { ComicVolumeRecord($0) }
    episodes = (cells ?? detail.grid.cells).compactMap {
      if case .episode(let cell) = $0 { ComicEpisodeRecord(cell) } else { nil }
    }
    continueReading = detail.continuing.map { ContinueReadingRecord($0) }
  }
}

/// The JSON form of a volume, and what the reader can do with it.
public struct ComicVolumeRecord: Codable, Hashable, Sendable {
  public let id: String
  @OrNull public private(set) var title: String?
  @OrNull public private(set) var volume: Int?
  @OrNull public private(set) var number: String?
  /// The price in the minor unit of the currency, or `null` if unknown.
  @OrNull public private(set) var price: Int?
  /// The ISO 4217 code of the currency, or `null` if the price is unknown.
  @OrNull public private(set) var currency: String?
  /// The release date such as `2026-02-28`, or `null` if unknown.
  @OrNull public private(set) var releaseDate: String?
  public let owned: Bool
  public let readable: Bool
  public let purchasable: Bool
  public let pages: Int
  /// The last page read, or `null` if none was read.
  @OrNull public private(set) var page: Int?

  public init(_ volume: ComicVolume) {
    let comic = volume.comic
    id = comic.id.raw
    title = comic.title
    self.volume = comic.volume
    number = comic.number
    price = comic.price?.minorUnits
    currency = comic.price?.currency.rawValue
    releaseDate = comic.releaseDate?.description
    owned = volume.obstacle == .alreadyOwned
    readable = volume.readability == .readable
    purchasable = volume.obstacle == nil
    pages = comic.pages
    page = volume.place?.page
  }
}

/// The JSON form of an episode, and whether the reader can read it.
public struct ComicEpisodeRecord: Codable, Hashable, Sendable {
  public let id: String
  @OrNull public private(set) var title: String?
  @OrNull public private(set) var displayIndex: Int?
  @OrNull public private(set) var publishesAt: String?
  @OrNull public private(set) var closesAt: String?
  public let free: Bool
  public let readable: Bool
  /// Why the episode cannot be read, as a sentence; `null` if it can be read.
  @OrNull public private(set) var reason: String?
  public let pages: Int

  public init(_ cell: ComicEpisodeCell) {
    let episode = cell.episode
    id = episode.id.raw
    title = episode.title
    displayIndex = episode.displayIndex
    publishesAt = episode.window.opensAt?.iso8601WithMilliseconds
    closesAt = episode.window.closesAt?.iso8601WithMilliseconds
    free = episode.isFree
    readable = cell.readability == .readable
    reason = cell.readability == .readable ? nil : cell.readability.reason
    pages = episode.pages
  }
}

/// The JSON form of the item and the page at which to continue reading.
public struct ContinueReadingRecord: Codable, Hashable, Sendable {
  /// `c:` and the identifier of a volume, or `e:` and the identifier of an episode.
  public let item: String
  public let title: String
  public let page: Int

  public init(_ next: ContinueReading) {
    item = next.readable.item.text
    title = next.readable.title
    page = next.page
  }
}

/// The JSON form of the reader's progress in an item.
public struct ComicProgressRecord: Codable, Hashable, Sendable {
  /// `c:` and the identifier of a volume, or `e:` and the identifier of an episode.
  public let item: String
  public let series: String
  public let seriesTitle: String
  public let label: String
  public let page: Int
  public let pages: Int
  public let finished: Bool
  public let readAt: String

  public init(_ progress: ComicProgress) {
    item = progress.progress.item.text
    series = progress.progress.series.raw
    seriesTitle = progress.seriesTitle
    label = progress.label
    page = progress.progress.page
    pages = progress.progress.pages
    finished = progress.progress.isFinished
    readAt = progress.progress.readAt.iso8601WithMilliseconds
  }
}

/// The JSON form of a page of a volume or an episode.
public struct ComicPageRecord: Codable, Hashable, Sendable {
  public let item: String
  public let title: String
  public let series: String
  public let page: Int
  public let pages: Int

  public init(_ page: ComicPage) {
    item = page.readable.item.text
    title = page.readable.title
    series = page.series.raw
    self.page = page.number
    pages = page.readable.pages
  }
}

/// The JSON form of the result of an order.
public struct ComicSaleRecord: Codable, Hashable, Sendable {
  public let comic: String
  public let order: String
  /// The outcome of the order: `bought`, `cancelled`, `declined`, `alreadyOwned` or `restored`.
  public let outcome: String
  /// Why the payment was declined, as a sentence; `null` for any other outcome.
  @OrNull public private(set) var reason: String?
  public let owned: Bool

  public init(_ sale: ComicSale) {
    comic = sale.order.comic.raw
    order = sale.order.id.raw
    outcome =
      switch sale.outcome {
      case .bought: "bought"
      case .cancelled: "cancelled"
      case .declined: "declined"
      case .alreadyOwned: "alreadyOwned"
      case .restored: "restored"
      }
    if case .declined(let reason) = sale.outcome { self.reason = reason } else { reason = nil }
    owned = sale.outcome.isOwned
  }
}

/// The JSON reply that says who is signed in.
public struct ComicReaderRecord: Codable, Hashable, Sendable {
  /// The name of the signed-in reader, or `null` if no reader is signed in.
  @OrNull public private(set) var name: String?

  public init(_ reader: Reader?) {
    name = reader?.name.text
  }
}

/// The JSON form of the result of a synchronization.
public struct CatalogueProgressRecord: Codable, Hashable, Sendable {
  public let series: Int
  public let added: Int
  public let changed: Int
  public let unchanged: Int
  public let withdrawn: Int
  public let pages: Int
  public let unchangedPages: Int
  public let leftOut: Int
  public let notes: [String]

  public init(_ progress: CatalogueProgress) {
    series = progress.series
    added = progress.changes.added
    changed = progress.changes.changed
    unchanged = progress.changes.unchanged
    withdrawn = progress.withdrawn
    pages = progress.pages
    unchangedPages = progress.unchangedPages
    leftOut = progress.leftOut
    notes = progress.notes.map(\.description)
  }
}
