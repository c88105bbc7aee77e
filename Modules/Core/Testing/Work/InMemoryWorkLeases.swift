public import CoreDomain
import Synchronization

/// Stores leases in memory, for tests of code that uses ``WorkLeases``.
public final class InMemoryWorkLeases: WorkLeases {
  private struct Lease {
    let token: String
    var end: Timestamp
  }

  private let leases = Mutex<[WorkName: Lease]>([:])
  private let failure = Mutex<SQLFailure?>(nil)

  public init() {}

  /// Makes every later claim, renewal and release throw this error. If it is `nil`, they work
  /// again.
  public func fail(_ failure: SQLFailure?) {
    self.failure.withLock { $0 = failure }
  }

  /// The names of all work with a stored lease. The lease may have ended: only a release or a claim
  /// removes it.
  public var held: Set<WorkName> { leases.withLock { Set($0.keys) } }

  public func claim(
    _ work: WorkName, for token: String, at now: Timestamp, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    try expectSuccess()
    return leases.withLock { leases in
      leases = leases.filter { now < $0.value.end.advanced(by: LeasedWork.retention) }
      let latest = now.advanced(by: LeasedWork.longest)
      if let end = leases[work]?.end, now < end && end <= latest { return false }
      leases[work] = Lease(token: token, end: end)
      return true
    }
  }

  public func renew(
    _ work: WorkName, for token: String, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    try expectSuccess()
    return leases.withLock { leases in
      guard leases[work]?.token == token else { return false }
      leases[work]?.end = end
      return true
    }
  }

  public func release(_ work: WorkName, of token: String) async throws(SQLFailure) {
    try expectSuccess()
    leases.withLock { leases in
      if leases[work]?.token == token { leases[work] = nil }
    }
  }

  /// Throws ``StoreFailure/busy(reason:)`` if a lease has been lost, like a store in a database.
  public func check<Failure: FeatureFailure>(
    _ lease: WorkLease, orThrow _: Failure.Type
  ) throws(Failure) {
    guard leases.withLock({ $0[lease.work]?.token == lease.token }) else {
      throw .busy(reason: WorkLease.lossReason)
    }
  }

  private func expectSuccess() throws(SQLFailure) {
    if Task.isCancelled { throw .cancelled }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

extension WorkLease {
  /// Claims a lease that is not renewed. Throws ``SQLFailure/busy`` if the work already has one.
  public static func fixture(
    _ work: WorkName = WorkName("Recipes", "a.example"), of leases: any WorkLeases
  ) async throws -> WorkLease {
    let leasing = LeasedWork.fixture(leases)
    guard let lease = try await leasing.claim(work) else {
      throw SQLFailure.busy
    }
    return lease
  }
}

extension LeasedWork {
  /// Makes a ``LeasedWork`` for a test. By default, its leases are in memory and are never renewed.
  ///
  /// - Parameter identifiers: Generates the tokens of leases. To simulate several programs that
  ///   share leases, pass each of them a source with another prefix.
  public static func fixture(
    _ leases: any WorkLeases = InMemoryWorkLeases(),
    clock: any WallClock = FixedWallClock(.fixture()),
    sleeper: any Sleeper = InstantSleeper(isHeld: true),
    identifiers: any IdentifierSource = SequentialIdentifierSource()
  ) -> LeasedWork {
    LeasedWork(leases: leases, clock: clock, sleeper: sleeper, identifiers: identifiers)
  }
}
