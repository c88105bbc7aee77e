import CoreDomain
import CoreTesting
import StargazersDomain
import Testing

extension StargazerStoreContract {
  static let pages: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Every part of what is noted about a page comes back") { store in
      let full = StoredPage(
        number: 2, address: "https://api.example.org/x?page=2",
        neighbours: PageNeighbours(
          previous: .fixture(1), next: .fixture(3), last: .fixture(400)),
        rows: 100, validators: HTTPValidators(entityTag: "\"t\"", lastModified: "today"), round: 9,
        checkedAt: .fixture(5))
      try await store.keep([], as: full, of: .fixture())
      #expect(try await store.page(2, of: .fixture()) == full)
      try await store.keep([], as: .fixture(2), of: .fixture())
      #expect(try await store.page(2, of: .fixture()) == .fixture(2))
    },
    ContractCheck("The last page is the one with the highest number, in whatever order they came") {
      store async throws in
      for number in [2, 11, 9] {
        try await store.keep([], as: .fixture(number), of: .fixture())
      }
      #expect(try await store.lastPage(of: .fixture())?.number == 11)
    },
    ContractCheck("Pages that were found right in a round are confirmed, and no others") { store in
      for (number, round) in [(1, 4), (2, 4), (3, 5), (4, 4), (5, 4)] {
        try await store.keep([], as: .fixture(number, round: round), of: .fixture())
      }
      try await store.confirm(
        pages: 2...4, of: .fixture(), foundIn: 4, nowIn: 6, at: .fixture(60))
      let found = try await pages(of: store, 1...5)
      #expect(found.map(\.round) == [4, 6, 5, 6, 4])
      let (early, late) = (Timestamp.fixture(), Timestamp.fixture(60))
      #expect(found.map(\.checkedAt) == [early, late, early, late, early])
    },
    ContractCheck("The pages of one repository are confirmed and removed, and of no other") {
      store async throws in
      for name in ["a/one", "a/two"] {
        try await store.keep([.fixture()], as: .fixture(rows: 1), of: .fixture(name))
      }
      try await store.confirm(
        pages: 1...9, of: .fixture("a/one"), foundIn: 1, nowIn: 2, at: .fixture())
      #expect(try await store.page(1, of: .fixture("a/two"))?.round == 1)
      try await store.removePages(above: 0, of: .fixture("a/one"))
      #expect(try await store.rows(onPages: 1...9, of: .fixture("a/two")) == 1)
    },
    ContractCheck("Pages above a number go with who is on them") { store in
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
    ContractCheck("Rows with nobody in them are counted, and are on their pages alone") { store in
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
