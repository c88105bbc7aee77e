/// Boils water, somewhere else.
public protocol Kettle: Sendable {
  /// Boils some cups, and returns when they boil.
  ///
  /// - Throws: `KettleFailure` when there is no boiling water in the end.
  func boil(cups: Int) async throws(KettleFailure)
}

/// Why there is no boiling water.
public enum KettleFailure: Error, Hashable {
  case empty
}
