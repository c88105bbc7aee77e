import Foundation

/// A folder that belongs to one test, and goes with it.
public final class TestFolder: Sendable {
  public let path: String

  public init() throws {
    path = NSTemporaryDirectory() + "/trail-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it.
  public func file(_ name: String) -> String { path + "/" + name }
}
