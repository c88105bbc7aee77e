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
    ModelScreen(
      QuakeCountViewModel(
        repository: repository, router: router(navigator), dialogs: dialogs, rules: .fixture))
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    ModelScreen(
      QuakeListViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func detail(navigator: any Navigator) -> any QuakeDetailScreen {
    ModelScreen(QuakeDetailViewModel(repository: repository))
  }

  func places(navigator: any Navigator) -> any PlaceListScreen {
    ModelScreen(PlaceListViewModel(router: router(navigator), rules: .fixture))
  }

  func picture(navigator: any Navigator) -> any QuakePictureScreen {
    ModelScreen(QuakePictureViewModel(repository: repository, rules: .fixture))
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteEarthquakesRouter {
    RouteEarthquakesRouter(navigator: navigator)
  }
}
