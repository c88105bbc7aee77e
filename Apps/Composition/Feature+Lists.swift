import CoreDemo
import CoreDomain
import CoreInfrastructure

extension [any Feature] {
  /// Returns the migrations of all features, of the sign-ins and of the leases.
  func migrations(with indexes: TextIndexes) -> [SQLMigration] {
    flatMap { $0.migrations(with: indexes) } + SQLSignInStore.migrations
      + SQLWorkLeases.migrations
  }

  /// The services of all features, without duplicates. Traps if two different services have the
  /// same name.
  public var services: [Service] {
    var services: [Service] = []
    for service in flatMap(\.services) where !services.contains(service) {
      precondition(
        !services.contains { $0.name == service.name },
        "two services are called “\(service.name)”")
      services.append(service)
    }
    return services
  }

  public var keepLimits: [KeepLimit] { flatMap(\.keepLimits) }

  var demo: DemoContents { DemoContents(map(\.demo.contents)) }
}
