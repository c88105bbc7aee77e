public import BookmarksDomain
import BookmarksInfrastructure
public import CoreDomain
import CoreInfrastructure

/// Composes the bookmarks feature: its tables and its screens.
public struct BookmarksFeature: Feature {
  public init() {}

  public func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    SQLBookmarkStore.migrations(index: indexes(Self.index))
  }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any BookmarksScreens {
    do throws(BookmarkFailure) {
      return try await ComposedBookmarks(over: ports, index: ports.indexes(Self.index)).screens
    } catch .store(.busy(let reason)) {
      throw .feature(reason: reason, isBusy: true)
    } catch {
      throw .feature(reason: error.description, isBusy: false)
    }
  }

  private static let index = "bookmark_index"
}
