import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import StargazersTesting
import StargazersViewModel
import ViewTestSupport

@testable import CoreCLI
@testable import StargazersCLI

extension DefaultStargazersScreens {
  /// Creates the screens as in the apps.
  init(
    repository: any StargazerRepository,
    preferences: any StargazerPreferencesReader = StubStargazerPreferencesReader(),
    writer: any StargazerPreferencesWriter = SpyStargazerPreferencesWriter()
  ) {
    self.init(
      repository: repository, preferences: preferences, writer: writer,
      context: ScreenContext(routes: StargazersRouteMap.self))
  }
}

extension StargazersScreens {
  /// Runs a command of stargazers with these screens.
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    try await StargazersCLIFeature().run(arguments, through: self, in: context)
  }
}

extension StargazerOrigin {
  /// The service, at the time of the tests.
  static var now: StargazerOrigin { .service(.fixture()) }

  /// Data stored a number of seconds ago, while the service is unavailable.
  static func stored(
    _ seconds: Int64 = 3 * 3600, isComplete: Bool = true,
    because failure: StargazerSourceFailure = .unreachable("No route to host.")
  ) -> StargazerOrigin {
    .stored(
      StoredAnswer(askedAt: .fixture(-seconds), now: .fixture(), isComplete: isComplete),
      because: failure)
  }
}

extension StargazerList {
  /// A complete list of `lindqvist/glaze` by default.
  static func fixture(
    _ stargazers: [Stargazer] = [.fixture()], total: Int? = 2340,
    order: StargazerOrder = .oldest, limit: PageSize = .usual, offset: Int = 0,
    _ availability: StargazerAvailability = .list, origin: StargazerOrigin = .now,
    history: StarHistory? = nil, refusal: String? = nil
  ) -> StargazerList {
    StargazerList(
      request: StargazerListRequest(
        repository: .fixture(), order: order, limit: limit, offset: offset),
      stargazers: stargazers, total: total, availability: availability, origin: origin,
      history: history, refusal: refusal)
  }
}

extension StarHistory {
  /// A history with these weekly totals, newest first.
  ///
  /// - Parameter first: The number of weeks from the newest week to 2025-12-28.
  static func fixture(
    _ totals: [Int] = [3, 0, 2], total: Int? = nil, origin: StargazerOrigin = .now,
    from first: Int = 0
  ) -> StarHistory {
    StarHistory(
      repository: .fixture(), total: total ?? totals.reduce(0, +),
      weeks: zip(first..., totals).map { .fixture($0, stars: $1) }, origin: origin)
  }

  /// The same, except that the newest week starts on 2026-01-04.
  static func served(_ totals: [Int], total: Int) -> StarHistory {
    .fixture(totals, total: total, from: -1)
  }
}
