import Composition
import CoreDomain

/// A feature that is there for these tests alone: they are about the programs, and hold whatever features
/// the programs have.
struct PebblesFeature: Feature {
  var migrations: [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Pebbles { Pebbles() }
}

/// The screens of the feature: the pebbles that lie there, as somebody has written them.
struct Pebbles: Hashable, Sendable {
  var names: [String] = []
  /// What goes to standard error.
  var notices: [String] = []
}
