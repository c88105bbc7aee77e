import CoreDomain
import CoreInfrastructure
import StargazersDomain
import StargazersInfrastructure
import StargazersRepository

/// A synchronization of all pages of a list, as in the program: over HTTP, through the repository,
/// into a file.
struct StarWalk {
  /// The argument that makes this program run a single synchronization, followed by a port and a
  /// kind of answer.
  static let argument = "--walk"

  let port: Int

  /// The purpose of the synchronization.
  enum Answer: String {
    /// The list of all stargazers.
    case everybody
    /// An unknown person, for whom all pages are searched in vain.
    case one
  }

  /// Synchronizes into a new file in a folder, and counts the stored stargazers.
  func run(into folder: TemporaryFolder, _ answer: Answer) async throws -> Sample {
    try await CurlHTTPClient.using { client in
      let database = try await SQLiteDatabase.open(
        path: folder.file("stars.db"),
        migrations: SQLStargazerStore.migrations + SQLWorkLeases.migrations)
      let store = SQLStargazerStore(database: database)
      let leasing = LeasedWork(
        leases: SQLWorkLeases(database: database), clock: SystemWallClock(), sleeper: TaskSleeper(),
        identifiers: RandomIdentifierSource(RepeatableRandom(seed: 4)))
      let repository = self.repository(over: store, leasing, client)
      let name = try RepositoryName(StarService.repository)
      let sample = try await Sample.measure(0) {
        try await Self.ask(repository, name, answer)
      }
      let count = try await store.rows(onPages: 1...PageSize.bounds.upperBound, of: name)
      return sample.counting(count)
    }
  }

  private func repository(
    over store: SQLStargazerStore, _ leasing: LeasedWork, _ client: CurlHTTPClient
  ) -> DefaultStargazerRepository {
    let clock = SystemWallClock()
    let source = HTTPStargazerSource(
      client: client, base: "http://127.0.0.1:\(port)", token: nil, clock: clock)
    return DefaultStargazerRepository(
      source: source, caller: source.caller, store: store, drawing: SVGStarHistoryDrawing(),
      leasing: leasing, clock: clock, sleeper: TaskSleeper(), jitter: { 0.5 }, tracer: .off)
  }

  private static func ask(
    _ repository: DefaultStargazerRepository, _ name: RepositoryName, _ answer: Answer
  ) async throws {
    guard answer == .everybody else {
      _ = try? await repository.stargazer(called: "nobody-at-all", of: name) { _ in }
      return
    }
    let request = StargazerListRequest(repository: name, limit: .most)
    let list = try await repository.list(request) { _ in }
    try WrongResult.check("people listed", list.stargazers.count, is: list.total ?? 0)
  }

  /// Runs one synchronization, and returns the number of stored stargazers.
  static func alone(_ port: String, _ answer: String) async throws -> Int {
    guard let port = Int(port), let answer = Answer(rawValue: answer) else {
      throw WrongResult("“\(port)” and “\(answer)” are not a port and an answer")
    }
    return try await StarWalk(port: port).run(into: TemporaryFolder(), answer).count
  }
}
