import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

extension DefaultEarthquakesScreens {
  /// Creates the screens as in the apps.
  init(stored: any StoredQuakeDays = InMemoryQuakeStore(), repository: any QuakeRepository) {
    self.init(
      repository: repository, stored: stored, rules: .fixture,
      context: ScreenContext(routes: EarthquakesRouteMap.self))
  }

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
