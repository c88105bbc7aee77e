public import CoreDomain

/// A feature, as the composition root and the apps know it: a name for its screens, and the way to
/// make them.
///
/// A feature conforms in its folder of this module. There is nothing in a value of it: it stands for
/// the feature in ``AllFeatures``, and each app adds what it needs by a protocol of its own.
public protocol Feature: Sendable {
  /// The feature's screens, as a protocol of its Domain.
  associatedtype Screens: Sendable

  init()

  /// The steps that make the feature's tables, in order.
  var migrations: [SQLMigration] { get }

  /// The public services that the feature asks. There are none unless a feature says so.
  var services: [Service] { get }

  /// Puts the feature together.
  ///
  /// - Throws: ``StartFailure/feature(reason:isBusy:)`` when its store cannot be made ready.
  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Screens
}

extension Feature {
  public var services: [Service] { [] }
}

/// What a feature is put together over: one of each, for all features of a program.
///
/// The apps hand it on and see nothing of it.
public struct FeaturePorts: Sendable {
  let database: any SQLDatabase
  /// The client for addresses that people give, such as those of pages.
  let http: any HTTPClient
  /// The ways to the features' services.
  let services: ServiceDirectory
  let clock: any WallClock
  /// Waits, where a service asks for it.
  let sleeper: any Sleeper
  let identifiers: any IdentifierSource
  /// Files as they are: what a feature writes there is for the user alone.
  let files: any FileSystem
  /// The path of the folder of the program's data.
  let folder: String
  /// Puts the log of transitions around a navigator.
  let logging: @Sendable (any Navigator) -> any Navigator
}
