import Composition
import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersRouter
import StargazersTesting
import StargazersViewModel

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

/// The screens over their real models, put together as the composition does it, for tests of the apps
/// that are about a whole way and not about one part.
struct ModelledStargazersScreens: StargazersScreens {
  private let repository: any StargazerRepository

  /// - Parameter repository: what is asked; otherwise one over a store in memory.
  init(over repository: (any StargazerRepository)? = nil, _ kept: [Stargazer] = []) {
    self.repository =
      repository
      ?? PortedStargazerRepository(
        store: InMemoryStargazerStore(kept), clock: FixedWallClock(Stargazer.fixtureTime(100)),
        identifiers: SequentialIdentifierSource())
  }

  func list(navigator: any Navigator) -> any StargazerListScreen {
    StargazerListViewModel(
      repository: repository, router: RouteStargazersRouter(navigator: navigator))
  }

  func destination(of route: Route) -> StargazersDestination? {
    RouteStargazersRouter(navigator: SpyNavigator()).destination(of: route)
  }
}
