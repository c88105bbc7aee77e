import CoreDomain

/// A list of features that preserves the type of each.
///
/// An app requires that every feature conforms to the app's own protocol. A feature without
/// commands, or without pages, therefore does not compile:
///
///     init<each Each: ServedFeature>(_ list: FeatureList<repeat each Each>) {
///       for feature in repeat each list.features { … }
///     }
public struct FeatureList<each Each: Feature>: Sendable {
  public let features: (repeat each Each)

  public init(_ features: repeat each Each) {
    self.features = (repeat each features)
  }

  /// The migrations of all features.
  var migrations: [SQLMigration] {
    var migrations: [SQLMigration] = []
    for feature in repeat each features { migrations += feature.migrations }
    return migrations
  }

  /// The services of all features, without duplicates.
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
