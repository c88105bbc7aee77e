import CoreDomain
import CoreTesting
import Testing

@Suite struct LeasedWorkTests {
  private let leases = InMemoryWorkLeases()
  private let clock = SettableWallClock(.fixture())
  private let sleeper = InstantSleeper(isHeld: true)
  private let work = WorkName("Recipes", "b.example")

  @Test(arguments: WorkLeasesContract.checks)
  func leasesInMemoryKeepTheContract(_ check: WorkLeasesContract.Check) async throws {
    try await check(leases)
  }

  @Test func holdsTheLeaseWhileTheWorkIsDone() async throws {
    let held = try await program("a").run(work) { lease async throws(SampleFailure) in
      #expect(lease.work == work)
      return leases.held
    }
    #expect(held == [work])
    #expect(leases.held.isEmpty)
  }

  @Test func releasesTheLeaseIfTheWorkFails() async {
    await #expect(throws: SampleFailure.full(reason: "no")) {
      try await program("a").run(work) { _ async throws(SampleFailure) in
        throw .full(reason: "no")
      }
    }
    #expect(leases.held.isEmpty)
  }

  @Test func releasesTheLeaseIfTheTaskIsCancelled() async throws {
    let (program, gate) = (program("a"), Gate())
    let task = Task { [work] in
      try await program.run(work) { _ async throws(SampleFailure) in await gate.pass() }
    }
    await gate.reached()
    task.cancel()
    gate.open()
    try await task.value
    #expect(leases.held.isEmpty)
  }

  @Test func waitsUntilAnotherProgramHasReleasedTheWork() async throws {
    let first = program("a")
    let lease = try #require(try await first.claim(work))
    let waiting = program("b")
    let task = Task { [work] in
      try await waiting.run(work) { lease async throws(SampleFailure) in lease.token }
    }
    await sleeper.asleep()
    #expect(sleeper.durations == [LeasedWork.pause])
    await first.release(lease)
    sleeper.wake()
    #expect(try await task.value != lease.token)
  }

  @Test func aCancelledWaitEnds() async throws {
    _ = try #require(try await program("a").claim(work))
    let other = program("b")
    let task = Task { [work] in
      try await other.run(work) { _ async throws(SampleFailure) in Issue.record("it worked") }
    }
    await sleeper.asleep()
    task.cancel()
    await #expect(throws: SampleFailure.store(.cancelled)) { try await task.value }
  }

  @Test func renewsTheLeaseWhileTheWorkIsDone() async throws {
    let gated = GatedLeases(leases: leases)
    let program = LeasedWork.fixture(gated, clock: clock, sleeper: sleeper)
    try await program.run(work) { _ async throws(SampleFailure) in
      await sleeper.asleep()
      #expect(sleeper.durations == [LeasedWork.renewal])
      clock.set(.fixture(59))
      sleeper.wake()
      await gated.renewal.reached()
      gated.renewal.open()
    }
    let end = Timestamp.fixture(59).advanced(by: LeasedWork.duration)
    #expect(await gated.ends.first == end)
  }

  @Test func reportsAnErrorOfTheLeases() async {
    leases.fail(.full)
    await #expect(throws: SampleFailure.store(StoreFailure(.full))) {
      try await program("a").run(work) { _ async throws(SampleFailure) in }
    }
  }

  private func program(_ name: String) -> LeasedWork {
    .fixture(
      leases, clock: clock, sleeper: sleeper,
      identifiers: SequentialIdentifierSource(prefix: name))
  }
}

private enum SampleFailure: FeatureFailure, Hashable { case store(StoreFailure) }

/// Leases whose first renewal waits until the test lets it pass.
private actor GatedLeases: WorkLeases {
  nonisolated let renewal = Gate()
  /// The ends that were passed to renewals.
  private(set) var ends: [Timestamp] = []
  private let leases: any WorkLeases

  init(leases: any WorkLeases) {
    self.leases = leases
  }

  func claim(
    _ work: WorkName, for token: String, at now: Timestamp, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    try await leases.claim(work, for: token, at: now, until: end)
  }

  func renew(
    _ work: WorkName, for token: String, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    ends.append(end)
    await renewal.pass()
    return try await leases.renew(work, for: token, until: end)
  }

  func release(_ work: WorkName, of token: String) async throws(SQLFailure) {
    try await leases.release(work, of: token)
  }
}
