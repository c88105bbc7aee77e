import CoreDomain
public import CoreTesting
public import StargazersDomain
import Testing

/// The checks that every implementation of ``StargazerStore`` must pass.
public enum StargazerStoreContract {
  public static let checks: [ContractCheck<any StargazerStore>] =
    ledgers + limits + weeks + pages + people + moving + together

  static let ledgers: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Returns nil, 0 or an empty array for an unknown repository") { store in
      let name = RepositoryName.fixture()
      #expect(try await store.ledger(of: name) == nil)
      #expect(try await store.lastLedgers(limit: 9) == [])
      #expect(try await store.lastPage(of: name) == nil)
      #expect(try await store.page(1, of: name) == nil)
      #expect(try await store.members(ofPage: 1, of: name) == [])
      #expect(try await store.rows(onPages: 1...9, of: name) == 0)
      #expect(try await store.weeks(of: name) == [])
      #expect(try await store.stargazer(called: "anybody", of: name) == nil)
      try await store.forget(name)
      try await store.removePages(above: 0, of: name)
    },
    ContractCheck("Returns every attribute of a ledger, and replaces it") { store in
      try await store.note(full)
      #expect(try await store.ledger(of: full.repository) == full)
      let bare = StargazerLedger(full.repository)
      try await store.note(bare)
      #expect(try await store.ledger(of: full.repository) == bare)
    },
    ContractCheck("Returns the ledgers that were counted last, latest first") { store in
      for (name, seconds) in [("a/one", 2), ("a/two", 3), ("a/three", 1), ("a/none", nil)] {
        var ledger = StargazerLedger(.fixture(name))
        ledger.total = seconds
        ledger.countedAt = seconds.map { .fixture(Int64($0)) }
        try await store.note(ledger)
      }
      for (limit, names) in [
        (0, []), (2, ["a/two", "a/one"]), (9, ["a/two", "a/one", "a/three"]),
      ] {
        let ledgers = try await store.lastLedgers(limit: limit)
        #expect(ledgers.map(\.repository.description) == names)
      }
    },
    ContractCheck("Ignores the case of a repository, and stores it as written") {
      store async throws in
      try await store.note(StargazerLedger(.fixture("Lindqvist/Glaze")))
      try await store.keep([.fixture()], as: .fixture(rows: 1), of: .fixture("LINDQVIST/glaze"))
      let ledger = try await store.ledger(of: .fixture("lindqvist/glaze"))
      #expect(ledger?.repository.description == "Lindqvist/Glaze")
      #expect(try await store.rows(onPages: 1...1, of: .fixture("lindqvist/GLAZE")) == 1)
    },
    ContractCheck("Deletes all data of one repository only") { store in
      for name in [RepositoryName.fixture("a/gone"), .fixture("a/kept")] {
        try await store.note(StargazerLedger(name))
        try await store.keep([.fixture()], as: .fixture(rows: 2), of: name)
        try await store.keep([StarWeek.fixture()], of: name)
      }
      try await store.forget(.fixture("A/Gone"))
      for (name, count) in [("a/gone", 0), ("a/kept", 1)] {
        let name = RepositoryName.fixture(name)
        #expect(try await [store.ledger(of: name)].compactMap { $0 }.count == count)
        #expect(try await store.members(ofPage: 1, of: name).count == count)
        #expect(try await store.rows(onPages: 1...9, of: name) == 2 * count)
        #expect(try await store.weeks(of: name).count == count)
      }
    },
  ]

  static let limits: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Returns the last limit of each caller, and stores none without an end") {
      store async throws in
      #expect(try await store.limit(of: "one") == nil)
      for quota in [true, false] {
        let limit = StargazerLimit(until: .fixture(quota ? 60 : 90), isQuota: quota)
        try await store.note(limit, of: "one")
        #expect(try await store.limit(of: "one") == limit)
      }
      try await store.note(StargazerLimit(until: nil, isQuota: true), of: "one")
      #expect(try await store.limit(of: "one")?.until == .fixture(90))
      #expect(try await store.limit(of: "another") == nil)
    }
  ]

  static let weeks: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Returns each week once, newest first, as last stored") { store in
      try await store.keep([.fixture(2), .fixture(5)], of: .fixture())
      let changed = StarWeek.fixture(2, days: [7, 6, 5, 4, 3, 2, 1])
      try await store.keep([.fixture(0), changed], of: .fixture())
      try await store.keep([StarWeek](), of: .fixture())
      #expect(try await store.weeks(of: .fixture()) == [.fixture(0), changed, .fixture(5)])
    },
    ContractCheck("Deletes weeks of one repository, and stores others") { store in
      for name in ["a/one", "a/two"] {
        try await store.keep([StarWeek.fixture(1), .fixture(2)], of: .fixture(name))
      }
      let gone = [StarWeek.fixture(1), .fixture(9)].map(\.start)
      try await store.keep([StarWeek.fixture(0)], deleting: gone, of: .fixture("a/one"))
      #expect(try await store.weeks(of: .fixture("a/one")) == [.fixture(0), .fixture(2)])
      try await store.keep([StarWeek](), deleting: gone, of: .fixture("a/two"))
      #expect(try await store.weeks(of: .fixture("a/two")) == [.fixture(2)])
    },
  ]

  private static var full: StargazerLedger {
    var ledger = StargazerLedger(.fixture())
    ledger.total = 40_961
    ledger.countedAt = .fixture(1)
    ledger.countValidators = HTTPValidators(entityTag: "W/\"a\"", lastModified: "yesterday")
    ledger.isRestricted = true
    ledger.refusal = "Must have push access to repository"
    ledger.listedAt = .fixture(2)
    ledger.ceiling = 40_000
    ledger.unlisted = 3
    ledger.weeksAt = .fixture(3)
    ledger.weekValidators = HTTPValidators(entityTag: "\"b\"", lastModified: nil)
    ledger.olderWeeks = .fixture(4)
    return ledger
  }
}
