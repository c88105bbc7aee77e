import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Which pages of weeks are requested, with two weeks per page.
@Suite struct StarHistoryLoadTests {
  @Test func readsAllWeeksAndComputesTheGrowthBackwards() async throws {
    let world = Self.world(weeks: 5)
    let history = try await Self.history(world)
    #expect(history.weeks.map(\.total) == [5, 4, 3, 2, 1])
    #expect(history.total == 15)
    #expect(history.growth.map(\.stars) == [1, 3, 6, 10, 15])
    #expect(Self.pages(world) == [1, 2, 3])
  }

  /// If the weeks are incomplete, the curve starts higher and ends at the total.
  @Test func startsTheGrowthWithStarsThatNoWeekContains() async throws {
    let history = try await Self.history(
      StargazerWorld(
        StarredRepository(
          starredBy: StargazerWorld.people(10),
          weeks: (0..<3).map { .fixture($0, stars: 3 - $0) })))
    #expect(history.total == 10)
    #expect(history.growth.map(\.stars) == [5, 7, 10])
  }

  @Test func stopsAtKnownWeeks() async throws {
    let world = Self.world(weeks: 5)
    _ = try await Self.history(world)
    world.letAMinutePass()
    world.source.change { $0.weeks[0] = .fixture(0, stars: 9) }
    #expect(try await Self.history(world).weeks.map(\.total) == [9, 4, 3, 2, 1])
    #expect(Self.pages(world) == [1, 2, 3, 1, 2])
    world.letAMinutePass()
    _ = try await Self.history(world)
    #expect(Self.pages(world) == [1, 2, 3, 1, 2, 1])
    _ = try await Self.history(world, refreshes: true)
    #expect(Self.pages(world) == [1, 2, 3, 1, 2, 1, 1, 2, 3])
  }

  @Test func continuesAnInterruptedLoad() async throws {
    let world = Self.world(weeks: 7)
    // The count, pages 1 and 2 succeed; page 3 fails.
    world.source.fail(.unreachable("There is no network."), atAsking: 4)
    #expect(try await Self.history(world).weeks.count == 4)
    world.letAMinutePass()
    #expect(try await Self.history(world).weeks.count == 7)
    #expect(Self.pages(world) == [1, 2, 3, 1, 3, 4])
  }

  @Test func restartsAnInterruptedLoadIfNewWeeksMovedThePages() async throws {
    let world = Self.world(weeks: 12)
    world.source.fail(.unreachable("There is no network."), atAsking: 6)
    #expect(try await Self.history(world).weeks.count == 8)
    world.letAMinutePass()
    world.source.change { $0.weeks = [.fixture(-2, stars: 1), .fixture(-1, stars: 1)] + $0.weeks }
    #expect(try await Self.history(world).weeks.count == 14)
    #expect(Self.pages(world).dropFirst(5) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func requestsUnchangedWeeksConditionally() async throws {
    let world = Self.world(weeks: 5)
    _ = try await Self.history(world)
    #expect(world.source.unchanged == 0)
    world.letAMinutePass()
    _ = try await Self.history(world)
    #expect(world.source.unchanged == 2, "the count, and the first page of weeks")
    _ = try await Self.history(world, refreshes: true)
    #expect(world.source.unchanged == 3, "the count alone")
  }

  @Test func reportsEachPageOnce() async throws {
    let steps = StargazerSteps()
    let world = Self.world(weeks: 5)
    _ = try await world.repository.history(of: .fixture(), refreshes: false) { steps.add($0) }
    #expect(steps.all == [.pages(1, of: 2), .pages(2, of: 3), .pages(3, of: 3)])
  }

  /// The count is request 1, and pages 1 and 2 are requests 2 and 3.
  @Test(arguments: [(2, Int64(10), true), (2, 11, false), (3, 300, true), (3, 301, false)])
  func waitsLongerForALimitAfterTheFirstWeeks(
    _ asking: Int, _ seconds: Int64, _ isWaitedFor: Bool
  ) async {
    let world = Self.world(weeks: 5)
    let limit = StargazerLimit(until: .fixture(seconds), isQuota: false)
    world.source.fail(.limited(limit), atAsking: asking)
    let history = try? await Self.history(world)
    #expect(world.sleeper.durations == (isWaitedFor ? [.seconds(seconds)] : []))
    #expect((history?.weeks.count == 5) == isWaitedFor)
  }

  @Test func returnsStoredWeeksOffline() async throws {
    let world = Self.world(weeks: 3)
    _ = try await Self.history(world)
    world.clock.set(.fixture(3600))
    world.source.fail(.outOfOrder(status: 502))
    let history = try await Self.history(world)
    #expect(history.weeks.count == 3)
    #expect(
      history.origin
        == .stored(
          StoredStargazers(askedAt: .fixture(), now: .fixture(3600)),
          because: .outOfOrder(status: 502)))
  }

  @Test func drawsTheHistory() async throws {
    let world = Self.world(weeks: 2)
    let picture = try await world.repository.picture(of: .fixture()) { _ in }
    #expect(picture.svg == "<svg>2 of lindqvist/glaze: 3</svg>")
  }

  private static func world(weeks count: Int) -> StargazerWorld {
    StargazerWorld(
      StarredRepository(
        starredBy: StargazerWorld.people(Int64(count * (count + 1) / 2)),
        weeks: (0..<count).map { .fixture($0, stars: count - $0) }))
  }

  private static func history(
    _ world: StargazerWorld, refreshes: Bool = false
  ) async throws(StargazerFailure) -> StarHistory {
    try await world.repository.history(of: .fixture(), refreshes: refreshes) { _ in }
  }

  private static func pages(_ world: StargazerWorld) -> [Int] {
    world.source.askings.compactMap { asking in
      if case .weeks(let number, of: _) = asking { number } else { nil }
    }
  }
}
