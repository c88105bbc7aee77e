import Composition
import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel

/// The features of a program that has earthquakes alone.
struct OnlyEarthquakes: Features {
  let screens: any EarthquakesScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

/// The screens over their real models, put together as the composition does it, for tests of the apps
/// that are about a whole way and not about one part.
struct ModelledEarthquakesScreens: EarthquakesScreens {
  private let repository: any QuakeRepository

  /// - Parameter repository: what is asked; otherwise one over a store in memory.
  init(over repository: (any QuakeRepository)? = nil, _ kept: [Quake] = []) {
    self.repository =
      repository
      ?? PortedQuakeRepository(
        store: InMemoryQuakeStore(kept), clock: FixedWallClock(Quake.fixtureTime(100)),
        identifiers: SequentialIdentifierSource())
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    QuakeListViewModel(repository: repository, router: RouteEarthquakesRouter(navigator: navigator))
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    RouteEarthquakesRouter(navigator: SpyNavigator()).destination(of: route)
  }
}
