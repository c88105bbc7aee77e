/// The feature's data access for view models: asks the service, stores its answers, and falls back
/// to the store if a request to the service fails.
public protocol QuakeRepository: Sendable {
  /// Returns the number of earthquakes that match a query.
  ///
  /// Asks the service, and also fetches and stores the earthquakes if they fit into one reply. If
  /// the service is unavailable, returns its last count or the number of stored earthquakes.
  func count(_ query: QuakeQuery) async throws(QuakeFailure) -> QuakeCount

  /// Returns the earthquakes that match a request.
  ///
  /// First fetches all matches, in as many replies as necessary, and stores them. There are three
  /// exceptions:
  /// - If the store has a complete answer from less than a minute ago, nothing is fetched.
  /// - If there are more matches than the request's limit, only the requested rows are fetched.
  ///   This requires that they start at the first match, and that the service supports the sort
  ///   order. Later requests do not treat these rows as the complete answer.
  /// - If the service is unavailable, the list contains the matches in the store.
  ///
  /// - Parameter progress: Called repeatedly with the number of rows fetched so far and the total.
  /// - Throws: ``QuakeFailure/tooMany(_:limit:)`` if there are too many matches to fetch,
  ///   ``QuakeFailure/source(_:)`` if the store cannot answer instead of the service, or the errors
  ///   of the store.
  func list(
    _ request: QuakeListRequest, progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakeList

  /// Returns the event with this current or former identifier. Asks the service, or the store if
  /// the service is unavailable.
  ///
  /// - Throws: ``QuakeFailure/notFound(_:)`` if the service knows no such event.
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> FoundQuake

  /// Returns an SVG image of the earthquakes that match a query. First fetches and stores all
  /// matches, unless the store has a complete answer from less than a minute ago. If the service is
  /// unavailable, draws the matches in the store.
  func picture(
    _ kind: QuakePictureKind, of query: QuakeQuery,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakePicture
}

/// How many of a query's earthquakes have been fetched so far.
public struct QuakeProgress: Hashable, Sendable {
  public let done: Int
  public let total: Int

  public init(done: Int, of total: Int) {
    self.done = done
    self.total = total
  }
}

/// An event, and whether it comes from the service or the store.
public struct FoundQuake: Hashable, Sendable {
  public let quake: Quake
  public let origin: QuakeOrigin

  public init(_ quake: Quake, origin: QuakeOrigin) {
    self.quake = quake
    self.origin = origin
  }
}

/// The images that the feature can draw: a map around a place, or a histogram over time.
public enum QuakePictureKind: String, CaseIterable, Hashable, Sendable {
  case map
  /// The number of earthquakes per day, or per week, month, year or decade.
  case histogram

  /// The size of the image in SVG user units. The image scales to any width.
  public var size: (width: Int, height: Int) {
    switch self {
    case .map: (380, 564)
    case .histogram: (380, 318)
    }
  }
}

/// An SVG image, and whether its data comes from the service or the store.
public struct QuakePicture: Hashable, Sendable {
  public let svg: String
  public let origin: QuakeOrigin

  public init(svg: String, origin: QuakeOrigin) {
    self.svg = svg
    self.origin = origin
  }

  /// The maximum number of earthquakes on a map. If there are more earthquakes, the map shows the
  /// largest ones.
  public static let markerLimit = 5000
}
