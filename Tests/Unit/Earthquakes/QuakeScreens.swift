import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel

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
