/// A version of the data in a database. If two versions are equal, the data has not changed between
/// them.
public struct DataVersion: Hashable, Sendable {
  private let text: String

  /// - Parameter text: The version as the database engine reports it. A program compares only the
  ///   versions of one database.
  public init(_ text: String) {
    self.text = text
  }
}

/// Reports whether stored data has changed.
///
/// A cache reads the version first and the data second. It can then reuse the data until it reads
/// another version.
public protocol DataVersions: Sendable {
  /// Returns the version of the committed data. Each change of the data by any program makes a new
  /// version. A new version does not always mean that the data has changed.
  ///
  /// - Returns: `nil` if the version cannot be determined at the moment. The caller must then read
  ///   the data.
  func dataVersion() async -> DataVersion?
}
