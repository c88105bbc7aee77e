public import CoreDomain

// Where the catalogue comes from, how it is read, and where it is kept. All its parts are the same
// for every reader.

/// A page of a catalogue, by its address or path.
public struct CataloguePage: Hashable, Sendable, CustomStringConvertible {
  public let address: String

  public init(_ address: String) {
    self.address = address
  }

  public var description: String { address }

  /// How many pages a catalogue has at most: what leads on for longer leads in a circle.
  public static let limit = 10_000
}

/// What a source answers when it is asked for a page.
public enum CatalogueReply: Sendable {
  /// The page is as it was when it was read with these validators.
  case unchanged(HTTPValidators)
  /// A document, its validators, and the page that follows; nothing on the last one.
  case document(any ByteSource, HTTPValidators, next: CataloguePage?)
}

/// Where catalogues come from.
public protocol CatalogueSource: Sendable {
  /// Asks for a page.
  ///
  /// - Parameter validators: those of what is kept of the page; none where nothing is. A source
  ///   that knows no validators, as a file does, gives the document each time.
  /// - Throws: ``ComicFailure/source(_:)`` when it cannot be had, and ``ComicFailure/file(_:)``.
  func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply
}

/// A part of a catalogue that was left out, and why: where it stands, as a path in the document,
/// and a sentence.
public struct CatalogueNote: Hashable, Sendable, CustomStringConvertible {
  /// As in `series[3].comics[0].price`, counted from 0.
  public let place: String
  public let reason: String

  public init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(place): \(reason)" }

  /// How many notes of one document are told; further ones are counted.
  public static let limit = 20
}

/// What reading a document came to.
public struct CatalogueReadingReport: Hashable, Sendable {
  public let series: Int
  /// How many parts were left out.
  public let leftOut: Int
  /// The first of what was left out, in the order of the document.
  public let notes: [CatalogueNote]

  public init(series: Int, leftOut: Int, notes: [CatalogueNote]) {
    self.series = series
    self.leftOut = leftOut
    self.notes = notes
  }
}

/// Reads documents of a catalogue. Their form is described by `docs/schemas/catalogue.json`.
public protocol CatalogueReading: Sendable {
  /// Reads a document from its beginning to its end.
  ///
  /// A series without an identifier or a title is left out, with a note; so is a volume or an
  /// episode without an identifier. Another member that makes no sense counts as absent, with a
  /// note, and its neighbours stay. Members that nobody knows are passed over. Of several series
  /// with one identifier, each is told.
  ///
  /// - Parameters:
  ///   - source: a document in UTF-8.
  ///   - key: whom it is read for; who switches something on for a part of all asks for it.
  ///   - visitor: is told of each series, in the order of the document.
  /// - Throws: ``ComicFailure/catalogue(reason:)`` when it is no JSON, or no catalogue, or beyond a
  ///   limit; what was told by then stays told. Errors of the source and the visitor pass through.
  func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport
}

/// What a synchronisation has changed.
public struct CatalogueChanges: Hashable, Sendable {
  public var added: Int
  public var changed: Int
  public var unchanged: Int

  public init(added: Int = 0, changed: Int = 0, unchanged: Int = 0) {
    self.added = added
    self.changed = changed
    self.unchanged = unchanged
  }

  public static func + (left: CatalogueChanges, right: CatalogueChanges) -> CatalogueChanges {
    CatalogueChanges(
      added: left.added + right.added, changed: left.changed + right.changed,
      unchanged: left.unchanged + right.unchanged)
  }
}

/// A synchronisation, told apart from all others by a number that grows.
public struct CatalogueRun: Hashable, Sendable {
  public let number: Int64
  /// Where the catalogue begins: its first page.
  public let start: CataloguePage

  public init(number: Int64, start: CataloguePage) {
    self.number = number
    self.start = start
  }
}

/// What is kept of a page: how to ask whether it has changed, and where it leads.
public struct CatalogueLedger: Hashable, Sendable {
  public let validators: HTTPValidators
  public let next: CataloguePage?

  public init(validators: HTTPValidators, next: CataloguePage?) {
    self.validators = validators
    self.next = next
  }
}

/// What is known of the last synchronisation that came to its end.
public struct CatalogueState: Hashable, Sendable {
  public let start: CataloguePage
  public let finishedAt: Timestamp
  public let series: Int

  public init(start: CataloguePage, finishedAt: Timestamp, series: Int) {
    self.start = start
    self.finishedAt = finishedAt
    self.series = series
  }
}

/// Where the catalogue is kept.
///
/// A synchronisation may be broken off at any point, and several may go on at once: each call is one
/// transaction, and what was kept stays. Series that no page lists any more are withdrawn when a
/// synchronisation comes to its end, and not before: they are found by nobody but their owners, and
/// nothing that anybody owns or has read is lost.
public protocol CatalogueStore: Sendable {
  /// Begins a synchronisation.
  func begin(from start: CataloguePage) async throws(ComicFailure) -> CatalogueRun

  /// What is kept of a page; nothing where the page was never read to its end.
  func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueLedger?

  /// Keeps series of a page, in place of what is kept of them.
  ///
  /// A series that is listed twice is kept as it was told last. A volume or an episode that the new
  /// document does not list is gone, unless somebody owns the volume: then it stays, hidden.
  func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueChanges

  /// Keeps that a page was read to its end, and with what validators.
  func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) async throws(ComicFailure)

  /// Keeps that a page is as it was: every series that is kept of it is still listed.
  ///
  /// - Returns: how many series that are.
  func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> Int

  /// Ends a synchronisation that has seen every page: withdraws the series that were listed by an
  /// earlier run and by none that began with this one or later.
  ///
  /// - Returns: how many were withdrawn.
  func end(_ run: CatalogueRun, at now: Timestamp) async throws(ComicFailure) -> Int

  /// What is known of the last synchronisation that came to its end.
  func state() async throws(ComicFailure) -> CatalogueState?
}
