/// Reports when stored data may have changed. The change can come from any program.
public protocol ChangeNews: Sendable {
  /// Returns a stream that yields the current version of the data at intervals. An element is `nil`
  /// if the version is unknown at the moment. A slow listener misses all versions but the newest
  /// one. The stream ends when the program stops.
  func heard() -> AsyncStream<DataVersion?>
}
