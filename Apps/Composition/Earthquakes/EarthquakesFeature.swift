public import CoreDomain
import CoreInfrastructure
public import EarthquakesDomain
import EarthquakesInfrastructure

/// Earthquakes, as the apps know them.
public struct EarthquakesFeature: Feature {
  public init() {}

  /// The tables of the feature, with those of its index.
  public var migrations: [SQLMigration] { SQLQuakeStore.migrations(index: Self.index) }

  public func screens(over ports: FeaturePorts) -> any EarthquakesScreens {
    ComposedEarthquakesScreens(over: ports, index: Self.index)
  }

  private static let index: any SQLSpatialIndex = SQLiteSpatialIndex(name: "quake_index")
}
