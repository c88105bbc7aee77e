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
    StargazerListViewModel(
      repository: repository, router: router(navigator), preferences: preferences,
      writer: writer
    ).screen()
  }

  func detail(navigator: any Navigator) -> any StargazerDetailScreen {
    StargazerDetailViewModel(repository: repository, preferences: preferences).screen()
  }

  func history(navigator: any Navigator) -> any StarHistoryScreen {
    StarHistoryViewModel(
      repository: repository, router: router(navigator), preferences: preferences
    ).screen()
  }

  func comparison(navigator: any Navigator) -> any StarComparisonScreen {
    StarComparisonViewModel(repository: repository, preferences: preferences).screen()
  }

  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen {
    StarHistoryPictureViewModel(repository: repository, preferences: preferences).screen()
  }

  func destination(of route: Route) -> StargazersDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteStargazersRouter {
    RouteStargazersRouter(navigator: navigator)
  }
}
