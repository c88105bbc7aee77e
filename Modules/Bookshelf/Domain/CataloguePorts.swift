public import CoreDomain

// The source, parser and store of the catalogue. The catalogue is the same for every reader.

/// The web address or file path of one page of a catalogue.
public struct CataloguePage: Hashable, Sendable, CustomStringConvertible {
  public let address: String

  public init(_ address: String) {
    self.address = address
  }

  public var description: String { address }

  /// The maximum number of pages in a catalogue. A longer chain of pages is treated as a cycle.
  public static let limit = 10_000
}

/// The response of a source to a request for a page.
public enum CatalogueReply: Sendable {
  /// The page has not changed. Carries the validators to send with the next request, and the next
  /// page, or `nil` if the reply does not link to one: the stored link is then still valid.
  case unchanged(HTTPValidators, next: CataloguePage?)
  /// A document, its validators, and the next page, or `nil` on the last page.
  case document(any ByteSource, HTTPValidators, next: CataloguePage?)
}

/// Fetches the pages of a catalogue, for example from the web or from a file.
public protocol CatalogueSource: Sendable {
  /// Fetches a page.
  ///
  /// - Parameter validators: The validators of the stored page; empty if none is stored. A source
  ///   that has no validators, such as a file, always returns the document.
  /// - Throws: ``ComicFailure/source(_:)`` if the page cannot be fetched, ``ComicFailure/file(_:)``
  ///   if a file cannot be read, ``ComicFailure/catalogue(reason:)`` if the page links to another
  ///   server, or ``ComicFailure/cancelled(_:)``.
  func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply
}

/// A note about a skipped part of a catalogue: the path of the part in the document, and the reason
/// as a sentence.
public struct CatalogueNote: Hashable, Sendable, CustomStringConvertible {
  /// A path such as `series[3].comics[0].price`, counted from 0.
  public let place: String
  public let reason: String

  public init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(place): \(reason)" }

  /// The maximum number of notes per document. Further skipped parts are only counted.
  public static let limit = 20
}

/// The result of parsing a document: the number of its series, and notes about skipped parts.
public struct CatalogueReadingReport: Hashable, Sendable {
  public let series: Int
  /// How many parts of the document were skipped because they are invalid.
  public let leftOut: Int
  /// The first notes about skipped parts, in document order; at most ``CatalogueNote/limit``.
  public let notes: [CatalogueNote]

  public init(series: Int, leftOut: Int, notes: [CatalogueNote]) {
    self.series = series
    self.leftOut = leftOut
    self.notes = notes
  }
}

/// A parser of catalogue documents, whose schema is `docs/schemas/catalogue.json`.
public protocol CatalogueReading: Sendable {
  /// Parses a document and passes each valid series to the visitor.
  ///
  /// Skips a series without an identifier or title, and a volume or episode without an identifier,
  /// each with a note. Any other invalid member is treated as absent, with a note. Unknown members
  /// are ignored. If several series have the same identifier, the visitor receives all of them.
  ///
  /// - Parameters:
  ///   - key: A stable identifier of the caller. During a rollout, it decides whether a new parser
  ///     is used.
  ///   - visitor: Called for each series, in document order.
  /// - Throws: ``ComicFailure/catalogue(reason:)`` if the document is not valid JSON, not a
  ///   catalogue, or exceeds a limit. The visitor may have received series before the error. Errors
  ///   of the source and the visitor are rethrown.
  func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport
}

/// How many series a synchronization added, changed and left unchanged. A series that the catalogue
/// lists twice is counted once.
public struct CatalogueChanges: Hashable, Sendable {
  public var added: Int
  public var changed: Int
  public var unchanged: Int

  public init(added: Int = 0, changed: Int = 0, unchanged: Int = 0) {
    self.added = added
    self.changed = changed
    self.unchanged = unchanged
  }

  public var series: Int { added + changed + unchanged }

  public static func + (left: CatalogueChanges, right: CatalogueChanges) -> CatalogueChanges {
    CatalogueChanges(
      added: left.added + right.added, changed: left.changed + right.changed,
      unchanged: left.unchanged + right.unchanged)
  }
}

/// A synchronization of a catalogue. Later synchronizations have higher numbers.
public struct CatalogueRun: Hashable, Sendable {
  public let number: Int64
  /// The first page of the catalogue.
  public let start: CataloguePage

  public init(number: Int64, start: CataloguePage) {
    self.number = number
    self.start = start
  }
}

/// The stored state of a page: its validators, and the next page, or `nil` on the last page.
public struct CatalogueLedger: Hashable, Sendable {
  public let validators: HTTPValidators
  public let next: CataloguePage?

  public init(validators: HTTPValidators, next: CataloguePage?) {
    self.validators = validators
    self.next = next
  }
}

/// The result of the last completed synchronization: the first page of its catalogue, when it
/// completed, and how many series the catalogue lists.
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

/// Why the stored catalogue is not complete.
public enum CatalogueGap: Hashable, Sendable {
  /// Nothing is stored, because no catalogue is configured.
  case unconfigured
  /// Nothing is stored, because no synchronization has run.
  case unfetched
  /// Some series are stored, but no synchronization has completed.
  case partial
}

/// The state of the stored catalogue, as a screen reads it.
public protocol StoredCatalogue: Sendable {
  /// Returns the result of the last completed synchronization, or `nil` before the first one.
  func state() async throws(ComicFailure) -> CatalogueState?
}

/// A store of the catalogue.
///
/// A synchronization may be interrupted at any point, and several may run at the same time. Each
/// call is one transaction, and its changes persist.
///
/// When a synchronization completes, the series that no page lists anymore are withdrawn. Lists and
/// searches then show a withdrawn series only to readers who own one of its volumes. Purchases and
/// reading progress are never lost.
public protocol CatalogueStore: StoredCatalogue {
  /// Starts a synchronization with the catalogue whose first page is `start`.
  func begin(from start: CataloguePage) async throws(ComicFailure) -> CatalogueRun

  /// Returns the stored state of a page, or `nil` if the page was never read completely, or if a
  /// synchronization has since stored only a part of it.
  func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueLedger?

  /// Stores some or all series of a page, and replaces their stored versions.
  ///
  /// If a series is listed twice, the last version wins, and only the first one is counted. Volumes
  /// and episodes that the new version of a series does not list are deleted. A volume is kept, but
  /// hidden, if a reader owns it or has an open order for it.
  ///
  /// - Returns: The counts of the series that this synchronization had not stored before.
  func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueChanges

  /// Records that a page was read completely, and stores its validators and the next page. Does not
  /// store them if another synchronization has stored series of the page meanwhile.
  func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) async throws(ComicFailure)

  /// Records that a page has not changed, so all of its stored series are still listed.
  ///
  /// - Returns: The number of those series that this synchronization had not stored before.
  func keepUnchanged(_ page: CataloguePage, in run: CatalogueRun) async throws(ComicFailure) -> Int

  /// Completes a synchronization that has read every page. Withdraws the series that an earlier
  /// synchronization of the same catalogue listed, unless this one or a later one lists them, too.
  ///
  /// - Returns: The number of withdrawn series.
  func end(_ run: CatalogueRun, at now: Timestamp) async throws(ComicFailure) -> Int
}
