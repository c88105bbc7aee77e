public import CoreDomain

/// The remote earthquake service, such as that of the USGS.
public protocol QuakeSource: Sendable {
  /// Returns the number of earthquakes that match a query.
  ///
  /// - Parameter period: A period that restricts the query further; `nil` means no restriction. The
  ///   query's own start applies in both cases.
  func count(_ query: QuakeQuery, in period: QuakePeriod?) async throws(QuakeSourceFailure) -> Int

  /// Returns the earthquakes that match a query, oldest first.
  ///
  /// Skips malformed rows, which lack valid coordinates, a time or an identifier, and returns the
  /// other rows and the number of skipped rows.
  ///
  /// - Throws: ``QuakeSourceFailure/tooMany(limit:)`` if there are more earthquakes than the
  ///   service returns in one reply, or another ``QuakeSourceFailure``.
  func rows(
    _ query: QuakeQuery, in period: QuakePeriod
  ) async throws(QuakeSourceFailure) -> (quakes: [Quake], skipped: Int)

  /// Returns the first earthquakes that match a query, in one of the service's sort orders. The
  /// order of earthquakes with equal times or magnitudes is not specified.
  ///
  /// - Parameter limit: The maximum number of earthquakes, from 1 to the maximum of one reply.
  func quakes(
    _ query: QuakeQuery, order: QuakeServiceOrder, limit: Int
  ) async throws(QuakeSourceFailure) -> [Quake]

  /// Returns the event with this current or former identifier.
  ///
  /// - Throws: ``QuakeSourceFailure/unknown(_:)``, ``QuakeSourceFailure/deleted(_:)``, or another
  ///   ``QuakeSourceFailure``.
  func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake
}

extension QuakeSource {
  /// Returns the earthquakes of ``rows(_:in:)``.
  public func quakes(
    _ query: QuakeQuery, in period: QuakePeriod
  ) async throws(QuakeSourceFailure) -> [Quake] {
    try await rows(query, in: period).quakes
  }
}

/// The counts of the stored earthquakes, for a screen that does not ask the service.
public protocol StoredQuakeDays: Sendable {
  /// Returns the number of stored earthquakes that match a query, for each day in UTC. Skips days
  /// without earthquakes. The earliest day comes first.
  func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay]
}

/// The local store of earthquakes that the service has returned. The repository answers from the
/// store if the service is unavailable, or was asked less than a minute ago. Complete lists and the
/// data of images always come from the store.
///
/// The store merges the descriptions of one event (see ``QuakeRules/isSameEvent(_:_:)``): it keeps
/// the description that changed last, with the identifiers of all descriptions.
public protocol QuakeStore: StoredQuakeDays {
  /// Makes the store match the service's reply: stores the earthquakes, and removes stored ones
  /// that match the query and the period but are missing from the reply. Updates the records of the
  /// other answers that included a removed event: see ``FetchRecord/removing(_:missingFrom:by:)``.
  /// If the call throws, the store is unchanged.
  func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure)

  /// Inserts events, or updates them with newer descriptions. If the call throws, the store is
  /// unchanged.
  func keep(_ quakes: [Quake]) async throws(QuakeFailure)

  /// Removes the event with this current or former identifier, if there is one.
  func remove(_ id: Quake.ID) async throws(QuakeFailure)

  /// Returns the event with this current or former identifier, or `nil` if the store has no such
  /// event. If several events had the identifier, returns the event that changed last.
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake?

  /// Returns how many stored earthquakes match a query by ``QuakeQuery/matches(_:by:)``.
  func count(_ query: QuakeQuery) async throws(QuakeFailure) -> Int

  /// Returns the stored earthquakes that match a query, sorted.
  ///
  /// - Parameter limit: The maximum number of earthquakes. If it is below 1, the result is empty.
  func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake]

  /// Records that the service has answered a query. Replaces the record for the same place, radius,
  /// start and magnitude. Removes the oldest records if there are more than
  /// ``QuakeStoreLimits/fetchRecords``.
  func note(_ record: FetchRecord) async throws(QuakeFailure)

  /// Returns the records of ``note(_:)``, latest first. They are sorted by insertion, not by time,
  /// because the clock may have been wrong.
  func fetchRecords() async throws(QuakeFailure) -> [FetchRecord]
}

extension QuakeStore {
  /// Inserts one event, or updates it with a newer description.
  public func keep(_ quake: Quake) async throws(QuakeFailure) {
    try await keep([quake])
  }
}

/// The limits that every ``QuakeStore`` has in common.
public enum QuakeStoreLimits {
  /// The maximum number of stored ``FetchRecord`` values. The oldest ones are removed.
  public static let fetchRecords = 1000
}

/// Draws earthquakes as SVG images. Calls are synchronous.
///
/// Each image contains a text description for people who cannot see it.
public protocol QuakeDrawing: Sendable {
  /// Returns a map of the earthquakes around the place in the query. Each earthquake is a circle,
  /// or a square if its magnitude is unknown. The size shows the magnitude, and the color shows
  /// the depth.
  func map(of list: QuakeList) -> String

  /// Returns a histogram of the earthquakes per day. If there are too many days, a bar is a week, a
  /// month, a year or a decade. The time axis starts at the start of the query.
  ///
  /// - Parameters:
  ///   - days: The days with at least one earthquake, earliest first.
  ///   - last: The end of the histogram's time axis.
  ///   - origin: Where the counts come from. The histogram says how old and how complete they are.
  func histogram(
    of days: [QuakeDay], for query: QuakeQuery, through last: Timestamp, from origin: QuakeOrigin
  ) -> String
}

/// Why a request to the service failed.
public enum QuakeSourceFailure: Error, Hashable, Sendable {
  /// The request failed without a complete reply. The text is the reason, as whole sentences.
  case unreachable(String)
  /// The service rejected the query. The reason is in the service's words.
  case refused(reason: String)
  /// The service is rate-limiting this client. `retryAfter` is in seconds, or `nil` if the service
  /// does not say when to try again.
  case tooOften(retryAfter: Int?)
  /// The service replied with this unexpected HTTP status. A status from 500 to 599 means that the
  /// service has an outage.
  case outOfOrder(status: Int)
  /// The reply cannot be parsed. The text is the reason, as whole sentences.
  case unreadable(String)
  /// The query matches more earthquakes than one reply may contain.
  case tooMany(limit: Int)
  /// No event has this identifier.
  case unknown(Quake.ID)
  /// The service has deleted the event.
  case deleted(Quake.ID)
  /// The caller cancelled the request.
  case cancelled
}

extension QuakeSourceFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): "The service cannot be reached. \(reason)"
    case .refused(let reason): "The service rejected the request: \(DisplayText.quoted(reason))"
    case .tooOften(let seconds?):
      "Too many requests to the service. Try again in \(seconds) second\(seconds == 1 ? "" : "s")."
    case .tooOften(nil): "Too many requests to the service. Try again in a minute."
    case .outOfOrder(let status) where !(500..<600).contains(status):
      "The service responded with status \(status). Check the address of the service."
    case .outOfOrder(let status):
      "The service has an outage: it responded with status \(status). Try again later."
    case .unreadable(let reason): "The response of the service cannot be parsed. \(reason)"
    case .tooMany(let limit):
      "There are more than \(limit) earthquakes. Use a smaller radius, a later date or a higher magnitude."
    case .unknown(let id):
      "The service has no event “\(DisplayText.quoted(id.raw))”. Check the identifier."
    case .deleted(let id):
      "The service has deleted the event “\(DisplayText.quoted(id.raw))”."
    case .cancelled: "The request was cancelled."
    }
  }
}
