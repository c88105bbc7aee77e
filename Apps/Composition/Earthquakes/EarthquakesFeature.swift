public import CoreDomain
import CoreInfrastructure
public import EarthquakesDomain
import EarthquakesInfrastructure

/// Earthquakes, as the apps know them.
public struct EarthquakesFeature: Feature {
  public init() {}

  /// The tables of the feature, with those of its index.
  public var migrations: [SQLMigration] { SQLQuakeStore.migrations(index: Self.index) }

  public var services: [Service] { [Self.usgs] }

  public func screens(over ports: FeaturePorts) -> any EarthquakesScreens {
    ComposedEarthquakesScreens(
      over: ports, index: Self.index, service: ports.services.way(to: Self.usgs))
  }

  private static let index: any SQLSpatialIndex = SQLiteSpatialIndex(name: "quake_index")

  private static let usgs = Service(
    name: "usgs", base: "https://earthquake.usgs.gov/fdsnws/event/1",
    demoPath: "/fdsnws/event/1")
}
