import CoreDomain
import CoreTesting
import NewsDomain
import NewsRouter
import NewsTesting
import NewsViewModel

/// The screens with their real view models, composed as in the apps.
struct NewsModelScreens: NewsScreens {
  let repository: any StoryRepository

  func list(navigator: any Navigator) -> any StoryListScreen {
    ModelScreen(
      StoryListViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func detail(navigator: any Navigator) -> any StoryDetailScreen {
    ModelScreen(
      StoryDetailViewModel(repository: repository, router: router(navigator), rules: .fixture))
  }

  func feeds(navigator: any Navigator) -> any NewsFeedsScreen {
    ModelScreen(NewsFeedsViewModel(repository: repository, rules: .fixture))
  }

  func transfer(navigator: any Navigator) -> any NewsTransferScreen {
    ModelScreen(NewsTransferViewModel(repository: repository))
  }

  func filters(navigator: any Navigator) -> any NewsFiltersScreen {
    ModelScreen(NewsFiltersViewModel(repository: repository))
  }

  func preview(navigator: any Navigator) -> any NewsPreviewScreen {
    ModelScreen(NewsPreviewViewModel(repository: repository, rules: .fixture))
  }

  func destination(of route: Route) -> NewsDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteNewsRouter {
    RouteNewsRouter(navigator: navigator)
  }
}
