public import CoreDomain
private import Synchronization

/// Files that exist for one test: bytes by path. Every path can be written to.
public final class InMemoryFileSystem: FileSystem {
  private let contents: Mutex<[String: [UInt8]]>

  /// - Parameter files: the files that are there; the one named `-` is the standard input.
  public init(_ files: [String: [UInt8]] = [:]) {
    contents = Mutex(files)
  }

  /// The files that are there, by path.
  public var files: [String: [UInt8]] {
    contents.withLock { $0 }
  }

  public func read(_ path: String, limit: Int) async throws(FileFailure) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing(path: path) }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  public func write(_ bytes: [UInt8], to path: String) async throws(FileFailure) {
    contents.withLock { $0[path] = bytes }
  }
}
