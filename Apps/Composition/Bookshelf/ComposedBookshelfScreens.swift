import BookshelfDomain
import BookshelfInfrastructure
import BookshelfRepository
import BookshelfRouter
import BookshelfViewModel
import CoreDomain

/// The screens of bookshelf, over the real implementations of every port.
struct ComposedBookshelfScreens: BookshelfScreens {
  private let repository: any ComicRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter ports: what all features are put together over.
  init(over ports: FeaturePorts) {
    repository = PortedComicRepository(
      store: SQLComicStore(database: ports.database), clock: ports.clock,
      identifiers: ports.identifiers)
    logging = ports.logging
  }

  func list(navigator: any Navigator) -> any ComicListScreen {
    ComicListViewModel(
      repository: repository, router: RouteBookshelfRouter(navigator: logging(navigator)))
  }

  func destination(of route: Route) -> BookshelfDestination? {
    RouteBookshelfRouter(navigator: NoNavigator()).destination(of: route)
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
