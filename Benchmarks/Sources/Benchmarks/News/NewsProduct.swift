import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import NewsRepository

/// News over a database, composed as in the program.
struct NewsProduct: Sendable {
  let store: SQLStoryStore
  private let database: any SQLDatabase

  init(_ engine: Engine) async throws {
    let index = engine.index("story_index")
    database = try await engine.open(
      SQLStoryStore.migrations(index: index) + SQLWorkLeases.migrations)
    store = try await SQLStoryStore(
      database: database, index: index, folding: UnicodeTextFolding())
  }

  /// Claims leases as the programs do.
  var leasing: LeasedWork {
    LeasedWork(
      leases: SQLWorkLeases(database: database), clock: SystemWallClock(), sleeper: TaskSleeper(),
      identifiers: RandomIdentifierSource(RepeatableRandom(seed: 4)))
  }

  /// The repository over a client.
  func repository(over client: any HTTPClient) -> DefaultStoryRepository {
    DefaultStoryRepository(
      store: store, source: HTTPFeedSource(client: client, clock: SystemWallClock()),
      reading: Self.reader, lists: Self.lists, retention: .usual, leasing: leasing,
      clock: SystemWallClock(),
      identifiers: RandomIdentifierSource(RepeatableRandom(seed: 3)), tracer: .off)
  }

  /// Adds feeds at addresses, assigned to the categories in turn.
  func add(_ addresses: [String], under categories: [String] = []) async throws -> [NewsFeed] {
    let feeds = addresses.enumerated().compactMap { place, text in
      WebAddress(text).map { address in
        NewsFeed(
          id: NewsFeed.ID("feed\(place)"), address: address, title: "Feed \(place)",
          category: categories.isEmpty ? nil : NewsCategory(categories[place % categories.count]),
          addedAt: Self.beginning)
      }
    }
    return try await store.add(feeds)
  }

  static let reader = MarkupFeedReader(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  static let lists = OPMLFeedList(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  static let beginning = SystemWallClock().now
}
