public import BookshelfDomain
import BookshelfInfrastructure
public import CoreDomain
import CoreInfrastructure

/// Bookshelf, as the apps know them.
public struct BookshelfFeature: Feature {
  public init() {}

  /// The tables of the feature, with those of its index and of the demo's storefront.
  public var migrations: [SQLMigration] {
    SQLComicStore.migrations(index: Self.index) + DemoStorefront.migrations
  }

  public var services: [Service] { [Self.catalogue] }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any BookshelfScreens {
    do throws(ComicFailure) {
      let store = try await SQLComicStore(
        database: ports.database, index: Self.index, folding: UnicodeTextFolding())
      let screens = ComposedBookshelfScreens(
        over: ports, store: store, service: ports.services.way(to: Self.catalogue))
      if ports.services.isDemo {
        try await BookshelfDemoReaders(readers: screens.readers, store: store, clock: ports.clock)
          .settle()
      }
      return screens
    } catch {
      throw .feature(reason: error.description, isBusy: error.isBusy)
    }
  }

  private static let index: any SQLTextIndex = SQLiteTextIndex(name: "comic_index")

  /// `SEAMS_CATALOGUE_URL` sets another one. There is no public one: `.example` leads nowhere.
  static let catalogue = Service(
    name: "catalogue", base: "https://catalogue.example/catalogue",
    demoPath: "/sites/catalogue.example/catalogue")
}

extension ComicFailure {
  /// Whether it may go well in a moment.
  fileprivate var isBusy: Bool {
    if case .busy = self { true } else { false }
  }
}
