import Composition
import CoreDomain

/// A feature for these tests only, which hold whatever features the programs have.
struct PebblesFeature: Feature {
  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Pebbles { Pebbles() }
}

/// The feature's screens: the names of pebbles.
struct Pebbles: Hashable, Sendable {
  var names: [String] = []
  /// The lines for standard error.
  var notices: [String] = []
}
