public import CoreDomain
import EarthquakesDemo
public import EarthquakesDomain
import EarthquakesInfrastructure

/// Composes the earthquakes feature: its tables, its service at the USGS, its demo and its screens.
public struct EarthquakesFeature: Feature {
  public init() {}

  public func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    SQLQuakeStore.migrations
  }

  public var services: [Service] { [Self.usgs] }

  public var demo: FeatureDemo { FeatureDemo(.earthquakes) }

  public func screens(over ports: FeaturePorts) -> any EarthquakesScreens {
    ComposedEarthquakes(over: ports).screens
  }

  public func backgroundWork(over ports: FeaturePorts) -> [any BackgroundWork] {
    [ComposedEarthquakes(over: ports).backgroundWork]
  }

  /// The earthquake catalogue of the USGS. `SEAMS_USGS_URL` sets another base.
  static let usgs = Service(
    name: "usgs", base: "https://earthquake.usgs.gov/fdsnws/event/1",
    demoPath: "/fdsnws/event/1")
}
