import CoreDomain
import CoreTesting
import StargazersDomain
import Testing

extension StargazerStoreContract {
  static let people: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Returns every attribute of a stargazer") { store in
      let full = Stargazer(
        id: Stargazer.ID(.max), login: "Mira-Lindqvist",
        page: WebAddress("https://github.com/Mira-Lindqvist"),
        avatar: WebAddress("https://avatars.example/u/1?v=4"), starredAt: .fixture(-1))
      let bare = Stargazer(
        id: Stargazer.ID(0), login: "b", page: nil, avatar: nil, starredAt: nil)
      try await store.keep([full, bare], as: .fixture(rows: 2), of: .fixture())
      let found = try await store.stargazers(
        onPages: 1...1, of: .fixture(), order: .oldest, limit: 9)
      #expect(found == [full, bare])
    },
    ContractCheck("Returns stargazers in either order, after an offset and up to a limit") {
      store async throws in
      try await store.keep(Stargazer.fixtures(4...5), as: .fixture(10, rows: 2), of: .fixture())
      try await store.keep(Stargazer.fixtures(2...3), as: .fixture(9, rows: 2), of: .fixture())
      try await store.keep(
        [.fixture(id: 7), .fixture(id: 1)], as: .fixture(rows: 2), of: .fixture())
      for (pages, order, limit, offset, expected) in [
        (1...10, .oldest, 99, 0, [7, 1, 2, 3, 4, 5]), (1...10, .newest, 99, 0, [5, 4, 3, 2, 1, 7]),
        (1...10, .oldest, 3, 0, [7, 1, 2]), (1...10, .newest, 3, 0, [5, 4, 3]),
        (1...9, .newest, 3, 0, [3, 2, 1]), (2...8, .oldest, 3, 0, []), (1...10, .oldest, 0, 0, []),
        (1...10, .newest, -1, 0, []), (1...10, .oldest, 2, 2, [2, 3]),
        (1...10, .newest, 2, 3, [2, 1]), (1...10, .oldest, 2, 5, [5]), (1...10, .newest, 2, 6, []),
      ] as [(ClosedRange<Int>, StargazerOrder, Int, Int, [Int64])] {
        let found = try await store.stargazers(
          onPages: pages, of: .fixture(), order: order, limit: limit, offset: offset)
        #expect(found.map(\.id.raw) == expected)
      }
    },
    ContractCheck("Finds a whole name, ignoring case") { store in
      try await store.keep(
        [.fixture(id: 1, login: "Mira-L"), .fixture(id: 2, login: "mira")],
        as: .fixture(rows: 2), of: .fixture())
      for (typed, id) in [("mira-l", 1), ("MIRA-L", 1), ("Mira", 2), ("mir", nil), ("", nil)] {
        let found = try await store.stargazer(called: typed, of: .fixture())
        #expect(found?.id.raw == id.map { Int64($0) })
      }
    },
    ContractCheck("A user may be in two repositories, and leave one") { store in
      for name in ["a/one", "a/two"] {
        try await store.keep([.fixture()], as: .fixture(rows: 1), of: .fixture(name))
      }
      try await store.keep([], as: .fixture(), of: .fixture("a/one"))
      #expect(try await store.members(ofPage: 1, of: .fixture("a/one")) == [])
      #expect(try await store.members(ofPage: 1, of: .fixture("a/two")).map(\.raw) == [1])
    },
  ]

  static let moving: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Replaces the rows of a page that is stored again") {
      store async throws in
      try await store.keep(Stargazer.fixtures(1...4), as: .fixture(rows: 4), of: .fixture())
      let people = [Stargazer.fixture(id: 3, login: "renamed"), .fixture(id: 9), .fixture(id: 1)]
      try await store.keep(people, as: .fixture(rows: 3), of: .fixture())
      #expect(try await store.members(ofPage: 1, of: .fixture()).map(\.raw) == [3, 9, 1])
      #expect(try await store.stargazer(called: "renamed", of: .fixture())?.id.raw == 3)
      #expect(try await store.stargazer(called: "person-3", of: .fixture()) == nil)
      #expect(try await store.rows(onPages: 1...9, of: .fixture()) == 3)
    },
    ContractCheck("Moves a user to another page, and counts them once") {
      store async throws in
      try await store.keep(Stargazer.fixtures(1...3), as: .fixture(1, rows: 3), of: .fixture())
      try await store.keep(Stargazer.fixtures(4...6), as: .fixture(2, rows: 3), of: .fixture())
      // A star on the first page was removed, so all later rows move up.
      try await store.keep(
        [.fixture(id: 1), .fixture(id: 3), .fixture(id: 4)], as: .fixture(1, rows: 3),
        of: .fixture())
      #expect(try await store.members(ofPage: 1, of: .fixture()).map(\.raw) == [1, 3, 4])
      #expect(try await store.members(ofPage: 2, of: .fixture()).map(\.raw) == [5, 6])
      #expect(try await store.rows(onPages: 1...2, of: .fixture()) == 5)
    },
  ]

  static let together: [ContractCheck<any StargazerStore>] = [
    ContractCheck("Stores the pages of three concurrent writers completely") { store in
      try await concurrently(3) { writer in
        for number in stride(from: writer + 1, through: 30, by: 3) {
          let first = Int64(number) * 10
          try await store.keep(
            Stargazer.fixtures(first...(first + 9)), as: .fixture(number, rows: 11), of: .fixture())
        }
      }
      #expect(try await store.rows(onPages: 1...30, of: .fixture()) == 330)
      for number in 1...30 {
        let members = try await store.members(ofPage: number, of: .fixture()).map(\.raw)
        #expect(members == Array(Int64(number) * 10...Int64(number) * 10 + 9))
      }
    },
    ContractCheck("A cancelled task stores a page completely or not at all") { store in
      for number in 1...9 {
        let first = Int64(number) * 100
        let people = Stargazer.fixtures(first...(first + 99))
        let task = Task {
          try await store.keep(people, as: .fixture(number, rows: 100), of: .fixture())
        }
        task.cancel()
        let isKept = (try? await task.value) != nil
        let page = try await store.page(number, of: .fixture())
        #expect((page != nil) == isKept)
        let count = try await store.members(ofPage: number, of: .fixture()).count
        #expect(count == (isKept ? 100 : 0))
      }
    },
  ]
}
