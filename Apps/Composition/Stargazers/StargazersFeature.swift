public import CoreDomain
public import StargazersDomain
import StargazersInfrastructure

/// Stargazers, as the apps know them.
public struct StargazersFeature: Feature {
  public init() {}

  public var migrations: [SQLMigration] { SQLStargazerStore.migrations }

  public func screens(over ports: FeaturePorts) -> any StargazersScreens {
    ComposedStargazersScreens(over: ports)
  }
}
