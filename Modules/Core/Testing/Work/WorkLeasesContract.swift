public import CoreDomain
import Testing

/// The checks that every ``WorkLeases`` must pass: the leases in a database and the test double.
/// Each check needs a new subject without leases.
public enum WorkLeasesContract {
  public typealias Check = ContractCheck<any WorkLeases>

  public static let checks: [Check] = [
    ContractCheck("Gives work to the first token that claims it") { leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await !leases.claim(work, for: "b", at: time(1), until: time(61)))
      #expect(try await !leases.claim(work, for: "a", at: time(1), until: time(61)))
    },
    ContractCheck("Other work is free, and names are compared exactly") { leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      for name in ["B.example", "b.example ", "b.example'", "%"] {
        #expect(
          try await leases.claim(
            WorkName("News", name), for: "b", at: time(0), until: time(60)))
      }
    },
    ContractCheck("Tells long names apart by their last letter") { leases async throws in
      let long = String(repeating: "a", count: 70_000)
      for end in ["x", "y"] {
        #expect(
          try await leases.claim(
            WorkName("News", long + end), for: "a", at: time(0), until: time(60)))
      }
      #expect(
        try await !leases.claim(
          WorkName("News", long + "x"), for: "b", at: time(0), until: time(60)))
    },
    ContractCheck("A lease ends at its end and not before") { leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await !leases.claim(work, for: "b", at: time(59), until: time(119)))
      #expect(try await leases.claim(work, for: "b", at: time(60), until: time(120)))
    },
    ContractCheck("A renewed lease ends later") { leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await leases.renew(work, for: "a", until: time(80)))
      #expect(try await !leases.claim(work, for: "b", at: time(79), until: time(139)))
      #expect(try await leases.claim(work, for: "b", at: time(80), until: time(140)))
    },
    ContractCheck("A token can neither renew nor release a lease that it has lost") {
      leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await leases.claim(work, for: "b", at: time(60), until: time(120)))
      #expect(try await !leases.renew(work, for: "a", until: time(500)))
      try await leases.release(work, of: "a")
      #expect(try await !leases.claim(work, for: "c", at: time(119), until: time(179)))
    },
    ContractCheck("A claim removes no lease of other work that has just ended") {
      leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await leases.claim(other, for: "b", at: time(61), until: time(121)))
      #expect(try await leases.renew(work, for: "a", until: time(90)))
      #expect(try await !leases.claim(work, for: "b", at: time(89), until: time(149)))
    },
    ContractCheck("A claim removes each lease that ended a day ago") { leases async throws in
      let day = LeasedWork.retention.components.seconds
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      #expect(try await leases.claim(other, for: "b", at: time(day + 59), until: time(day + 60)))
      #expect(try await leases.renew(work, for: "a", until: time(60)))
      #expect(try await leases.claim(other, for: "c", at: time(day + 60), until: time(day + 61)))
      #expect(try await !leases.renew(work, for: "a", until: time(day + 90)))
    },
    ContractCheck("A cancelled task neither claims nor releases") { leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      let gate = Gate()
      let task = Task {
        await gate.pass()
        try await leases.release(work, of: "a")
      }
      await gate.reached()
      task.cancel()
      gate.open()
      await #expect(throws: SQLFailure.cancelled) { try await task.value }
      #expect(try await !leases.claim(work, for: "b", at: time(59), until: time(119)))
    },
    ContractCheck("Released work is free at once, and can be released again") {
      leases async throws in
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(60)))
      try await leases.release(work, of: "a")
      try await leases.release(work, of: "a")
      #expect(try await !leases.renew(work, for: "a", until: time(90)))
      #expect(try await leases.claim(work, for: "b", at: time(1), until: time(61)))
    },
    ContractCheck("A lease that was claimed while a clock was ahead does not last") {
      leases async throws in
      let longest = LeasedWork.longest.components.seconds
      #expect(try await leases.claim(work, for: "a", at: time(0), until: time(longest)))
      #expect(try await !leases.claim(work, for: "b", at: time(0), until: time(60)))
      #expect(try await leases.claim(work, for: "b", at: time(-1), until: time(59)))
    },
    ContractCheck("One of many concurrent claims succeeds") { leases async throws in
      let claims = try await withThrowingTaskGroup { group in
        for number in 0..<8 {
          group.addTask {
            try await leases.claim(work, for: "\(number)", at: time(0), until: time(60))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(claims.count { $0 } == 1)
    },
  ]

  private static let work = WorkName("News", "b.example")
  private static let other = WorkName("News", "c.example")

  private static func time(_ seconds: Int64) -> Timestamp {
    .fixture(seconds)
  }
}
