import CoreDomain
import CoreTesting
import StargazersDomain
import Testing

extension StargazerStoreContract {
  static let pages: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Returns every attribute of a page, even of a repository without a ledger") {
      store async throws in
      let full = StoredPage(
        number: 2, address: "https://api.example.org/x?page=2",
        neighbours: PageNeighbours(
          previous: .fixture(1), next: .fixture(3), last: .fixture(400)),
        rows: 100, validators: HTTPValidators(entityTag: "\"t\"", lastModified: "today"),
        isJoined: true, fetchedAt: .fixture(4), checkedAt: .fixture(5))
      try await store.keep([], as: full, of: .fixture())
      #expect(try await store.page(2, of: .fixture()) == full)
      #expect(try await store.ledger(of: .fixture()) == nil)
      try await store.keep([], as: .fixture(2), of: .fixture())
      #expect(try await store.page(2, of: .fixture()) == .fixture(2))
    },
    ContractCheck("The last page has the highest number, in any order of writes") {
      store async throws in
      for number in [2, 11, 9] {
        try await store.keep([], as: .fixture(number), of: .fixture())
      }
      #expect(try await store.lastPage(of: .fixture())?.number == 11)
    },
    ContractCheck("Records the check of a single page") { store in
      for number in 1...3 { try await store.keep([], as: .fixture(number), of: .fixture()) }
      try await store.check(page: 2, of: .fixture(), at: .fixture(60))
      try await store.check(page: 9, of: .fixture(), at: .fixture(60))
      let (early, late) = (Timestamp.fixture(), Timestamp.fixture(60))
      #expect(try await pages(of: store, 1...3).map(\.checkedAt) == [early, late, early])
      #expect(try await pages(of: store, 1...3).map(\.fetchedAt) == [early, early, early])
    },
    ContractCheck("Joins a single page") { store in
      for number in 2...4 { try await store.keep([], as: .fixture(number), of: .fixture()) }
      try await store.join(page: 3, of: .fixture(), fetchedAt: .fixture())
      #expect(try await pages(of: store, 2...4).map(\.isJoined) == [false, true, false])
    },
    ContractCheck("Joins a page while it stores the previous one") { store in
      try await store.keep([], as: .fixture(3), of: .fixture())
      try await store.keep([], as: .fixture(2), of: .fixture(), joining: .fixture(3))
      #expect(try await pages(of: store, 2...3).map(\.isJoined) == [false, true])
    },
    ContractCheck("Does not join a page that was stored again") { store in
      try await store.keep([], as: .fixture(2), of: .fixture())
      try await store.keep([], as: .fixture(2, fetchedAt: .fixture(1)), of: .fixture())
      try await store.join(page: 2, of: .fixture(), fetchedAt: .fixture())
      #expect(try await store.page(2, of: .fixture())?.isJoined == false)
    },
    ContractCheck("Joins and removes the pages of one repository only") {
      store async throws in
      for name in ["a/one", "a/two"] {
        try await store.keep([.fixture()], as: .fixture(2, rows: 1), of: .fixture(name))
      }
      try await store.join(page: 2, of: .fixture("a/one"), fetchedAt: .fixture())
      #expect(try await store.page(2, of: .fixture("a/two"))?.isJoined == false)
      try await store.removePages(above: 0, of: .fixture("a/one"))
      #expect(try await store.rows(onPages: 1...9, of: .fixture("a/two")) == 1)
    },
    ContractCheck("Removes pages above a number with their users") { store in
      for number in 1...4 {
        let person = Stargazer.fixture(id: Int64(number))
        try await store.keep([person], as: .fixture(number, rows: 2), of: .fixture())
      }
      try await store.removePages(above: 2, of: .fixture())
      #expect(try await store.lastPage(of: .fixture())?.number == 2)
      #expect(try await store.rows(onPages: 1...9, of: .fixture()) == 4)
      #expect(try await store.stargazer(called: "person-3", of: .fixture()) == nil)
      #expect(try await store.stargazer(called: "person-2", of: .fixture()) != nil)
    },
    ContractCheck("Counts rows without a user, for their own page only") { store in
      try await store.keep([.fixture(id: 1)], as: .fixture(1, rows: 3), of: .fixture())
      try await store.keep([], as: .fixture(2, rows: 2), of: .fixture())
      try await store.keep([.fixture(id: 3)], as: .fixture(3, rows: 1), of: .fixture())
      #expect(try await store.rows(onPages: 1...2, of: .fixture()) == 5)
      #expect(try await store.rows(onPages: 2...3, of: .fixture()) == 3)
      #expect(try await store.rows(onPages: 4...9, of: .fixture()) == 0)
    },
  ]

  private static func pages(
    of store: any StargazerStore, _ numbers: ClosedRange<Int>
  ) async throws -> [StoredPage] {
    var pages: [StoredPage] = []
    for number in numbers {
      pages.append(try #require(try await store.page(number, of: .fixture())))
    }
    return pages
  }
}
