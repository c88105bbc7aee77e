import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRouter
import StargazersTesting
import StargazersViewModel

/// The screens with their real view models, composed as in the apps.
struct StargazerScreens: StargazersScreens {
  let repository: any StargazerRepository
  var preferences: any StargazerPreferencesReader = StubStargazerPreferencesReader()
  var writer: any StargazerPreferencesWriter = SpyStargazerPreferencesWriter()

  func list(navigator: any Navigator) -> any StargazerListScreen {
    ModelScreen(
      StargazerListViewModel(
        repository: repository, router: router(navigator), preferences: preferences,
        writer: writer))
  }

  func detail(navigator: any Navigator) -> any StargazerDetailScreen {
    ModelScreen(StargazerDetailViewModel(repository: repository, preferences: preferences))
  }

  func history(navigator: any Navigator) -> any StarHistoryScreen {
    ModelScreen(
      StarHistoryViewModel(
        repository: repository, router: router(navigator), preferences: preferences))
  }

  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen {
    ModelScreen(StarHistoryPictureViewModel(repository: repository, preferences: preferences))
  }

  func destination(of route: Route) -> StargazersDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteStargazersRouter {
    RouteStargazersRouter(navigator: navigator)
  }
}
