/// A version of the data in a database. While the version stays the same, so does the data.
public struct DataVersion: Hashable, Sendable {
  private let text: String

  /// - Parameter text: What the engine calls the version. Only one engine creates the versions that
  ///   a program compares.
  public init(_ text: String) {
    self.text = text
  }
}

/// Tells whether stored data has changed.
///
/// A program that reads the version before it reads the data may reuse the data for as long as it
/// reads the same version.
public protocol DataVersions: Sendable {
  /// Returns the version of the committed data. Each change of the data by any program makes a new
  /// version. A new version does not always mean that the data has changed.
  ///
  /// - Returns: `nil` if the database does not respond. The caller must then read the data.
  func dataVersion() async -> DataVersion?
}
