public import CoreDomain
public import StargazersDomain
private import Synchronization

/// A service that knows the repositories it was told, fails when it is told to, and remembers what it was
/// asked. Repositories change between two questions where a test wants that.
public final class InMemoryStargazerSource: StargazerSource {
  /// What the service was asked.
  public enum Asking: Hashable, Sendable {
    case count(RepositoryName)
    case page(Int, of: RepositoryName)
    case weeks(Int, of: RepositoryName)
  }

  fileprivate struct World {
    var repositories: [StarredRepository]
    var allowance: StargazerAllowance?
    var failure: StargazerSourceFailure?
    var failuresByAsking: [Int: StargazerSourceFailure] = [:]
    var changesByAsking: [Int: @Sendable (InMemoryStargazerSource) -> Void] = [:]
    var failures = 0
    var unchanged = 0
    var askings: [Asking] = []
  }

  private let world: Mutex<World>
  private let pageSize: Int
  private let weeksOnPage: Int

  /// - Parameters:
  ///   - pageSize: how many rows a page of the list has.
  ///   - weeksOnPage: how many weeks a page of the history has.
  public init(
    _ repositories: [StarredRepository] = [], pageSize: Int = StargazerPage.size,
    weeksOnPage: Int = 30
  ) {
    world = Mutex(World(repositories: repositories))
    self.pageSize = pageSize
    self.weeksOnPage = weeksOnPage
  }

  /// What stands before the paths of its addresses.
  public static let base = "https://api.example.org"

  /// What the service was asked so far, the failures included.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// How often the service has failed because it was told to.
  public var failures: Int { world.withLock(\.failures) }

  /// How often the service has said that what the caller has is as it was.
  public var unchanged: Int { world.withLock(\.unchanged) }

  /// The repository of a number, as it stands in the addresses of links.
  public func name(ofNumber number: Int) -> RepositoryName? {
    let names = world.withLock { $0.repositories.map(\.name) }
    return names.indices.contains(number - 1) ? names[number - 1] : nil
  }

  /// Lets every answer fail from now on, or none.
  public func fail(_ failure: StargazerSourceFailure?) {
    world.withLock { $0.failure = failure }
  }

  /// Lets one answer fail: that to the question of a number, counted from 1 since the source was made.
  public func fail(_ failure: StargazerSourceFailure, atAsking number: Int) {
    world.withLock { $0.failuresByAsking[number] = failure }
  }

  /// Does something right before a question is answered, so that a list changes in the midst of a walk.
  ///
  /// - Parameter number: of the question, counted from 1 since the source was made.
  public func beforeAsking(
    _ number: Int, _ change: @escaping @Sendable (InMemoryStargazerSource) -> Void
  ) {
    world.withLock { $0.changesByAsking[number] = change }
  }

  /// Takes back what was to happen before later questions, and lets no answer fail any more.
  public func calmDown() {
    world.withLock { world in
      world.failure = nil
      world.failuresByAsking = [:]
      world.changesByAsking = [:]
    }
  }

  /// Changes a repository that the service knows.
  public func change(
    _ name: RepositoryName = .fixture(), _ body: (inout StarredRepository) -> Void
  ) {
    world.withLock { world in
      for index in world.repositories.indices where world.repositories[index].name == name {
        body(&world.repositories[index])
      }
    }
  }

  /// Says with each answer from now on what else may be asked.
  public func allow(_ allowance: StargazerAllowance?) {
    world.withLock { $0.allowance = allowance }
  }

  public func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    let found = try asked(.count(repository), of: repository)
    return reply(found.repository.count(unless: validators), found)
  }

  public func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    let number = try Self.number(place)
    let found = try asked(.page(number, of: repository), of: repository)
    return reply(
      try found.repository.page(number, of: pageSize, at: found.address, unless: validators), found)
  }

  public func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    let number = try Self.number(place)
    let found = try asked(.weeks(number, of: repository), of: repository)
    return reply(
      found.repository.weeks(number, of: weeksOnPage, at: found.address, unless: validators), found)
  }
}

extension InMemoryStargazerSource {
  /// A repository as it is at this question.
  fileprivate struct Found {
    let repository: StarredRepository
    /// What its links begin with: its number, and not its name.
    let address: String
    let allowance: StargazerAllowance?
  }

  private func reply<Content>(
    _ reply: StargazerReply<Content>, _ found: Found
  ) -> StargazerReply<Content> {
    if reply.content == nil { world.withLock { $0.unchanged += 1 } }
    return StargazerReply(
      reply.content, validators: reply.validators, allowance: found.allowance)
  }

  private func asked(
    _ asking: Asking, of name: RepositoryName
  ) throws(StargazerSourceFailure) -> Found {
    guard !Task.isCancelled else { throw .cancelled }
    let number = world.withLock { world in
      world.askings.append(asking)
      return world.askings.count
    }
    world.withLock { $0.changesByAsking.removeValue(forKey: number) }?(self)
    return try world.withLock { $0.answer(asking: number, of: name) }.get()
  }

  /// The number of a page. An address of somebody else is not asked.
  private static func number(_ place: PagePlace?) throws(StargazerSourceFailure) -> Int {
    guard let place else { return 1 }
    guard place.address.hasPrefix(base + "/") else { throw .foreign(place.address) }
    return place.number
  }
}

extension InMemoryStargazerSource.World {
  fileprivate mutating func answer(
    asking number: Int, of name: RepositoryName
  ) -> Result<InMemoryStargazerSource.Found, StargazerSourceFailure> {
    if let failure = failuresByAsking[number] ?? failure {
      failures += 1
      return .failure(failure)
    }
    guard let index = repositories.firstIndex(where: { $0.name == name }) else {
      return .failure(.notFound)
    }
    return .success(
      InMemoryStargazerSource.Found(
        repository: repositories[index],
        address: "\(InMemoryStargazerSource.base)/repositories/\(index + 1)",
        allowance: allowance))
  }
}
