public import CoreDomain
public import StargazersDomain
private import Synchronization

/// A source for tests that serves predefined repositories and failures, and records its requests. A
/// test can change the repositories between requests.
public final class InMemoryStargazerSource: StargazerSource {
  /// A recorded request. Pages are recorded by their numbers.
  public enum Asking: Hashable, Sendable {
    case count(RepositoryName)
    case page(Int, of: RepositoryName)
    case weeks(Int, of: RepositoryName)
  }

  private struct World {
    var repositories: [StarredRepository]
    var allowance: StargazerAllowance?
    var failure: StargazerSourceFailure?
    var failuresByAsking: [Int: StargazerSourceFailure] = [:]
    var changesByAsking: [Int: @Sendable (InMemoryStargazerSource) -> Void] = [:]
    var unchanged = 0
    var askings: [Asking] = []
  }

  private let world: Mutex<World>
  private let pageSize: Int
  private let weeksOnPage: Int

  /// - Parameters:
  ///   - pageSize: The number of rows per page of the list.
  ///   - weeksOnPage: The number of weeks per page of the history.
  public init(
    _ repositories: [StarredRepository] = [], pageSize: Int = StargazerPage.size,
    weeksOnPage: Int = 30
  ) {
    world = Mutex(World(repositories: repositories))
    self.pageSize = pageSize
    self.weeksOnPage = weeksOnPage
  }

  /// The origin of the addresses in the source's links. The source rejects links to other origins.
  public static let base = "https://api.example.org"

  /// The requests so far, including failed ones.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// How many responses reported that the data was not modified.
  public var unchanged: Int { world.withLock(\.unchanged) }

  /// Returns the name of the repository at a position, counted from 1, or `nil` if there are fewer
  /// repositories. Links to pages contain the position instead of the name.
  public func name(ofNumber number: Int) -> RepositoryName? {
    let names = world.withLock { $0.repositories.map(\.name) }
    return names.indices.contains(number - 1) ? names[number - 1] : nil
  }

  /// Makes all following requests fail, or lets them succeed again if the failure is `nil`.
  public func fail(_ failure: StargazerSourceFailure?) {
    world.withLock { $0.failure = failure }
  }

  /// Makes one request fail.
  ///
  /// - Parameter number: The number of the request, counted from 1.
  public func fail(_ failure: StargazerSourceFailure, atAsking number: Int) {
    world.withLock { $0.failuresByAsking[number] = failure }
  }

  /// Runs a closure right before the source answers a request, so that a test can change a list
  /// during a synchronization.
  ///
  /// - Parameter number: The number of the request, counted from 1.
  public func beforeAsking(
    _ number: Int, _ change: @escaping @Sendable (InMemoryStargazerSource) -> Void
  ) {
    world.withLock { $0.changesByAsking[number] = change }
  }

  /// Removes all planned failures and changes, and forgets the requests, so that the next request
  /// is number 1.
  public func startOver() {
    world.withLock { $0 = World(repositories: $0.repositories, allowance: $0.allowance) }
  }

  /// Changes the repository with a name. Does nothing if there is no such repository.
  public func change(
    _ name: RepositoryName = .fixture(), _ body: (inout StarredRepository) -> Void
  ) {
    world.withLock { world in
      for index in world.repositories.indices where world.repositories[index].name == name {
        body(&world.repositories[index])
      }
    }
  }

  /// Sets the quota that all following replies report, or `nil` to report no quota.
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
  /// The state of a repository when a request arrives.
  private struct Found {
    let repository: StarredRepository
    /// The start of the repository's links, which contain its number instead of its name.
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
    let world = world.withLock(\.self)
    if let failure = world.failuresByAsking[number] ?? world.failure { throw failure }
    guard let index = world.repositories.firstIndex(where: { $0.name == name }) else {
      throw .notFound
    }
    return Found(
      repository: world.repositories[index], address: "\(Self.base)/repositories/\(index + 1)",
      allowance: world.allowance)
  }

  /// Returns the page number, or throws if the address has another origin.
  private static func number(_ place: PagePlace?) throws(StargazerSourceFailure) -> Int {
    guard let place else { return 1 }
    guard place.address.hasPrefix(base + "/") else { throw .foreign(place.address) }
    return place.number
  }
}
