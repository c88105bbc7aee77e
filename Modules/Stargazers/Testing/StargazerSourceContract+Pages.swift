import CoreDomain
import CoreTesting
import StargazersDomain
import Testing

extension StargazerSourceContract {
  static let pages: [ContractCheck<Subject>] = [
    ContractCheck("Returns every attribute of a stargazer, oldest star first") {
      subject async throws in
      let people = [
        Stargazer.fixture(id: 7, login: "Mira-Lindqvist", starred: 1),
        Stargazer(
          id: Stargazer.ID(.max), login: "bare", page: nil, avatar: nil, starredAt: nil),
        .fixture(id: 2, starred: 3),
      ]
      let page = try await subject.world(StarredRepository(starredBy: people)).source.page()
      #expect(page == StargazerPage(stargazers: people, neighbours: PageNeighbours()))
    },
    ContractCheck("Links the pages forwards and backwards, with each row once") {
      subject async throws in
      let source = subject.world(StarredRepository(starredBy: Stargazer.fixtures(1...8))).source
      var page = try await source.page()
      let last = try #require(page.neighbours.last)
      var found = page.stargazers
      while let next = page.neighbours.next {
        page = try await source.page(at: next)
        found += page.stargazers
      }
      #expect(found == Stargazer.fixtures(1...8))
      #expect(try await source.page(at: last) == page)
      #expect(last.number == 3 && page.neighbours.last == nil)
      while let previous = page.neighbours.previous { page = try await source.page(at: previous) }
      #expect(page.stargazers == Stargazer.fixtures(1...3))
    },
    ContractCheck("A repository without stars has one page without rows, and no weeks") {
      subject async throws in
      let source = subject.world(StarredRepository()).source
      #expect(
        try await source.page() == StargazerPage(stargazers: [], neighbours: PageNeighbours()))
      let weeks = try await source.weeks(at: nil, of: .fixture(), unless: .none).content
      #expect(weeks == StarWeekPage(weeks: [], next: nil))
    },
    ContractCheck("Counts the row of a deleted account, without a user") { subject async throws in
      let rows = [nil, Stargazer.fixture(id: 1), nil]
      let page = try await subject.world(StarredRepository(starredBy: rows)).source.page()
      #expect(page.stargazers == [.fixture(id: 1)])
      #expect(page.nameless == 2 && page.rows == 3)
    },
    ContractCheck("Moves later rows up when a star is removed") { subject async throws in
      let world = subject.world(StarredRepository(starredBy: Stargazer.fixtures(1...6)))
      let next = try #require(try await world.source.page().neighbours.next)
      world.service.change { $0.unstar(Stargazer.ID(1)) }
      let page = try await world.source.page(at: next)
      #expect(page.stargazers == Stargazer.fixtures(5...6))
    },
    ContractCheck("Separates two repositories") { subject async throws in
      let world = subject.world(
        StarredRepository(.fixture("a/one"), starredBy: Stargazer.fixtures(1...4)),
        StarredRepository(.fixture("a/two"), starredBy: Stargazer.fixtures(11...14)))
      let first = try await world.source.page(of: .fixture("a/two"))
      let second = try await world.source.page(
        at: first.neighbours.next, of: .fixture("a/two"))
      #expect(first.stargazers + second.stargazers == Stargazer.fixtures(11...14))
    },
  ]

  static let refusing: [ContractCheck<Subject>] = [
    ContractCheck("Denies access to a restricted list, but not to its count and weeks") {
      subject async throws in
      for failure in [
        StargazerSourceFailure.notFound, .forbidden(reason: "Must have push access to repository"),
      ] {
        let repository = StarredRepository(
          starredBy: Stargazer.fixtures(1...4), access: .nobody(failure), weeks: [.fixture()])
        let source = subject.world(repository).source
        await #expect(throws: failure) { try await source.page() }
        #expect(try await source.count(.fixture()) == 4)
        let weeks = try await source.weeks(at: nil, of: .fixture(), unless: .none).content
        #expect(weeks?.weeks == [.fixture()])
      }
    },
    ContractCheck("May also restrict a list by a page without rows") { subject async throws in
      let repository = StarredRepository(
        starredBy: Stargazer.fixtures(1...4), access: .nobodyUntold)
      let source = subject.world(repository).source
      #expect(try await source.page().rows == 0)
      #expect(try await source.count(.fixture()) == 4)
    },
    ContractCheck("Throws ceiling for a page beyond the rows that it lists") {
      subject async throws in
      let repository = StarredRepository(starredBy: Stargazer.fixtures(1...8), ceiling: 6)
      let source = subject.world(repository).source
      let first = try await source.page()
      let second = try await source.page(at: first.neighbours.next)
      #expect(second.stargazers == Stargazer.fixtures(4...6))
      let refused = [second.neighbours.next, first.neighbours.last].compactMap { $0 }
      #expect(refused.count == 2)
      for place in refused {
        await #expect(throws: StargazerSourceFailure.ceiling) { try await source.page(at: place) }
      }
      #expect(try await source.count(.fixture()) == 8)
    },
    ContractCheck("Requests no address of another origin") { subject async in
      let world = subject.world(StarredRepository(starredBy: Stargazer.fixtures(1...8)))
      for address in [
        "https://elsewhere.example/repositories/1/stargazers?page=2",
        "http://api.example.org/repositories/1/stargazers?page=2",
        "https://api.example.org:444/repositories/1/stargazers?page=2",
        "https://api.example.org@elsewhere.example/stargazers?page=2", "stargazers?page=2", "",
      ] {
        let place = PagePlace(number: 2, address: address)
        await #expect(throws: StargazerSourceFailure.foreign(address)) {
          try await world.source.page(at: place)
        }
        await #expect(throws: StargazerSourceFailure.foreign(address)) {
          try await world.source.weeks(at: place, of: .fixture(), unless: .none)
        }
      }
      #expect(world.service.askings == [])
    },
    ContractCheck("Throws if the task is cancelled") { subject async in
      let source = subject.world(StarredRepository()).source
      await #expect(throws: StargazerSourceFailure.cancelled) {
        try await inCancelledTask { _ = try await source.count(.fixture(), unless: .none) }
      }
    },
  ]

  static let revalidating: [ContractCheck<Subject>] = [
    ContractCheck("Returns no content if unchanged, with valid validators") {
      subject async throws in
      let repository = StarredRepository(
        starredBy: Stargazer.fixtures(1...4), weeks: [.fixture()])
      let source = subject.world(repository).source
      let name = RepositoryName.fixture()
      let count = try await source.count(name, unless: .none)
      let page = try await source.page(at: nil, of: name, unless: .none)
      let weeks = try await source.weeks(at: nil, of: name, unless: .none)
      for _ in 1...2 {
        let again = try await source.count(name, unless: count.validators)
        #expect(again.content == nil && again.validators == count.validators)
        let samePage = try await source.page(at: nil, of: name, unless: page.validators)
        #expect(samePage.content == nil && samePage.validators == page.validators)
        let sameWeeks = try await source.weeks(at: nil, of: name, unless: weeks.validators)
        #expect(sameWeeks.content == nil && sameWeeks.validators == weeks.validators)
      }
    },
    ContractCheck("Returns changed content with new validators") { subject async throws in
      let world = subject.world(StarredRepository(starredBy: Stargazer.fixtures(1...2)))
      let name = RepositoryName.fixture()
      let page = try await world.source.page(at: nil, of: name, unless: .none)
      let count = try await world.source.count(name, unless: .none)
      world.service.change { $0.star(.fixture(id: 3, starred: 3)) }
      let changed = try await world.source.page(at: nil, of: name, unless: page.validators)
      #expect(changed.content?.stargazers == Stargazer.fixtures(1...3))
      #expect(changed.validators != page.validators)
      let counted = try await world.source.count(name, unless: count.validators)
      #expect(counted.content == 3)
    },
  ]
}
