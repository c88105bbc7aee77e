/// Boils water.
public protocol Kettle: Sendable {
  /// Boils some cups, and returns when they boil.
  ///
  /// - Throws: `KettleFailure` if the water cannot be boiled.
  func boil(cups: Int) async throws(KettleFailure)
}

/// Why there is no boiling water.
public enum KettleFailure: Error, Hashable {
  case empty
}
