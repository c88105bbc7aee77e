import Composition
import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import StargazersTesting
import StargazersViewModel

@testable import CLI

/// The screens over their real models, put together as the composition does it, for tests of the command
/// line that are about a whole way and not about one part.
struct CLIStargazerScreens: StargazersScreens {
  let repository: any StargazerRepository
  var reader: any StargazerPreferencesReader = StubStargazerPreferencesReader()
  var writer: any StargazerPreferencesWriter = SpyStargazerPreferencesWriter()

  func list(navigator: any Navigator) -> any StargazerListScreen {
    StargazerListViewModel(
      repository: repository, router: router(navigator), reader: reader, writer: writer)
  }

  func detail(navigator: any Navigator) -> any StargazerDetailScreen {
    StargazerDetailViewModel(repository: repository, reader: reader)
  }

  func history(navigator: any Navigator) -> any StarHistoryScreen {
    StarHistoryViewModel(repository: repository, router: router(navigator), reader: reader)
  }

  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen {
    StarHistoryPictureViewModel(repository: repository, reader: reader)
  }

  func destination(of route: Route) -> StargazersDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteStargazersRouter {
    RouteStargazersRouter(navigator: navigator)
  }
}

/// The features of a program that has stargazers alone.
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
  /// What a command works with in a test: these screens, and nothing real.
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

  /// Walks through stargazers until the input ends.
  func walk() async -> ProgramStatus {
    do throws(StartFailure) {
      var walk = try await BrowseWalk([StargazersFeature()], in: self)
      return await walk.run().print(to: console)
    } catch {
      return error.status
    }
  }
}

extension StargazerOrigin {
  /// The service, at the moment of the tests.
  static let now = StargazerOrigin.service(.fixture())

  /// What was stored some seconds ago, without the service.
  static func stored(
    _ seconds: Int64 = 3 * 3600,
    because failure: StargazerSourceFailure = .unreachable("No route to host.")
  ) -> StargazerOrigin {
    .stored(StoredStargazers(askedAt: .fixture(-seconds), now: .fixture()), because: failure)
  }
}

extension StargazerList {
  /// A list of `lindqvist/glaze`, whole unless something else is said.
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
  /// A history whose weeks have these totals, the newest first; the newest one begins on 2025-12-28.
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
