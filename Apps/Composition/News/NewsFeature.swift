public import CoreDomain
import CoreInfrastructure
import DemoUpstream
public import NewsDomain
import NewsInfrastructure

/// News, as the apps know them.
public struct NewsFeature: Feature {
  public init() {}

  /// The tables of the feature, with those of its index.
  public var migrations: [SQLMigration] { SQLStoryStore.migrations(index: Self.index) }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any NewsScreens {
    do throws(StoryFailure) {
      let store = try await SQLStoryStore(
        database: ports.database, index: Self.index, folding: UnicodeTextFolding())
      if ports.services.isDemo { try await subscribe(store, ports) }
      return ComposedNewsScreens(over: ports, store: store)
    } catch {
      throw .feature(reason: error.description, isBusy: error.isBusy)
    }
  }

  private static let index: any SQLTextIndex = SQLiteTextIndex(name: "story_index")

  /// Subscribes to what the demo publishes, where nobody has subscribed to anything.
  private func subscribe(
    _ store: some StoryStore, _ ports: FeaturePorts
  ) async throws(StoryFailure) {
    guard try await store.feeds().isEmpty else { return }
    let feeds = DemoUpstream.subscriptions.compactMap { subscription -> NewsFeed? in
      guard let address = WebAddress(subscription.address) else { return nil }
      return NewsFeed(
        id: NewsFeed.ID(ports.identifiers.next()), address: address, title: subscription.title,
        category: NewsCategory(subscription.category), addedAt: ports.clock.now)
    }
    _ = try await store.add(feeds)
  }
}

extension StoryFailure {
  /// Whether it may go well in a moment.
  fileprivate var isBusy: Bool {
    if case .busy = self { true } else { false }
  }
}
