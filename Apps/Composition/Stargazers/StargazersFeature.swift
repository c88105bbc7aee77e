public import CoreDomain
import StargazersDemo
public import StargazersDomain
import StargazersInfrastructure

/// Composes the stargazers feature: its tables, its service at GitHub, its demo and its screens.
public struct StargazersFeature: Feature {
  public init() {}

  public func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    SQLStargazerStore.migrations
  }

  public var services: [Service] { [Self.github] }

  public var demo: FeatureDemo { FeatureDemo(.stargazers) }

  public func screens(over ports: FeaturePorts) -> any StargazersScreens {
    ComposedStargazers(over: ports).screens
  }

  public func backgroundWork(over ports: FeaturePorts) -> [any BackgroundWork] {
    [ComposedStargazers(over: ports).backgroundWork]
  }

  /// The GitHub API. `SEAMS_GITHUB_URL` sets another base, `SEAMS_GITHUB_TOKEN` a token.
  static let github = Service(
    name: "github", base: "https://api.github.com", demoPath: "", takesToken: true)
}
