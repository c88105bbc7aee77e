public import CoreDomain
public import StargazersDomain

// Placeholders, replaced by the adapters.

public struct HTTPStargazerSource: StargazerSource {
  public init(client: any HTTPClient, base: String, clock: any WallClock) {}
  public func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> { throw .notFound }
  public func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> { throw .notFound }
  public func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> { throw .notFound }
}

public struct SQLStargazerStore {
  public static let migrations: [SQLMigration] = []
}
