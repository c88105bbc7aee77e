import BookshelfDomain
import BookshelfRepository
import BookshelfRouter
import BookshelfTesting
import BookshelfViewModel
import Composition
import CoreDomain
import CoreTesting

/// The features of a program that has bookshelf alone.
struct OnlyBookshelf: Features {
  let screens: any BookshelfScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

/// The screens over their real models, put together as the composition does it, for tests of the apps
/// that are about a whole way and not about one part.
struct ModelledBookshelfScreens: BookshelfScreens {
  private let repository: any ComicRepository

  /// - Parameter repository: what is asked; otherwise one over a store in memory.
  init(over repository: (any ComicRepository)? = nil, _ kept: [Comic] = []) {
    self.repository =
      repository
      ?? PortedComicRepository(
        store: InMemoryComicStore(kept), clock: FixedWallClock(Comic.fixtureTime(100)),
        identifiers: SequentialIdentifierSource())
  }

  func list(navigator: any Navigator) -> any ComicListScreen {
    ComicListViewModel(repository: repository, router: RouteBookshelfRouter(navigator: navigator))
  }

  func destination(of route: Route) -> BookshelfDestination? {
    RouteBookshelfRouter(navigator: SpyNavigator()).destination(of: route)
  }
}
