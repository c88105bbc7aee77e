public import CoreDomain
import Testing

/// The checks that every ``WorkLeases`` must pass: the leases in a database and the test double.
/// Each check needs a new subject without leases.
public enum WorkLeasesContract {
  public typealias Check = ContractCheck<any WorkLeases>

  public static let checks: [Check] = [
    ContractCheck("Gives work to the first token that claims it") { leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await !leases.claim(work, "b", at: 1))
      #expect(try await !leases.claim(work, "a", at: 1))
    },
    ContractCheck("Other work is free, and names are compared exactly") { leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      for name in ["B.example", "b.example ", "b.example'", "%"] {
        #expect(try await leases.claim(WorkName("News", name), "b", at: 0))
      }
    },
    ContractCheck("Tells long names apart by their last letter") { leases async throws in
      let long = String(repeating: "a", count: 70_000)
      for end in ["x", "y"] {
        #expect(try await leases.claim(WorkName("News", long + end), "a", at: 0))
      }
      #expect(try await !leases.claim(WorkName("News", long + "x"), "b", at: 0))
    },
    ContractCheck("A lease ends at its end and not before") { leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await !leases.claim(work, "b", at: 59))
      #expect(try await leases.claim(work, "b", at: 60))
    },
    ContractCheck("A renewed lease ends later") { leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await leases.renew(work, for: "a", until: .fixture(80)))
      #expect(try await !leases.claim(work, "b", at: 79))
      #expect(try await leases.claim(work, "b", at: 80))
    },
    ContractCheck("A token can neither renew nor release a lease that it has lost") {
      leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await leases.claim(work, "b", at: 60))
      #expect(try await !leases.renew(work, for: "a", until: .fixture(500)))
      try await leases.release(work, of: "a")
      #expect(try await !leases.claim(work, "c", at: 119))
    },
    ContractCheck("A claim removes no lease of other work that has just ended") {
      leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await leases.claim(other, "b", at: 61))
      #expect(try await leases.renew(work, for: "a", until: .fixture(90)))
      #expect(try await !leases.claim(work, "b", at: 89))
    },
    ContractCheck("A claim removes each lease that ended a day ago") { leases async throws in
      let day = LeasedWork.retention.components.seconds
      #expect(try await leases.claim(work, "a", at: 0))
      #expect(try await leases.claim(other, "b", at: day + 59, lasting: 1))
      #expect(try await leases.renew(work, for: "a", until: .fixture(60)))
      #expect(try await leases.claim(other, "c", at: day + 60, lasting: 1))
      #expect(try await !leases.renew(work, for: "a", until: .fixture(day + 90)))
    },
    ContractCheck("A cancelled task neither claims nor releases") { leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      await #expect(throws: SQLFailure.cancelled) {
        try await inCancelledTask { try await leases.release(work, of: "a") }
      }
      #expect(try await !leases.claim(work, "b", at: 59))
    },
    ContractCheck("Released work is free at once, and can be released again") {
      leases async throws in
      #expect(try await leases.claim(work, "a", at: 0))
      try await leases.release(work, of: "a")
      try await leases.release(work, of: "a")
      #expect(try await !leases.renew(work, for: "a", until: .fixture(90)))
      #expect(try await leases.claim(work, "b", at: 1))
    },
    ContractCheck("A lease that was claimed while a clock was ahead does not last") {
      leases async throws in
      let longest = LeasedWork.longest.components.seconds
      #expect(try await leases.claim(work, "a", at: 0, lasting: longest))
      #expect(try await !leases.claim(work, "b", at: 0))
      #expect(try await leases.claim(work, "b", at: -1))
    },
    ContractCheck("One of many concurrent claims succeeds") { leases async throws in
      let claims = try await concurrently(8) { try await leases.claim(work, "\($0)", at: 0) }
      #expect(claims.count { $0 } == 1)
    },
  ]

  private static let work = WorkName("News", "b.example")
  private static let other = WorkName("News", "c.example")
}

extension WorkLeases {
  /// Claims work for a number of seconds.
  fileprivate func claim(
    _ work: WorkName, _ token: String, at second: Int64, lasting seconds: Int64 = 60
  ) async throws(SQLFailure) -> Bool {
    try await claim(work, for: token, at: .fixture(second), until: .fixture(second + seconds))
  }
}
