import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import NewsRepository
import NewsRouter
import NewsViewModel

/// The screens of news, with the real implementations of all ports.
struct ComposedNewsScreens: NewsScreens {
  private let store: any StoryStore
  private let repository: any StoryRepository
  private let rules: NewsRules
  private let ports: FeaturePorts

  init(over ports: FeaturePorts, store: any StoryStore) {
    self.store = store
    repository = Self.repository(over: ports, store: store)
    rules = NewsRules(hosts: IDN2HostNaming())
    self.ports = ports
  }

  /// - Parameter store: The store. Its migrations have already created the tables.
  static func repository(over ports: FeaturePorts, store: any StoryStore) -> any StoryRepository {
    let (markup, hosts) = (LibXMLMarkupReading(), IDN2HostNaming())
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    return DefaultStoryRepository(
      store: store, source: HTTPFeedSource(client: ports.http, clock: ports.clock),
      reading: MarkupFeedReader(
        markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      lists: OPMLFeedList(markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      retention: NewsFeature.retention(ports.keeps), leasing: ports.leasing, clock: ports.clock,
      identifiers: ports.identifiers, tracer: ports.tracer)
  }

  func list(navigator: any Navigator) -> any StoryListScreen {
    StoryListViewModel(
      stored: store, repository: repository, router: router(navigator), rules: rules
    )
    .screen(tracing: ports.tracer)
  }

  func detail(navigator: any Navigator) -> any StoryDetailScreen {
    StoryDetailViewModel(
      stored: store, repository: repository, router: router(navigator), rules: rules
    )
    .screen(tracing: ports.tracer)
  }

  func feeds(navigator: any Navigator) -> any NewsFeedsScreen {
    NewsFeedsViewModel(stored: store, repository: repository, rules: rules)
      .screen(tracing: ports.tracer)
  }

  func transfer(navigator: any Navigator) -> any NewsTransferScreen {
    NewsTransferViewModel(repository: repository).screen(tracing: ports.tracer)
  }

  func filters(navigator: any Navigator) -> any NewsFiltersScreen {
    NewsFiltersViewModel(stored: store).screen(tracing: ports.tracer)
  }

  func preview(navigator: any Navigator) -> any NewsPreviewScreen {
    NewsPreviewViewModel(repository: repository, rules: rules).screen(tracing: ports.tracer)
  }

  func destination(of route: Route) -> NewsDestination? {
    NewsRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any NewsRouting {
    RouteNewsRouter(navigator: ports.logging(navigator))
  }
}
