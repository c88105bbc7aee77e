public import CoreDomain

/// The catalogue and the shelves of readers, and the policy of keeping them. A view model asks this
/// and never a port.
public protocol ComicRepository: Sendable {
  // MARK: Shelf

  /// A page of the shelf or the catalogue, as it is kept: nobody else is asked.
  ///
  /// - Parameter reader: whose shelf; of nobody's, nothing is owned.
  /// - Throws: ``ComicFailure/signInNeeded`` when what is owned is asked for by nobody.
  func shelf(
    _ form: ComicListForm, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicShelf

  /// A series with all that is shown of it.
  ///
  /// - Throws: ``ComicFailure/unknownSeries(_:)``.
  func detail(
    of id: ComicSeries.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail

  /// The series that a volume belongs to, with all that is shown of it.
  ///
  /// - Throws: ``ComicFailure/unknownComic(_:)``.
  func detail(
    containing comic: Comic.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail

  // MARK: Reading

  /// A page of a volume or an episode.
  ///
  /// - Parameters:
  ///   - item: the identifier of an episode or a volume; of both, the volume's counts. `c:` or `e:`
  ///     before it says which.
  ///   - page: counted from 1; nothing to go on where the reader was.
  /// - Throws: ``ComicFailure/unknownComic(_:)``, ``ComicFailure/unreadable(_:_:)`` and
  ///   ``ComicFailure/malformed(_:reason:)`` for a page that there is not.
  func page(
    _ page: Int?, of item: String, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicPage

  /// Keeps that a reader has come so far.
  func keepPlace(
    at page: ComicPage, for reader: SignedInReader
  ) async throws(ComicFailure)

  /// How far a reader has come, the latest first: in ``ComicProgress/limit`` items at most.
  func progress(
    of reader: SignedInReader
  ) async throws(ComicFailure) -> [ComicProgress]

  // MARK: Buying

  /// Buys a volume, and says what came of it. An order of this reader for this volume whose outcome
  /// is not known is asked for again, in place of a new one.
  ///
  /// - Parameter price: what was shown to the reader; nothing where nothing was.
  /// - Throws: ``ComicFailure/unknownComic(_:)``, ``ComicFailure/notForSale(_:_:)``,
  ///   ``ComicFailure/priceChanged(_:shown:now:)``, and ``ComicFailure/storefront(reason:)`` when
  ///   the outcome is not known: the order stays open.
  func buy(
    _ comic: Comic.ID, shownAt price: Price?, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicSale

  /// Asks what became of the orders whose outcome is not known. Where the storefront does not
  /// answer, they stay open, and nothing is thrown.
  ///
  /// - Returns: those that are decided now.
  func settleOpenOrders(
    of reader: SignedInReader
  ) async throws(ComicFailure) -> [ComicSale]

  // MARK: Catalogue

  /// Brings the catalogue up to date.
  ///
  /// - Parameters:
  ///   - source: an address or a path; blank for the catalogue that the program knows.
  ///   - key: whom it is done for; who switches something on for a part of all asks for it.
  ///   - progress: is told after each part that was kept.
  /// - Throws: ``ComicFailure/cancelled(_:)`` when the calling task is cancelled. What was kept by
  ///   then stays.
  func synchronise(
    with source: String, for key: String,
    progress: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CatalogueProgress

  /// What is known of the last synchronisation that came to its end.
  func catalogueState() async throws(ComicFailure) -> CatalogueState?
}

/// The accounts of readers, and who is signed in.
public protocol ReaderRepository: Sendable {
  /// Makes an account, and signs in.
  ///
  /// - Throws: ``ComicFailure/nameTaken(_:)``.
  func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession

  /// Signs in.
  ///
  /// - Throws: ``ComicFailure/wrongPassword``, also where there is no such reader; that takes as
  ///   long.
  func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession

  /// Ends the session of a token. One that is over already is passed over.
  func signOut(_ token: ReaderToken) async throws(ComicFailure)

  /// The reader of a token; nothing when its session is over, or there was none.
  func reader(showing token: ReaderToken) async throws(ComicFailure) -> SignedInReader?
}

/// A session that has just been opened: the only time at which its token is known.
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

/// How far a synchronisation has come, or what it came to.
public struct CatalogueProgress: Hashable, Sendable {
  public var series: Int
  public var changes: CatalogueChanges
  public var pages: Int
  /// How many of the pages were as they had been.
  public var unchangedPages: Int
  /// How many series were withdrawn at the end.
  public var withdrawn: Int
  /// How many parts were left out.
  public var leftOut: Int
  /// The first of what was left out.
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

/// A page of a shelf.
public struct ComicShelf: Hashable, Sendable {
  public let entries: [ComicShelfEntry]
  /// How many there are in all.
  public let total: Int
  public let form: ComicListForm
  /// What to go on with, of all series: the one that was read last first; empty where nobody is
  /// signed in.
  public let continuing: [ComicContinuation]
  /// When the catalogue was last brought up to date.
  public let synchronisedAt: Timestamp?

  public init(
    entries: [ComicShelfEntry], total: Int, form: ComicListForm,
    continuing: [ComicContinuation] = [], synchronisedAt: Timestamp? = nil
  ) {
    self.entries = entries
    self.total = total
    self.form = form
    self.continuing = continuing
    self.synchronisedAt = synchronisedAt
  }

  /// The form of the page behind this one; nothing when this is the last.
  public var next: ComicListForm? {
    guard form.offset + entries.count < total, !entries.isEmpty else { return nil }
    return form.skipping(entries.count)
  }

  /// How many series there are to go on with at most.
  public static let continuingLimit = 5
}

/// A series on a shelf.
public struct ComicShelfEntry: Hashable, Sendable, Identifiable {
  public let id: ComicSeries.ID
  public let title: String
  public let titleReading: String?
  public let authors: [ComicAuthor]
  public let publisher: String?
  /// How many volumes of it the reader owns.
  public let owned: Int
  /// See ``ComicSeries/unread(for:progress:at:)``.
  public let unread: Int
  /// See ``ComicSeries/nextRelease(after:)``.
  public let nextReleaseAt: Timestamp?

  public init(
    _ series: ComicSeries, for ownership: ComicOwnership, progress: [ReadingProgress],
    at now: Timestamp
  ) {
    id = series.id
    title = series.title
    titleReading = series.titleReading
    authors = series.authors
    publisher = series.publisher
    owned = series.comics.count { ownership.comics.contains($0.id) }
    unread = series.unread(for: ownership, progress: progress, at: now)
    nextReleaseAt = series.nextRelease(after: now)
  }

  public var isOwned: Bool { owned > 0 }
}

/// A series with what to go on with in it.
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

/// A series with all that is shown of it to somebody at a moment.
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
    let places = Dictionary(
      progress.map { ($0.item, $0) }, uniquingKeysWith: { $0.readAt < $1.readAt ? $1 : $0 })
    volumes = series.shownComics(for: ownership).map {
      ComicVolume(
        comic: $0, readability: $0.readability(for: ownership, at: now),
        obstacle: $0.obstacle(toPurchaseBy: ownership, at: now), place: places[.comic($0.id)])
    }
    grid = ComicGrid(of: series, for: ownership, at: now, isAdvertising: isAdvertising)
    continuing = series.continueReading(for: ownership, progress: progress, at: now)
  }
}

/// A volume as it is shown to somebody.
public struct ComicVolume: Hashable, Sendable {
  public let comic: Comic
  public let readability: ComicReadability
  /// Why they cannot buy it; nothing when they can.
  public let obstacle: ComicPurchaseObstacle?
  /// How far they have come in it.
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

/// A page that somebody may read.
public struct ComicPage: Hashable, Sendable {
  public let readable: ReadableComic
  public let series: ComicSeries.ID
  public let seriesTitle: String
  /// Counted from 1.
  public let number: Int

  /// - Returns: nothing when there is no such page.
  public init?(
    _ number: Int, of readable: ReadableComic, series: ComicSeries.ID, seriesTitle: String
  ) {
    guard (1...readable.pages).contains(number) else { return nil }
    self.readable = readable
    self.series = series
    self.seriesTitle = seriesTitle
    self.number = number
  }

  public var isLast: Bool { number == readable.pages }
}

/// How far a reader has come in something, with its titles.
public struct ComicProgress: Hashable, Sendable {
  public let progress: ReadingProgress
  public let seriesTitle: String
  /// What the volume or the episode is called; its identifier where the catalogue knows it no more.
  public let label: String

  public init(progress: ReadingProgress, seriesTitle: String, label: String) {
    self.progress = progress
    self.seriesTitle = seriesTitle
    self.label = label
  }

  /// How many places are told at most.
  public static let limit = 200
}
