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
    composed(over: ports)
  }

  public func backgroundWork(over ports: FeaturePorts) -> [any BackgroundWork] {
    [composed(over: ports).backgroundWork]
  }

  private func composed(over ports: FeaturePorts) -> ComposedEarthquakesScreens {
    ComposedEarthquakesScreens(over: ports, service: ports.services.way(to: Self.usgs))
  }

  /// The earthquake catalogue of the USGS. `SEAMS_USGS_URL` sets another base.
  private static let usgs = Service(
    name: "usgs", base: "https://earthquake.usgs.gov/fdsnws/event/1",
    demoPath: "/fdsnws/event/1")
}
