public import CoreDomain

/// Lists, reads and sells comics, and updates the catalogue.
public protocol ComicRepository: Sendable {
  // MARK: Shelf

  /// Returns a page of the shelf or the catalogue from the store, without network access.
  ///
  /// - Parameter reader: The reader whose shelf to return. `nil` means that nothing is owned.
  /// - Throws: ``ComicFailure/signInNeeded`` if owned series are requested without a reader.
  func shelf(
    _ request: ComicListRequest, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicShelf

  /// Returns a series with everything that its screen shows.
  ///
  /// - Parameter reader: The reader for whom the series is shown, or `nil` for an anonymous
  ///   visitor.
  /// - Throws: ``ComicFailure/unknownSeries(_:)`` if the series does not exist.
  func detail(
    of id: ComicSeries.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail

  /// Returns the series of a volume with everything that its screen shows.
  ///
  /// - Throws: ``ComicFailure/unknownComic(_:)`` if the volume does not exist.
  func detail(
    containing comic: Comic.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail

  // MARK: Reading

  /// Returns a page of a volume or an episode.
  ///
  /// - Parameters:
  ///   - item: The identifier of a volume or an episode, with an optional `c:` or `e:` prefix.
  ///     Without a prefix, a volume takes precedence over an episode.
  ///   - page: The page number, counted from 1, or `nil` for the reader's last page. If the item is
  ///     unread or finished, `nil` means page 1.
  /// - Throws: ``ComicFailure/unknownComic(_:)``, ``ComicFailure/unreadable(_:_:)``, or
  ///   ``ComicFailure/form(_:)`` if the page does not exist.
  func page(
    _ page: Int?, of item: String, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicPage

  /// Stores a page as the reader's progress in its volume or episode. Does nothing if the page is
  /// ``ComicPage/isReopened``.
  func keepPlace(at page: ComicPage, for reader: SignedInReader) async throws(ComicFailure)

  /// Returns the reader's progress, latest first; at most ``ComicProgress/limit`` items.
  func progress(of reader: SignedInReader) async throws(ComicFailure) -> [ComicProgress]

  // MARK: Buying

  /// Buys a volume. Retries the reader's open order for the volume if there is one, at the price of
  /// that order, instead of placing a new order.
  ///
  /// - Parameter price: The price shown to the reader, or `nil` to accept every price.
  /// - Throws: ``ComicFailure/unknownComic(_:)``, ``ComicFailure/alreadyOwned(_:)``,
  ///   ``ComicFailure/notForSale(_:_:)`` or ``ComicFailure/priceChanged(_:shown:now:)`` if the
  ///   volume cannot be bought, ``ComicFailure/orderIsOpen(_:price:)`` if the open order has
  ///   another price, or ``ComicFailure/storefront(reason:)`` if the outcome is unknown. In the
  ///   last case, the order stays open.
  func buy(
    _ comic: Comic.ID, shownAt price: Price?, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicSale

  /// Retries the orders whose outcome is unknown. If the storefront does not respond, the orders
  /// stay open and no error is thrown.
  ///
  /// - Returns: The orders that now have an outcome.
  func settleOpenOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicSale]

  // MARK: Catalogue

  /// Reads a catalogue page by page, and updates the stored catalogue.
  ///
  /// - Parameters:
  ///   - source: The first page of the catalogue, or `nil` for the configured catalogue.
  ///   - key: A stable identifier of the caller. During a rollout, it decides whether a new parser
  ///     is used.
  ///   - progress: Called with the progress so far, at least once per page.
  /// - Throws: ``ComicFailure/noCatalogue`` if `source` is `nil` and no catalogue is configured,
  ///   ``ComicFailure/cancelled(_:)`` if the task is cancelled, or the error of the source, the
  ///   parser or the store. Series that were stored before remain stored.
  func synchronise(
    with source: CataloguePage?, for key: String,
    progress: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CatalogueProgress
}

/// Signs readers up, in and out, and finds the reader of a session token.
public protocol ReaderRepository: Sendable {
  /// Creates an account and signs in.
  ///
  /// - Throws: ``ComicFailure/nameTaken(_:)`` if another account has the name, ignoring case, width
  ///   and diacritics.
  func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession

  /// Opens a session for the reader with this name and password.
  ///
  /// - Throws: ``ComicFailure/wrongPassword`` if the password is wrong or the reader does not
  ///   exist. Both cases take the same time.
  func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession

  /// Ends the session of a token, if it is open.
  func signOut(_ token: ReaderToken) async throws(ComicFailure)

  /// Returns the reader of a token, or `nil` if the session has expired or does not exist.
  func reader(showing token: ReaderToken) async throws(ComicFailure) -> SignedInReader?
}

/// The result of signing in: the reader, and the token that the client must store. The account
/// store contains only a digest of the token, from which the token cannot be recovered.
public struct OpenedSession: Sendable {
  public let reader: SignedInReader
  public let token: ReaderToken
  public let expiresAt: Timestamp

  public init(reader: SignedInReader, token: ReaderToken, expiresAt: Timestamp) {
    self.reader = reader
    self.token = token
    self.expiresAt = expiresAt
  }
}

/// The counts of a synchronization: its progress while it runs, and its result when it has
/// completed.
public struct CatalogueProgress: Hashable, Sendable {
  public var series: Int
  public var changes: CatalogueChanges
  public var pages: Int
  /// How many pages had not changed.
  public var unchangedPages: Int
  /// How many series were withdrawn.
  public var withdrawn: Int
  /// How many parts of the documents were skipped because they are invalid.
  public var leftOut: Int
  /// The first notes about skipped parts, at most ``CatalogueNote/limit``.
  public var notes: [CatalogueNote]

  public init(
    series: Int = 0, changes: CatalogueChanges = CatalogueChanges(), pages: Int = 0,
    unchangedPages: Int = 0, withdrawn: Int = 0, leftOut: Int = 0, notes: [CatalogueNote] = []
  ) {
    self.series = series
    self.changes = changes
    self.pages = pages
    self.unchangedPages = unchangedPages
    self.withdrawn = withdrawn
    self.leftOut = leftOut
    self.notes = notes
  }
}

/// A page of the shelf or the catalogue, and where the reader can continue reading.
public struct ComicShelf: Hashable, Sendable {
  public let entries: [ComicShelfEntry]
  /// The number of series on all pages.
  public let total: Int
  public let request: ComicListRequest
  /// Where to continue reading, across all series, latest first. Empty for an anonymous visitor,
  /// for a search, and on all pages except the first.
  public let continuing: [ComicContinuation]
  /// When the last synchronization of the catalogue completed, or `nil` before the first one.
  public let synchronisedAt: Timestamp?
  /// Why the catalogue is not complete, or `nil` if a synchronization has completed.
  public let gap: CatalogueGap?

  /// - Parameter gap: Why the catalogue is not complete. Ignored if `synchronisedAt` is not `nil`.
  public init(
    entries: [ComicShelfEntry], total: Int, request: ComicListRequest,
    continuing: [ComicContinuation] = [], synchronisedAt: Timestamp? = nil,
    gap: CatalogueGap = .unfetched
  ) {
    self.entries = entries
    self.total = total
    self.request = request
    self.continuing = continuing
    self.synchronisedAt = synchronisedAt
    self.gap = synchronisedAt == nil ? gap : nil
  }

  /// The request for the next page, or `nil` on the last page.
  public var next: ComicListRequest? {
    guard request.offset + entries.count < total, !entries.isEmpty else { return nil }
    return request.skipping(entries.count)
  }

  /// The maximum number of entries in ``continuing``.
  public static let continuingLimit = 5
}

/// A series in a list of the shelf or the catalogue, with the counts of one reader.
public struct ComicShelfEntry: Hashable, Sendable, Identifiable {
  public let id: ComicSeries.ID
  public let title: String
  public let titleReading: String?
  public let authors: [ComicAuthor]
  /// How many volumes of the series the reader owns.
  public let owned: Int
  /// How many readable items are unfinished: see ``ComicSeries/unread(for:progress:at:)``.
  public let unread: Int
  /// When the next item comes out, or `nil` if unknown: see ``ComicSeries/nextRelease(after:)``.
  public let nextReleaseAt: Timestamp?

  public init(
    _ series: ComicSeries, for ownership: ComicOwnership, progress: [ReadingProgress],
    at now: Timestamp
  ) {
    id = series.id
    title = series.title
    titleReading = series.titleReading
    authors = series.authors
    owned = series.comics.count { ownership.comics.contains($0.id) }
    unread = series.unread(for: ownership, progress: progress, at: now)
    nextReleaseAt = series.nextRelease(after: now)
  }

  public var isOwned: Bool { owned > 0 }
}

/// A series, and where to continue reading it.
public struct ComicContinuation: Hashable, Sendable {
  public let series: ComicSeries.ID
  public let seriesTitle: String
  public let next: ContinueReading

  public init(series: ComicSeries.ID, seriesTitle: String, next: ContinueReading) {
    self.series = series
    self.seriesTitle = seriesTitle
    self.next = next
  }
}

/// A series with everything that its screen shows to a reader at a moment.
public struct ComicDetail: Hashable, Sendable {
  public let series: ComicSeries
  public let entry: ComicShelfEntry
  public let volumes: [ComicVolume]
  public let grid: ComicGrid
  public let continuing: ContinueReading?

  public init(
    of series: ComicSeries, for ownership: ComicOwnership, progress: [ReadingProgress],
    isAdvertising: Bool, at now: Timestamp
  ) {
    self.series = series
    entry = ComicShelfEntry(series, for: ownership, progress: progress, at: now)
    // A store keeps one place for each item.
    let places = Dictionary(progress.map { ($0.item, $0) }) { place, _ in place }
    volumes = series.shownComics(for: ownership).map {
      ComicVolume(
        comic: $0, readability: $0.readability(for: ownership, at: now),
        obstacle: $0.obstacle(toPurchaseBy: ownership, at: now), place: places[.comic($0.id)])
    }
    grid = ComicGrid(of: series, for: ownership, at: now, isAdvertising: isAdvertising)
    continuing = series.continueReading(for: ownership, progress: progress, at: now)
  }
}

/// A volume, and whether a certain reader can read or buy it.
public struct ComicVolume: Hashable, Sendable {
  public let comic: Comic
  public let readability: ComicReadability
  /// Why the reader cannot buy the volume, or `nil` if the reader can buy it.
  public let obstacle: ComicPurchaseObstacle?
  /// The reader's progress in the volume, or `nil` if the reader has not opened it.
  public let place: ReadingProgress?

  public init(
    comic: Comic, readability: ComicReadability, obstacle: ComicPurchaseObstacle?,
    place: ReadingProgress?
  ) {
    self.comic = comic
    self.readability = readability
    self.obstacle = obstacle
    self.place = place
  }
}

/// A page of a volume or an episode that the reader may read.
public struct ComicPage: Hashable, Sendable {
  public let readable: ReadableComic
  public let series: ComicSeries.ID
  public let seriesTitle: String
  /// The page number, counted from 1.
  public let number: Int
  /// The item that follows this page's item. `nil` unless this is the last page and an item
  /// follows.
  public let following: ReadableComic?
  /// Whether the reader has finished the item, and opened it again without a page number. The item
  /// then stays finished until the reader opens a page by its number.
  public let isReopened: Bool

  /// - Returns: `nil` if the page does not exist.
  public init?(
    _ number: Int, of readable: ReadableComic, series: ComicSeries.ID, seriesTitle: String,
    following: ReadableComic? = nil, isReopened: Bool = false
  ) {
    guard (1...readable.pages).contains(number) else { return nil }
    self.readable = readable
    self.series = series
    self.seriesTitle = seriesTitle
    self.number = number
    self.following = number == readable.pages ? following : nil
    self.isReopened = isReopened
  }

  public var isLast: Bool { number == readable.pages }
}

/// The reader's progress in an item, with the titles to show.
public struct ComicProgress: Hashable, Sendable {
  public let progress: ReadingProgress
  public let seriesTitle: String
  /// The label of the volume or episode, or ``ComicItem/text`` if it is no longer in the catalogue.
  public let label: String

  public init(progress: ReadingProgress, seriesTitle: String, label: String) {
    self.progress = progress
    self.seriesTitle = seriesTitle
    self.label = label
  }

  /// The maximum number of items that ``ComicRepository/progress(of:)`` returns.
  public static let limit = 200
}
