import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import NewsRepository
import NewsRouter
import NewsViewModel

/// The news feature, with the real implementations of all ports.
struct ComposedNews {
  private let store: any StoryStore
  private let repository: any StoryRepository
  private let ports: FeaturePorts

  /// - Parameter store: The store. Its migrations have already created the tables.
  init(over ports: FeaturePorts, store: any StoryStore) {
    let (markup, hosts) = (LibXMLMarkupReading(), IDN2HostNaming())
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    self.store = store
    repository = DefaultStoryRepository(
      store: store, source: HTTPFeedSource(client: ports.http, clock: ports.clock),
      reading: MarkupFeedReader(
        markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      lists: OPMLFeedList(markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts),
      retention: NewsFeature.retention(ports.keeps), leasing: ports.leasing, clock: ports.clock,
      identifiers: ports.identifiers, tracer: ports.tracer)
    self.ports = ports
  }

  var screens: any NewsScreens {
    DefaultNewsScreens(
      stored: store, repository: repository, rules: NewsRules(hosts: IDN2HostNaming()),
      context: ports.context(NewsRouteMap.self))
  }

  var backgroundWork: any BackgroundWork { DueFeeds(repository: repository) }
}
