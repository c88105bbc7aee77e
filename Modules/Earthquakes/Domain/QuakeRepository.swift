/// The feature's data access for view models: asks the service, stores its answers, and falls back
/// to the store if a request to the service fails.
public protocol QuakeRepository: Sendable {
  /// Returns the number of earthquakes that match a query.
  ///
  /// Asks the service, and also fetches and stores the earthquakes if they fit into one reply.
  func count(_ query: QuakeQuery) async throws(QuakeFailure) -> QuakeCount

  /// Returns the earthquakes that match a request.
  ///
  /// Fetches only the requested rows if the service supports the sort order, the request starts at
  /// the first match, and there are more matches than the limit. Later requests do not treat these
  /// rows as the complete answer.
  ///
  /// In all other cases, first fetches all matches, in as many replies as necessary, and stores
  /// them.
  ///
  /// - Parameter progress: Called after each reply with the number of rows stored so far and the
  ///   total.
  func list(
    _ request: QuakeListRequest, progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakeList

  /// Returns the event with this current or former identifier.
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> FoundQuake

  /// Returns an SVG image of the earthquakes that match a query. Fetches and stores the earthquakes
  /// first, as for a list.
  func picture(
    _ kind: QuakePictureKind, of query: QuakeQuery,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakePicture

  /// Returns the number of stored earthquakes that match a query, for each day, earliest first.
  /// Does not ask the service.
  func storedDays(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay]
}

/// The progress of a download.
public struct QuakeProgress: Hashable, Sendable {
  public let done: Int
  public let total: Int

  public init(done: Int, of total: Int) {
    self.done = done
    self.total = total
  }
}

/// An event and its origin.
public struct FoundQuake: Hashable, Sendable {
  public let quake: Quake
  public let origin: QuakeOrigin

  public init(_ quake: Quake, origin: QuakeOrigin) {
    self.quake = quake
    self.origin = origin
  }
}

/// The kind of an image.
public enum QuakePictureKind: String, CaseIterable, Hashable, Sendable {
  case map
  /// The number of earthquakes per day.
  case histogram

  /// The size of the image in SVG user units. The image scales to any width.
  public var size: (width: Int, height: Int) {
    switch self {
    case .map: (380, 564)
    case .histogram: (380, 300)
    }
  }
}

/// An SVG image, and the origin of its data.
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
