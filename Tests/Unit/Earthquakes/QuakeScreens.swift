import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

/// The screens with their real view models, composed as in the apps.
struct QuakeScreens: EarthquakesScreens {
  let repository: any QuakeRepository

  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen {
    QuakeCountViewModel(
      repository: repository, router: router(navigator), dialogs: dialogs, rules: .fixture
    ).screen()
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    QuakeListViewModel(repository: repository, router: router(navigator), rules: .fixture).screen()
  }

  func detail(navigator: any Navigator) -> any QuakeDetailScreen {
    QuakeDetailViewModel(repository: repository).screen()
  }

  func places(navigator: any Navigator) -> any PlaceListScreen {
    PlaceListViewModel(router: router(navigator), rules: .fixture).screen()
  }

  func picture(navigator: any Navigator) -> any QuakePictureScreen {
    QuakePictureViewModel(repository: repository, rules: .fixture).screen()
  }

  func summary(navigator: any Navigator) -> any QuakeSummaryScreen {
    QuakeSummaryViewModel(repository: repository, rules: .fixture).screen()
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteEarthquakesRouter {
    RouteEarthquakesRouter(navigator: navigator)
  }
}

extension CommandContext {
  /// A context for tests, with no real services.
  static func fixture(
    files: InMemoryFileSystem = InMemoryFileSystem(), console: any Console = ScriptedConsole()
  ) -> CommandContext {
    let display = Display(
      isTerminal: console.isTerminal(.output), colors: .never, environment: [:])
    return CommandContext(
      files: files, console: console, clock: FixedWallClock(.fixture()), display: display,
      showsProgress: console.isTerminal(.error))
  }
}

extension EarthquakesScreens {
  /// Runs a command of earthquakes with these screens.
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    let command = try EarthquakesCommand.leaf(of: arguments)
    return try #require(
      await EarthquakesCLIFeature().run(command, through: self, in: context))
  }

  /// Browses earthquakes until the input ends.
  func walk(in context: CommandContext) async -> ProgramStatus {
    var session = EarthquakesCLIFeature().session(through: self, in: context)
    return await session.run().print(to: context.console)
  }
}

extension QuakeOrigin {
  /// The service, at the time of the tests.
  static let now = QuakeOrigin.service(.fixture())

  /// The store's answer from some seconds ago, while the service was unreachable.
  static func stored(
    _ seconds: Int64 = 3 * 3600, isComplete: Bool = true,
    because failure: QuakeSourceFailure = .unreachable("No route to host.")
  ) -> QuakeOrigin {
    .stored(
      StoredQuakes(askedAt: .fixture(-seconds), now: .fixture(), isComplete: isComplete),
      because: failure)
  }
}

extension QuakeCount {
  static func fixture(
    _ count: Int = 7, of query: QuakeQuery = .fixture(), origin: QuakeOrigin = .now,
    keepingFailure: QuakeFailure? = nil
  ) -> QuakeCount {
    QuakeCount(query: query, count: count, origin: origin, keepingFailure: keepingFailure)
  }
}

extension QuakeList {
  /// A list of quakes around San Ramon, by default of all matches.
  static func fixture(
    _ quakes: [Quake], total: Int? = nil, offset: Int = 0, order: QuakeOrder = .newest,
    of query: QuakeQuery = .fixture(), origin: QuakeOrigin = .now
  ) -> QuakeList {
    let circle = query.circle(by: .fixture)
    return QuakeList(
      query: query, order: order, quakes: quakes.map { NearbyQuake($0, in: circle) },
      total: total ?? quakes.count, offset: offset, origin: origin)
  }
}

extension CommandOutput {
  var text: String { String(decoding: output, as: UTF8.self) }
}
