import CoreDomain
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesViewModel

/// The screens of earthquakes, over the real implementations of every port.
struct ComposedEarthquakesScreens: EarthquakesScreens {
  private let repository: any QuakeRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter ports: what all features are put together over.
  init(over ports: FeaturePorts) {
    repository = PortedQuakeRepository(
      store: SQLQuakeStore(database: ports.database), clock: ports.clock,
      identifiers: ports.identifiers)
    logging = ports.logging
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    QuakeListViewModel(
      repository: repository, router: RouteEarthquakesRouter(navigator: logging(navigator)))
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    RouteEarthquakesRouter(navigator: NoNavigator()).destination(of: route)
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
