import Composition
import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting

@testable import CLI

/// A program whose only feature is stargazers.
struct OnlyStargazers: Features {
  let screens: any StargazersScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

extension CommandContext {
  /// Creates a test context with these screens.
  static func fixture(
    _ screens: any StargazersScreens = StubStargazersScreens(),
    files: InMemoryFileSystem = InMemoryFileSystem(),
    console: any Console = ScriptedConsole(), display: Display? = nil, isDemo: Bool = false
  ) -> CommandContext {
    CommandContext(
      features: OnlyStargazers(screens: screens), files: files, console: console,
      clock: FixedWallClock(.fixture()), display: display ?? .plain,
      showsProgress: console.isTerminal(.error), isDemo: isDemo)
  }

  /// Runs an interactive session until the input ends.
  func walk() async -> ProgramStatus {
    do throws(StartFailure) {
      var walk = try await BrowseSession([StargazersFeature()], in: self)
      return await walk.run().print(to: console)
    } catch {
      return error.status
    }
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

extension Printout {
  var text: String { String(decoding: output, as: UTF8.self) }
}
