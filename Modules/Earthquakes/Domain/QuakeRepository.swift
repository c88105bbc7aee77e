/// Earthquakes, and the policy of asking and keeping: the service is asked, what it says is kept, and where
/// it cannot be asked, what is kept answers. A view model asks this and never a port.
public protocol QuakeRepository: Sendable {
  /// How many earthquakes there were.
  ///
  /// The service is asked each time. Where they fit into one reply, they are kept, too.
  func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> QuakeCount

  /// The earthquakes that a request asks for.
  ///
  /// Where the service can sort and there are more rows than the request's limit, only those rows are
  /// fetched, and they are not taken for the whole answer later. Otherwise all that the question asks for
  /// are kept first, in as many replies as that takes.
  ///
  /// - Parameter progress: is told how many were kept, of how many, after each reply.
  func list(
    _ request: QuakeListRequest, progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakeList

  /// The event of an identifier, which may be a former one.
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> FoundQuake

  /// A picture of the earthquakes that a question asks for, in SVG. They are kept first, as for a list.
  func picture(
    _ kind: QuakePictureKind, of question: QuakeQuestion,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakePicture
}

/// How far the work has come.
public struct QuakeProgress: Hashable, Sendable {
  public let done: Int
  public let total: Int

  public init(done: Int, of total: Int) {
    self.done = done
    self.total = total
  }
}

/// An event, and who says so.
public struct FoundQuake: Hashable, Sendable {
  public let quake: Quake
  public let origin: QuakeOrigin

  public init(_ quake: Quake, origin: QuakeOrigin) {
    self.quake = quake
    self.origin = origin
  }
}

/// What a picture shows.
public enum QuakePictureKind: String, CaseIterable, Hashable, Sendable {
  case map
  /// How many there were on each day.
  case histogram
}

/// A picture in SVG, and who says what it shows.
public struct QuakePicture: Hashable, Sendable {
  public let svg: String
  public let origin: QuakeOrigin

  public init(svg: String, origin: QuakeOrigin) {
    self.svg = svg
    self.origin = origin
  }

  /// How many earthquakes a map shows at most: the largest ones.
  public static let markerLimit = 5000
}
