public import CoreDomain

/// A store of the readers' accounts and sessions.
public protocol ReaderAccountStore: Sendable {
  /// Returns the account with a name, or `nil` if no account has the name. Ignores case, width and
  /// diacritics: see ``TextFolding``.
  func account(named name: ReaderName) async throws(ComicFailure) -> ReaderAccount?

  /// Stores a new account.
  ///
  /// - Throws: ``ComicFailure/nameTaken(_:)`` if an account has the same name, ignoring case, width
  ///   and diacritics.
  func add(_ account: ReaderAccount) async throws(ComicFailure)

  /// Stores a session, and replaces a session with the same token. If the reader then has more than
  /// ``ReaderSession/limit`` sessions, deletes those that were opened first.
  func open(_ session: ReaderSession) async throws(ComicFailure)

  /// Returns the session whose token has this digest, and its reader, or `nil` if no session
  /// matches. The session may have expired.
  func session(
    digest: String
  ) async throws(ComicFailure) -> (session: ReaderSession, reader: Reader)?

  /// Ends the session whose token has this digest, if it exists.
  func end(digest: String) async throws(ComicFailure)

  /// Deletes the sessions that have expired at `now`.
  func dropSessions(overAt now: Timestamp) async throws(ComicFailure)
}

/// A store for querying series, and for purchases and reading progress.
///
/// Operations on a reader's data require a ``SignedInReader``, the proof that the reader is signed
/// in. They do not access the data of other readers.
public protocol ComicShelfStore: Sendable {
  // MARK: Catalogue

  /// Returns a page of series with their volumes and episodes, in the sort order of the request.
  /// Withdrawn series are included only if the reader owns one of their volumes.
  ///
  /// - Parameters:
  ///   - reader: The reader whose purchases decide which series are owned. `nil` means that nothing
  ///     is owned.
  ///   - now: The current time. The sort order ``ComicOrdering/recent`` ignores later releases.
  func series(
    _ form: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) async throws(ComicFailure) -> ComicStorePage

  /// Returns a series, even if it was withdrawn, or `nil` if it is unknown.
  func series(_ id: ComicSeries.ID) async throws(ComicFailure) -> ComicSeries?

  /// Returns the series of a volume or an episode, or `nil` if no series contains the item.
  func series(of item: ComicItem) async throws(ComicFailure) -> ComicSeries?

  // MARK: Ownership

  /// Returns the reader's purchases, latest first.
  func purchases(of reader: SignedInReader) async throws(ComicFailure) -> [ComicPurchase]

  /// Stores an order that is about to be placed.
  ///
  /// - Returns: The order to place. This is the reader's open order for the volume if there is one,
  ///   so that two concurrent purchases become one.
  /// - Throws: ``ComicFailure/alreadyOwned(_:)`` if the reader owns the volume.
  func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder

  /// Returns the reader's orders without a known outcome, oldest first.
  func openOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicOrder]

  /// Stores the outcome of an order and, if the reader now owns the volume, the purchase, in one
  /// transaction. Does nothing if the order already has an outcome.
  ///
  /// - Throws: ``ComicFailure/storage(reason:)`` if the reader has no such order.
  func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async throws(ComicFailure)

  // MARK: Progress

  /// Returns the reader's progress, latest first.
  ///
  /// - Parameter series: The series to include, or `nil` for all series.
  func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) async throws(ComicFailure) -> [ReadingProgress]

  /// Stores the progress in an item, unless newer progress is stored: see
  /// ``ReadingProgress/replaces(_:)``.
  func keep(_ progress: ReadingProgress, for reader: SignedInReader) async throws(ComicFailure)
}

/// A page of series from a ``ComicShelfStore``.
public struct ComicStorePage: Hashable, Sendable {
  public let series: [ComicSeries]
  /// The number of series on all pages.
  public let total: Int

  public init(series: [ComicSeries], total: Int) {
    self.series = series
    self.total = total
  }
}

/// A generator of tokens for new sessions. Except in tests, the tokens are unguessable.
public protocol ReaderTokenSource: Sendable {
  func next() -> ReaderToken
}

/// Storage for the session token of a program with a single user.
public protocol ReaderTokenKeeping: Sendable {
  /// Returns the stored token, or `nil` if none is stored. The session of the token may have ended.
  func kept() async throws(ComicFailure) -> ReaderToken?

  /// Stores the token and replaces an existing one. Other users of the machine must not be able to
  /// read it.
  func keep(_ token: ReaderToken) async throws(ComicFailure)

  /// Deletes the token, if one is stored.
  func forget() async throws(ComicFailure)
}
