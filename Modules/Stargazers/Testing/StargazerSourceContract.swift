import CoreDomain
public import CoreTesting
public import StargazersDomain
import Testing

/// The checks that every implementation of ``StargazerSource`` must pass.
public enum StargazerSourceContract {
  /// Creates the source that a check tests, for a service with the repositories of the check. A
  /// page of the list has three rows, and a page of the history has two weeks.
  public struct Subject: Sendable {
    /// A source, and access to its repositories, which a check can change between requests.
    struct World {
      let source: any StargazerSource
      let service: InMemoryStargazerSource
    }

    private let make: @Sendable (InMemoryStargazerSource) -> any StargazerSource

    /// - Parameter make: Creates a source that serves the repositories and pages of the given
    ///   service.
    public init(_ make: @escaping @Sendable (InMemoryStargazerSource) -> any StargazerSource) {
      self.make = make
    }

    func world(_ repositories: StarredRepository...) -> World {
      let service = InMemoryStargazerSource(repositories, pageSize: 3, weeksOnPage: 2)
      return World(source: make(service), service: service)
    }
  }

  public static let checks: [ContractCheck<Subject>] =
    counting + pages + weeks + refusing + revalidating

  static let counting: [ContractCheck<Subject>] = [
    ContractCheck("Counts the stars of a repository, including those of deleted accounts") {
      subject async throws in
      let world = subject.world(
        StarredRepository(starredBy: [.fixture(id: 1), nil, .fixture(id: 2)]),
        StarredRepository(.fixture("okafor/tide")))
      #expect(try await world.source.count(.fixture()) == 3)
      #expect(try await world.source.count(.fixture("LINDQVIST/Glaze")) == 3)
      #expect(try await world.source.count(.fixture("okafor/tide")) == 0)
    },
    ContractCheck("Throws notFound for a missing repository") { subject async in
      let source = subject.world(StarredRepository()).source
      await #expect(throws: StargazerSourceFailure.notFound) {
        try await source.count(.fixture("no/body"))
      }
      await #expect(throws: StargazerSourceFailure.notFound) {
        try await source.page(of: .fixture("no/body"))
      }
      await #expect(throws: StargazerSourceFailure.notFound) {
        try await source.weeks(at: nil, of: .fixture("no/body"), unless: .none)
      }
    },
  ]

  static let weeks: [ContractCheck<Subject>] = [
    ContractCheck("Returns weeks page by page, newest first") { subject async throws in
      let weeks = (0..<5).map { StarWeek.fixture($0, days: [$0, 0, 0, 0, 0, 0, 9]) }
      let source = subject.world(StarredRepository(weeks: weeks)).source
      var found: [StarWeek] = []
      var place: PagePlace?
      repeat {
        let page = try #require(
          try await source.weeks(at: place, of: .fixture(), unless: .none).content)
        found += page.weeks
        place = page.next
      } while place != nil
      #expect(found == weeks)
    }
  ]
}

extension StargazerSource {
  /// Requests the number of stars without validators.
  func count(_ repository: RepositoryName) async throws -> Int {
    try #require(try await count(repository, unless: .none).content)
  }

  /// Requests a page without validators.
  func page(
    at place: PagePlace? = nil, of repository: RepositoryName = .fixture()
  ) async throws -> StargazerPage {
    try #require(try await page(at: place, of: repository, unless: .none).content)
  }
}
