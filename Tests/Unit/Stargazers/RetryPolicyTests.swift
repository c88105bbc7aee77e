import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// The waiting times and retries.
@Suite struct RetryPolicyTests {
  /// The count is request 1, page 1 is request 2, and the last page is request 3.
  @Test(arguments: [
    (1, Int64(10), true), (1, 11, false), (2, 10, true), (2, 11, false), (3, 300, true),
    (3, 301, false),
  ])
  func waitsLongerForALimitAfterTheFirstResponse(
    _ asking: Int, _ seconds: Int64, _ isWaitedFor: Bool
  ) async {
    let world = StargazerWorld(people: 9)
    let limit = StargazerLimit(until: .fixture(seconds), isQuota: false)
    world.source.fail(.limited(limit), atAsking: asking)
    let list = try? await world.list(.newest, 9)
    #expect(world.sleeper.durations == (isWaitedFor ? [.seconds(seconds)] : []))
    #expect((list?.ids.count == 9) == isWaitedFor)
  }

  @Test func waitsASecondForATimeInThePast() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.limited(StargazerLimit(until: .fixture(-9), isQuota: true)), atAsking: 1)
    #expect(try await world.everybody() == [1, 2])
    #expect(world.sleeper.durations == [.seconds(1)])
  }

  /// The jitter of these tests reduces the wait by a quarter.
  @Test(arguments: [500, 502, 503, 599])
  func retriesTwiceAfterAServerError(_ status: Int) async throws {
    let world = StargazerWorld(people: 9)
    for asking in 4...6 { world.source.fail(.outOfOrder(status: status), atAsking: asking) }
    let steps = StargazerSteps()
    let list = try await world.repository.list(.fixture(.newest, 9)) { steps.add($0) }
    #expect(world.sleeper.durations == [.milliseconds(750), .milliseconds(1500)])
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
    #expect(steps.all == [.pages(1, of: 3)], "the service asked for no pause")
  }

  @Test func retriesTheFirstPageAndTheWeeks() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.outOfOrder(status: 502), atAsking: 2)
    #expect(try await world.everybody() == [1, 2])
    world.source.fail(.outOfOrder(status: 502), atAsking: world.source.askings.count + 1)
    let history = try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
    #expect(history.origin == .service(world.clock.now))
    #expect(world.sleeper.durations.count == 2)
  }

  @Test(arguments: [
    (1, StargazerSourceFailure.outOfOrder(status: 502)), (4, .outOfOrder(status: 499)),
    (4, .outOfOrder(status: 600)), (4, .outOfOrder(status: 301)), (4, .unreadable("It is HTML.")),
    (4, .unreachable("No route.")),
  ])
  func doesNotRetryErrorsThatWouldRepeat(
    _ asking: Int, _ failure: StargazerSourceFailure
  ) async {
    let world = StargazerWorld(people: 9)
    world.source.fail(failure, atAsking: asking)
    _ = try? await world.list(.newest, 9)
    #expect(world.sleeper.durations == [] && world.source.failures == 1)
  }

  @Test(arguments: [(0.0, 500), (0.5, 1000), (1.0, 1500)])
  func variesAWaitByUpToAHalf(_ random: Double, _ milliseconds: Int) async throws {
    let sleeper = InstantSleeper()
    let source = InMemoryStargazerSource([StarredRepository(starredBy: [.fixture()])])
    let repository = StargazerWorld.repository(over: source, sleeper: sleeper, jitter: random)
    source.fail(.outOfOrder(status: 502), atAsking: 2)
    _ = try await repository.list(.fixture()) { _ in }
    #expect(sleeper.durations == [.milliseconds(milliseconds)])
  }
}

/// The stored rate limit.
@Suite struct RateLimitStoreTests {
  private static func limit(_ seconds: Int64) -> StargazerLimit {
    StargazerLimit(until: .fixture(seconds), isQuota: true)
  }

  @Test func appliesToItsCallerOnly() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.limited(Self.limit(3600)), atAsking: 1)
    _ = try? await world.everybody()
    #expect(try await world.nextRun(of: "another").everybody() == [1, 2])
  }

  @Test(arguments: [(0, true), (1, false)])
  func isStoredOnlyIfNoRequestsRemain(_ remaining: Int, _ isKept: Bool) async throws {
    let world = StargazerWorld(people: 2)
    world.source.allow(StargazerAllowance(remaining: remaining, renewedAt: .fixture(3600)))
    _ = try? await world.everybody()
    #expect((try await world.store.limit(of: "somebody") == Self.limit(3600)) == isKept)
    #expect((world.source.askings.count == 1) == isKept)
  }

  /// A limit stored by a clock that was a year ahead must not lock out the user for a year.
  @Test(arguments: [(Int64(7200), false), (7201, true), (31_536_000, true), (0, true), (-1, true)])
  func appliesForAtMostTwoHours(_ seconds: Int64, _ isAsked: Bool) async throws {
    let world = StargazerWorld(people: 2)
    try await world.store.note(Self.limit(seconds), of: "somebody")
    let ids = try? await world.everybody()
    #expect((ids == [1, 2]) == isAsked)
    #expect(world.source.askings.isEmpty == !isAsked)
  }

  @Test func isStoredForAtMostTwoHours() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.limited(Self.limit(86_400)), atAsking: 1)
    await #expect(throws: StargazerFailure.source(.limited(Self.limit(86_400)))) {
      try await world.everybody()
    }
    #expect(try await world.store.limit(of: "somebody") == Self.limit(7200))
  }

  @Test func isNotStoredWithoutAnEnd() async throws {
    let world = StargazerWorld(people: 2)
    world.source.fail(.limited(StargazerLimit(until: nil, isQuota: true)), atAsking: 1)
    _ = try? await world.everybody()
    #expect(try await world.store.limit(of: "somebody") == nil)
    #expect(try await world.everybody() == [1, 2])
  }

  @Test(.timeLimit(.minutes(1))) func releasesACancelledRequest() async throws {
    let world = StargazerWorld(people: 2)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await world.everybody()
    }
    task.cancel()
    await #expect(throws: StargazerFailure.self) { try await task.value }
    #expect(world.source.askings == [])
    #expect(try await world.everybody() == [1, 2], "the turn was given back")
  }
}
