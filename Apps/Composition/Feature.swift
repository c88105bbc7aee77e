import CoreDemo
public import CoreDomain

/// Declares what a feature needs, such as tables and services, and composes the feature's screens.
///
/// Each feature has a conforming type in its own folder of this module. The type has no stored
/// state. Its functions throw ``StartFailure/feature(reason:isBusy:)`` if the store cannot be
/// prepared.
public protocol Feature: Sendable {
  /// The feature's screens, a protocol of its Domain.
  associatedtype Screens: Sendable

  /// Returns the migrations of the feature's tables, in order.
  ///
  /// - Parameter indexes: Makes the text indexes for the engine of the database.
  func migrations(with indexes: TextIndexes) -> [SQLMigration]

  /// The public services that the feature uses; empty by default.
  var services: [Service] { get }

  /// The limits on what the feature keeps; empty by default.
  var keepLimits: [KeepLimit] { get }

  /// The feature's simulated services; empty by default.
  var demo: FeatureDemo { get }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Screens

  /// Composes the work that a server does by itself; empty by default.
  func backgroundWork(over ports: FeaturePorts) async throws(StartFailure) -> [any BackgroundWork]
}

extension Feature {
  public func backgroundWork(
    over ports: FeaturePorts
  ) async throws(StartFailure) -> [any BackgroundWork] { [] }

  public var services: [Service] { [] }
  public var keepLimits: [KeepLimit] { [] }
  public var demo: FeatureDemo { FeatureDemo(.none) }
}

/// The services that a demo simulates for a feature.
///
/// Code outside this module can pass the value on, but cannot read it.
public struct FeatureDemo: Sendable {
  let contents: DemoContents

  init(_ contents: DemoContents) {
    self.contents = contents
  }
}

/// Makes text indexes for the engine of the database.
///
/// Code outside this module can pass the value on, but cannot call it.
public struct TextIndexes: Sendable {
  private let make: @Sendable (String) -> any SQLTextIndex

  init(_ make: @escaping @Sendable (String) -> any SQLTextIndex) {
    self.make = make
  }

  /// Makes a text index.
  ///
  /// - Parameter name: The prefix of the index's table names: letters and underscores.
  func callAsFunction(_ name: String) -> any SQLTextIndex { make(name) }
}

/// The ports that all features of a program share, such as the database and the HTTP client.
///
/// Code outside this module can pass the ports on, but cannot access them.
public struct FeaturePorts: Sendable {
  let database: any SQLDatabase
  let indexes: TextIndexes
  /// The client for user-supplied addresses, such as those of pages.
  let http: any HTTPClient
  /// The addresses and clients of the features' services.
  let services: ServiceDirectory
  /// The configured limits; the other limits have their defaults.
  let keeps: [KeepLimit: Int]
  let clock: any WallClock
  /// Suspends tasks, for example when a service asks for a delay.
  let sleeper: any Sleeper
  let identifiers: any IdentifierSource
  /// Gives work to one program at a time, among all programs that share the database.
  let leasing: LeasedWork
  /// The file system. Files that a feature writes are readable by their owner only.
  let files: any FileSystem
  /// The path of the program's data folder.
  let folder: String
  let tracer: OperationTracer
  let logging: @Sendable (any Navigator) -> any Navigator

  /// Returns what the screens of a feature with these routes share.
  func context<Map: RouteMap>(_ routes: Map.Type) -> ScreenContext<Map.Destination> {
    ScreenContext(routes: routes, tracer: tracer, observing: logging)
  }
}
