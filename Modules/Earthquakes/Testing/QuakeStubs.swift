public import CoreDomain
public import CoreTesting
public import EarthquakesDomain

/// A repository and a part of a store with preset answers. It records the calls, and can wait at a
/// gate before it answers.
public struct StubQuakeRepository: QuakeRepository, StoredQuakeDays, AnsweringStub {
  public enum Call: Hashable, Sendable {
    case count(QuakeQuery)
    case list(QuakeListRequest)
    case quake(Quake.ID)
    case picture(QuakePictureKind, of: QuakeQuery)
    case storedDays(QuakeQuery)
  }

  /// The preset answers. A call without a preset answer fails.
  public struct Answers: Sendable {
    public var count: Result<QuakeCount, QuakeFailure> = .untold
    /// The progress that a list or a picture reports before it answers.
    public var progress: [QuakeProgress] = []
    public var list: Result<QuakeList, QuakeFailure> = .untold
    public var quake: Result<FoundQuake, QuakeFailure> = .untold
    public var picture: Result<QuakePicture, QuakeFailure> = .untold
    public var storedDays: Result<[QuakeDay], QuakeFailure> = .untold

    public init() {}
  }

  public let memory: StubMemory<Answers, Call>

  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = StubMemory(answers) { _ in await gate() }
  }

  public func count(_ query: QuakeQuery) async throws(QuakeFailure) -> QuakeCount {
    try await answers(to: .count(query)).count.get()
  }

  public func list(
    _ request: QuakeListRequest, progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakeList {
    let answers = await answers(to: .list(request))
    for step in answers.progress { await progress(step) }
    return try answers.list.get()
  }

  public func quake(_ id: Quake.ID) async throws(QuakeFailure) -> FoundQuake {
    try await answers(to: .quake(id)).quake.get()
  }

  public func picture(
    _ kind: QuakePictureKind, of query: QuakeQuery,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakePicture {
    let answers = await answers(to: .picture(kind, of: query))
    for step in answers.progress { await progress(step) }
    return try answers.picture.get()
  }

  public func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] {
    try await answers(to: .storedDays(query)).storedDays.get()
  }
}

/// A drawing that returns short texts instead of images: the number of earthquakes on a map, or the
/// number on each day of a histogram.
public struct StubQuakeDrawing: QuakeDrawing {
  public init() {}

  public func map(of list: QuakeList) -> String {
    "<svg>map of \(list.quakes.count) of \(list.total)</svg>"
  }

  public func histogram(
    of days: [QuakeDay], for query: QuakeQuery, through last: Timestamp, from origin: QuakeOrigin
  ) -> String {
    "<svg>\(days.map { "\($0.day): \($0.count)" }.joined(separator: ", "))</svg>"
  }
}
