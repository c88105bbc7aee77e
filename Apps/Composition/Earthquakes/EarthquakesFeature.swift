public import CoreDomain
public import EarthquakesDomain
import EarthquakesInfrastructure

/// Earthquakes, as the apps know them.
public struct EarthquakesFeature: Feature {
  public init() {}

  public var migrations: [SQLMigration] { SQLQuakeStore.migrations }

  public func screens(over ports: FeaturePorts) -> any EarthquakesScreens {
    ComposedEarthquakesScreens(over: ports)
  }
}
