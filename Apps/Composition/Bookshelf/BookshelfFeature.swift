public import BookshelfDomain
import BookshelfInfrastructure
public import CoreDomain

/// Bookshelf, as the apps know them.
public struct BookshelfFeature: Feature {
  public init() {}

  public var migrations: [SQLMigration] { SQLComicStore.migrations }

  public func screens(over ports: FeaturePorts) -> any BookshelfScreens {
    ComposedBookshelfScreens(over: ports)
  }
}
