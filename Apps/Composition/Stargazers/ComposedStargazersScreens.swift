import CoreDomain
import StargazersDomain
import StargazersInfrastructure
import StargazersRepository
import StargazersRouter
import StargazersViewModel

/// The screens of stargazers, over the real implementations of every port.
struct ComposedStargazersScreens: StargazersScreens {
  private let repository: any StargazerRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter ports: what all features are put together over.
  init(over ports: FeaturePorts) {
    repository = PortedStargazerRepository(
      store: SQLStargazerStore(database: ports.database), clock: ports.clock,
      identifiers: ports.identifiers)
    logging = ports.logging
  }

  func list(navigator: any Navigator) -> any StargazerListScreen {
    StargazerListViewModel(
      repository: repository, router: RouteStargazersRouter(navigator: logging(navigator)))
  }

  func destination(of route: Route) -> StargazersDestination? {
    RouteStargazersRouter(navigator: NoNavigator()).destination(of: route)
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
