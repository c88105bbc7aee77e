import CoreDomain
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import ViewTestSupport

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

extension EarthquakesScreens {
  /// Runs a command of earthquakes with these screens.
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    try await EarthquakesCLIFeature().run(arguments, through: self, in: context)
  }
}
