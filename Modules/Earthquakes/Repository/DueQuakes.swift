public import CoreDomain
public import EarthquakesDomain

/// Keeps the earthquakes of the last queries up to date.
///
/// A round repeats one query. Several servers share the work: only the server that holds a lease
/// chooses a query, and it releases the lease after it has stored the answer.
public actor DueQuakes: BackgroundWork {
  /// The maximum number of queries that are repeated.
  public static let limit = 12
  /// How long after an answer a query is due again.
  public static let interval: Duration = .seconds(3600)

  public nonisolated let name = "Earthquakes"
  public nonisolated let pause: Duration = .seconds(300)
  private let repository: any QuakeRepository
  private let store: any QuakeStore
  private let rules: QuakeRules
  private let leasing: LeasedWork
  private let clock: any WallClock
  private var schedule = CheckSchedule<QuakeQuery>(every: interval)
  /// The queries whose earthquakes were stored at the last look. They are repeated even if another
  /// query has made the stored answer incomplete since then.
  private var stored: Set<QuakeQuery> = []

  public init(
    repository: any QuakeRepository, store: any QuakeStore, rules: QuakeRules,
    leasing: LeasedWork, clock: any WallClock
  ) {
    self.repository = repository
    self.store = store
    self.rules = rules
    self.leasing = leasing
    self.clock = clock
  }

  public func perform() async throws(BackgroundFailure) -> String? {
    do throws(QuakeFailure) {
      return try await leasing.run(WorkName(name, "queries")) {
        _ async throws(QuakeFailure) in try await repeatQuery()
      }
    } catch {
      throw BackgroundFailure(error.description)
    }
  }

  private func repeatQuery() async throws(QuakeFailure) -> String? {
    let times = try await lastAnswers().map { (item: $0.query, checkedAt: $0.askedAt) }
    guard let query = schedule.next(of: times, at: clock.now) else { return nil }
    let answer = try await repository.count(query)
    if case .stored(_, because: let failure) = answer.origin { throw .source(failure) }
    if let failure = answer.keepingFailure { throw failure }
    return query.sentence(of: answer.count) + "."
  }

  /// Returns the last answers whose earthquakes are stored and fit into one reply, latest first.
  /// Skips a query that a later one covers.
  private func lastAnswers() async throws(QuakeFailure) -> [FetchRecord] {
    let records = try await store.fetchRecords().filter { record in
      (record.isStored || stored.contains(record.query))
        && record.count <= QuakeLoadLimits.usual.reply
    }
    stored = Set(records.map(\.query))
    var answers: [FetchRecord] = []
    for record in records {
      guard answers.count < Self.limit else { break }
      let isCovered = answers.contains { $0.query.covers(record.query, by: rules) }
      if !isCovered { answers.append(record) }
    }
    return answers
  }
}
