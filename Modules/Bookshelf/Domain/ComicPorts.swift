public import CoreDomain

// What is kept of readers, and how secrets are kept. The catalogue has a file of its own.

/// Where accounts and sessions are kept.
public protocol ReaderAccountStore: Sendable {
  /// The account of a name, told apart by its folded form; nothing where there is none.
  func account(named name: ReaderName) async throws(ComicFailure) -> ReaderAccount?

  /// Keeps a new account.
  ///
  /// - Throws: ``ComicFailure/nameTaken(_:)`` when there is one of that name, in whatever case or
  ///   width.
  func add(_ account: ReaderAccount) async throws(ComicFailure)

  /// Keeps a session. Of one reader, ``ReaderSession/limit`` are kept: those that last longest.
  func open(_ session: ReaderSession) async throws(ComicFailure)

  /// The session of a token and its reader; nothing where there is none. It may be over.
  func session(
    digest: String
  ) async throws(ComicFailure) -> (session: ReaderSession, reader: Reader)?

  /// Ends the session of a token. One that is not there is passed over.
  func end(digest: String) async throws(ComicFailure)

  /// Drops the sessions that are over.
  func dropSessions(overAt now: Timestamp) async throws(ComicFailure)
}

/// Where series are found, and where it is kept who owns and has read what.
///
/// What belongs to a reader asks for the proof that they are signed in, and is seen by nobody else.
public protocol ComicShelfStore: Sendable {
  // MARK: Catalogue

  /// Series of the catalogue, whole, in the order of the form.
  ///
  /// - Parameters:
  ///   - reader: of whom ownership counts, where the form asks for what is owned: without one,
  ///     nothing is.
  ///   - now: what is published later is not recent.
  func series(
    _ form: ComicListForm, for reader: SignedInReader?, at now: Timestamp
  ) async throws(ComicFailure) -> ComicStorePage

  /// A series, withdrawn ones included; nothing where there is none.
  func series(_ id: ComicSeries.ID) async throws(ComicFailure) -> ComicSeries?

  /// The series that a volume or an episode belongs to; nothing where there is none.
  func series(of item: ComicItem) async throws(ComicFailure) -> ComicSeries?

  // MARK: Ownership

  /// What a reader owns, the latest purchase first.
  func purchases(of reader: SignedInReader) async throws(ComicFailure) -> [ComicPurchase]

  /// Keeps an order that is about to be placed.
  ///
  /// - Returns: the order to place: where one of this reader for this volume is open already, that
  ///   one, so that two at once are one.
  /// - Throws: ``ComicFailure/alreadyOwned(_:)`` when the reader owns the volume.
  func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder

  /// The orders of a reader whose outcome is not known, the oldest first.
  func openOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicOrder]

  /// Keeps the outcome of an order, and the purchase where it came to one: one transaction. An
  /// order that is closed already is left as it is.
  func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async throws(ComicFailure)

  // MARK: Progress

  /// How far a reader has come, the latest first.
  ///
  /// - Parameter series: of these alone; of all where it is nothing.
  func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) async throws(ComicFailure) -> [ReadingProgress]

  /// Keeps how far a reader has come, in place of what is kept of that item, unless that is later.
  func keep(
    _ progress: ReadingProgress, for reader: SignedInReader
  ) async throws(ComicFailure)
}

/// A page of series, as a store finds it.
public struct ComicStorePage: Hashable, Sendable {
  public let series: [ComicSeries]
  /// How many there are in all.
  public let total: Int

  public init(series: [ComicSeries], total: Int) {
    self.series = series
    self.total = total
  }
}

/// Makes tokens that nobody can guess.
public protocol ReaderTokenSource: Sendable {
  func next() -> ReaderToken
}

/// Where a program that has one user keeps who is signed in.
public protocol ReaderTokenKeeping: Sendable {
  /// The token that is kept; nothing where nobody is signed in.
  func kept() async throws(ComicFailure) -> ReaderToken?

  /// Keeps a token, in place of one that is there. Nobody but the user may read it.
  func keep(_ token: ReaderToken) async throws(ComicFailure)

  /// Forgets the token.
  func forget() async throws(ComicFailure)
}
