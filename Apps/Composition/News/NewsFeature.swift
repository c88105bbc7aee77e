public import CoreDomain
import CoreInfrastructure
import NewsDemo
public import NewsDomain
import NewsInfrastructure

/// Composes the news feature: its tables, its demo and its screens.
public struct NewsFeature: Feature {
  public init() {}

  public func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    SQLStoryStore.migrations(index: indexes(Self.index))
  }

  public var keepLimits: [KeepLimit] { [Self.stories, Self.days] }

  static let stories = KeepLimit(
    name: "stories", setting: Setting("keepStories", "SEAMS_KEEP_STORIES"),
    meaning: "the unstarred stories of a feed (\(StoryRetention.usual.stories))",
    bounds: StoryRetention.storyBounds)

  static let days = KeepLimit(
    name: "days", setting: Setting("keepDays", "SEAMS_KEEP_DAYS"),
    meaning: "how many days to keep a story that its feed has dropped (no limit)",
    bounds: StoryRetention.dayBounds)

  public var demo: FeatureDemo { FeatureDemo(.news) }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any NewsScreens {
    try await composed(over: ports).screens
  }

  public func backgroundWork(
    over ports: FeaturePorts
  ) async throws(StartFailure) -> [any BackgroundWork] {
    [try await composed(over: ports).backgroundWork]
  }

  /// The retention of the configured limits, which are within their bounds.
  static func retention(_ keeps: [KeepLimit: Int]) -> StoryRetention {
    StoryRetention(stories: keeps[stories] ?? StoryRetention.usual.stories, days: keeps[days])
      ?? .usual
  }

  private func composed(over ports: FeaturePorts) async throws(StartFailure) -> ComposedNews {
    do throws(StoryFailure) {
      let store = try await SQLStoryStore(
        database: ports.database, index: ports.indexes(Self.index), folding: UnicodeTextFolding())
      if ports.services.isDemo { try await subscribe(store, ports) }
      return ComposedNews(over: ports, store: store)
    } catch .store(.busy(let reason)) {
      throw .feature(reason: reason, isBusy: true)
    } catch {
      throw .feature(reason: error.description, isBusy: false)
    }
  }

  private static let index = "story_index"

  /// Subscribes to the demo's feeds if there are no subscriptions.
  private func subscribe(
    _ store: some StoryStore, _ ports: FeaturePorts
  ) async throws(StoryFailure) {
    guard try await store.feeds().isEmpty else { return }
    let feeds = DemoSubscription.all.compactMap { subscription -> NewsFeed? in
      guard let address = WebAddress(subscription.address) else { return nil }
      return NewsFeed(
        id: NewsFeed.ID(ports.identifiers.next()), address: address, title: subscription.title,
        category: NewsCategory(subscription.category), addedAt: ports.clock.now)
    }
    _ = try await store.add(feeds)
  }
}
