import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import NewsRepository
import NewsRouter
import NewsViewModel

/// The screens of news, over the real implementations of every port.
struct ComposedNewsScreens: NewsScreens {
  private let repository: any StoryRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameters:
  ///   - ports: what all features are put together over.
  ///   - store: where feeds and stories are kept, which its migrations have made.
  init(over ports: FeaturePorts, store: any StoryStore) {
    let (markup, hosts) = (LibXMLMarkupReading(), IDN2HostNaming())
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    repository = PortedStoryRepository(
      store: store, source: HTTPFeedSource(client: ports.http, clock: ports.clock),
      reading: MarkupFeedReader(
        markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      lists: OPMLFeedList(markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      hosts: hosts,
      clock: ports.clock, identifiers: ports.identifiers)
    logging = ports.logging
  }

  func list(navigator: any Navigator) -> any StoryListScreen {
    StoryListViewModel(repository: repository, router: router(navigator))
  }

  func detail(navigator: any Navigator) -> any StoryDetailScreen {
    StoryDetailViewModel(repository: repository, router: router(navigator))
  }

  func feeds(navigator: any Navigator) -> any NewsFeedsScreen {
    NewsFeedsViewModel(repository: repository)
  }

  func transfer(navigator: any Navigator) -> any NewsTransferScreen {
    NewsTransferViewModel(repository: repository)
  }

  func filters(navigator: any Navigator) -> any NewsFiltersScreen {
    NewsFiltersViewModel(repository: repository)
  }

  func preview(navigator: any Navigator) -> any NewsPreviewScreen {
    NewsPreviewViewModel(repository: repository)
  }

  func destination(of route: Route) -> NewsDestination? {
    RouteNewsRouter(navigator: NoNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any NewsRouting {
    RouteNewsRouter(navigator: logging(navigator))
  }
}

/// A navigator for who only reads routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
