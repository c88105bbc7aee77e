private import Foundation

/// A folder that exists, initially empty, during a test.
public struct TemporaryFolder: Sendable {
  public let path: String

  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The sorted names in the folder, including hidden ones.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  public func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  public func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  public func mode(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  public func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
  }
}

/// Creates a folder, runs the body, and deletes the folder with its contents.
public func withTemporaryFolder(_ body: (TemporaryFolder) async throws -> Void) async throws {
  let manager = FileManager.default
  let path = manager.temporaryDirectory.appendingPathComponent("seams-\(UUID().uuidString)").path
  try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? manager.removeItem(atPath: path) }
  try await body(TemporaryFolder(path: path))
}
