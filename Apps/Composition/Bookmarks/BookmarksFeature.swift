public import BookmarksDomain
import BookmarksInfrastructure
public import CoreDomain
import CoreInfrastructure

/// Bookmarks, as the apps know them.
public struct BookmarksFeature: Feature {
  public init() {}

  /// The tables of the feature, with those of its index.
  public var migrations: [SQLMigration] { SQLBookmarkStore.migrations(index: Self.index) }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any BookmarksScreens {
    do throws(BookmarkFailure) {
      return try await ComposedBookmarksScreens(over: ports, index: Self.index)
    } catch {
      throw .feature(reason: error.description, isBusy: error.isBusy)
    }
  }

  private static let index: any SQLTextIndex = SQLiteTextIndex(name: "bookmark_index")
}

extension BookmarkFailure {
  /// Whether it may go well in a moment.
  fileprivate var isBusy: Bool {
    if case .busy = self { true } else { false }
  }
}
