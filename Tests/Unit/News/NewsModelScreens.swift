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
    StoryListViewModel(repository: repository, router: router(navigator), rules: .fixture).screen()
  }

  func detail(navigator: any Navigator) -> any StoryDetailScreen {
    StoryDetailViewModel(repository: repository, router: router(navigator), rules: .fixture)
      .screen()
  }

  func feeds(navigator: any Navigator) -> any NewsFeedsScreen {
    NewsFeedsViewModel(repository: repository, rules: .fixture).screen()
  }

  func transfer(navigator: any Navigator) -> any NewsTransferScreen {
    NewsTransferViewModel(repository: repository).screen()
  }

  func filters(navigator: any Navigator) -> any NewsFiltersScreen {
    NewsFiltersViewModel(repository: repository).screen()
  }

  func preview(navigator: any Navigator) -> any NewsPreviewScreen {
    NewsPreviewViewModel(repository: repository, rules: .fixture).screen()
  }

  func destination(of route: Route) -> NewsDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteNewsRouter {
    RouteNewsRouter(navigator: navigator)
  }
}
