import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import CoreCLI
@testable import StargazersCLI

extension CommandContext {
  /// Creates a test context.
  static func fixture(
    files: InMemoryFileSystem = InMemoryFileSystem(), console: any Console = ScriptedConsole(),
    display: Display? = nil, isDemo: Bool = false
  ) -> CommandContext {
    CommandContext(
      files: files, console: console, clock: FixedWallClock(.fixture()),
      display: display ?? .plain, showsProgress: console.isTerminal(.error), isDemo: isDemo)
  }
}

extension StargazersScreens {
  /// Runs a command of stargazers with these screens.
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    let command = try StargazersCommand.leaf(of: arguments)
    return try #require(
      await StargazersCLIFeature().run(command, through: self, in: context))
  }

  /// Runs an interactive session until the input ends.
  func walk(in context: CommandContext) async -> ProgramStatus {
    var session = StargazersCLIFeature().session(through: self, in: context)
    return await session.run().print(to: context.console)
  }
}

extension StargazerOrigin {
  /// The service, at the time of the tests.
  static let now = StargazerOrigin.service(.fixture())

  /// Data stored a number of seconds ago, while the service is unavailable.
  static func stored(
    _ seconds: Int64 = 3 * 3600,
    because failure: StargazerSourceFailure = .unreachable("No route to host.")
  ) -> StargazerOrigin {
    .stored(StoredStargazers(askedAt: .fixture(-seconds), now: .fixture()), because: failure)
  }
}

extension StargazerList {
  /// A complete list of `lindqvist/glaze` by default.
  static func fixture(
    _ stargazers: [Stargazer] = [.fixture()], total: Int? = 2340,
    of request: StargazerListRequest = StargazerListRequest(repository: .fixture()),
    availability: StargazerAvailability = .list, origin: StargazerOrigin = .now,
    history: StarHistory? = nil, refusal: String? = nil
  ) -> StargazerList {
    StargazerList(
      request: request, stargazers: stargazers, total: total, availability: availability,
      origin: origin, history: history, refusal: refusal)
  }
}

extension StarHistory {
  /// A history with these weekly totals, newest first; the newest week starts on 2025-12-28.
  static func fixture(
    _ totals: [Int] = [3, 0, 2], total: Int? = nil, origin: StargazerOrigin = .now
  ) -> StarHistory {
    StarHistory(
      repository: .fixture(), total: total ?? totals.reduce(0, +),
      weeks: totals.enumerated().compactMap { index, total in
        let start = Timestamp.fixture("2025-12-28T00:00:00Z").secondsSince1970
        return Timestamp(secondsSince1970: start - Int64(index) * 7 * 86_400)
          .flatMap { StarWeek(start: $0, days: [total, 0, 0, 0, 0, 0, 0]) }
      }, origin: origin)
  }
}

extension CommandOutput {
  var text: String { String(decoding: output, as: UTF8.self) }
}
