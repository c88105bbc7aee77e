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
  var stored: any StoredQuakeDays = InMemoryQuakeStore()
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
    QuakeSummaryViewModel(stored: stored, rules: .fixture).screen()
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    EarthquakesRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteEarthquakesRouter {
    RouteEarthquakesRouter(navigator: navigator)
  }
}

extension QuakeScreens {
  init(repository: StubQuakeRepository) {
    self.init(stored: repository, repository: repository)
  }
}

extension CommandContext {
  /// A context for tests, with no real services.
  static func fixture(
    files: InMemoryFileSystem = InMemoryFileSystem(), console: any Console = ScriptedConsole(),
    display: Display? = nil, isDemo: Bool = false
  ) -> CommandContext {
    let ofConsole = Display(
      isTerminal: console.isTerminal(.output), colors: .never, environment: [:])
    return CommandContext(
      files: files, console: console, clock: FixedWallClock(.fixture()),
      display: display ?? ofConsole, showsProgress: console.isTerminal(.error), isDemo: isDemo)
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

extension CommandOutput {
  var text: String { String(decoding: output, as: UTF8.self) }
}
