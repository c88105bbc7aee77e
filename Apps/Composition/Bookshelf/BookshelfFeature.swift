import BookshelfDemo
public import BookshelfDomain
import BookshelfInfrastructure
public import CoreDomain
import CoreInfrastructure

/// Composes the bookshelf feature: its tables, its catalogue service, its demo and its screens.
public struct BookshelfFeature: Feature {
  public init() {}

  /// The migrations of the feature's tables, its text index and the demo's storefront.
  public func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    SQLComicStore.migrations(index: indexes(Self.index)) + DemoStorefront.migrations
  }

  public var services: [Service] { [Self.catalogue] }

  public var demo: FeatureDemo { FeatureDemo(.bookshelf) }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any BookshelfScreens {
    let store = try await store(over: ports)
    do throws(ComicFailure) {
      let composed = ComposedBookshelf(over: ports, store: store)
      if ports.services.isDemo {
        try await BookshelfDemoReaders(readers: composed.readers, store: store, clock: ports.clock)
          .settle()
      }
      return composed.screens
    } catch .store(.busy(let reason)) {
      throw .feature(reason: reason, isBusy: true)
    } catch {
      throw .feature(reason: error.description, isBusy: false)
    }
  }

  public func backgroundWork(
    over ports: FeaturePorts
  ) async throws(StartFailure) -> [any BackgroundWork] {
    [ComposedBookshelf(over: ports, store: try await store(over: ports)).backgroundWork]
  }

  private func store(over ports: FeaturePorts) async throws(StartFailure) -> SQLComicStore {
    do throws(ComicFailure) {
      return try await SQLComicStore(
        database: ports.database, index: ports.indexes(Self.index), folding: Self.folding)
    } catch .store(.busy(let reason)) {
      throw .feature(reason: reason, isBusy: true)
    } catch {
      throw .feature(reason: error.description, isBusy: false)
    }
  }

  static let folding = UnicodeTextFolding()

  private static let index = "comic_index"

  /// The catalogue service. Its default address is that of the demo, where no real server exists.
  static let catalogue = Service(
    name: "catalogue", base: "https://catalogue.example/catalogue",
    demoPath: "/sites/catalogue.example/catalogue")

  /// The first page of the catalogue, or `nil` if neither an address nor the demo is configured.
  static func start(of service: ServiceWay) -> CataloguePage? {
    if service.isDemo { return CataloguePage(catalogue.base) }
    return service.base == catalogue.base ? nil : CataloguePage(service.base)
  }
}
