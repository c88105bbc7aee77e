import CoreDomain

/// A list of features that keeps the type of each.
///
/// An app asks of every feature that it conforms to the app's own protocol, and the compiler sees to
/// it: a feature without commands, or without pages, does not build.
///
///     init<each Each: ServedFeature>(_ list: FeatureList<repeat each Each>) {
///       for feature in repeat each list.features { … }
///     }
public struct FeatureList<each Each: Feature>: Sendable {
  public let features: (repeat each Each)

  public init(_ features: repeat each Each) {
    self.features = (repeat each features)
  }

  /// The tables of every feature.
  var migrations: [SQLMigration] {
    var migrations: [SQLMigration] = []
    for feature in repeat each features { migrations += feature.migrations }
    return migrations
  }

  /// The services of every feature. One that several features declare is there once.
  public var services: [Service] {
    var services: [Service] = []
    for feature in repeat each features {
      for service in feature.services where !services.contains(service) {
        precondition(
          !services.contains { $0.name == service.name },
          "two services are called “\(service.name)”")
        services.append(service)
      }
    }
    return services
  }
}
