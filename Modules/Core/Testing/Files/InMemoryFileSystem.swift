public import CoreDomain
private import Synchronization

/// A file system in memory, which stores bytes by path. Every path is writable.
public final class InMemoryFileSystem: FileSystem {
  private struct State {
    var files: [String: [UInt8]]
    var standardOutput: [UInt8] = []
  }

  private let state: Mutex<State>
  private let pieceSize: Int

  /// - Parameters:
  ///   - files: The initial files; `-` is the standard input.
  ///   - pieceSize: The size of a source's chunks in bytes, at least 1.
  public init(_ files: [String: [UInt8]] = [:], pieceSize: Int = 64 * 1024) {
    precondition(pieceSize >= 1, "A piece has at least one byte.")
    state = Mutex(State(files: files))
    self.pieceSize = pieceSize
  }

  /// The contents of all files by path, without the bytes that were written but not committed.
  public var files: [String: [UInt8]] {
    state.withLock { $0.files }
  }

  /// All bytes written to the path `-`, which is the standard output.
  public var standardOutput: [UInt8] {
    state.withLock { $0.standardOutput }
  }

  public func source(_ path: String) async throws(FileFailure) -> any ByteSource {
    guard let bytes = files[path] else { throw .missing(path: path) }
    return BytesSource(bytes, pieceSize: pieceSize, path: path)
  }

  public func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource {
    try await source(path)
  }

  public func replacement(of path: String) async throws(FileFailure) -> any FileReplacement {
    path == "-" ? Output(files: self) : Replacement(path: path, files: self)
  }
}

extension InMemoryFileSystem {
  private struct Output: FileReplacement {
    let files: InMemoryFileSystem

    func write(_ bytes: [UInt8]) async throws(FileFailure) {
      files.state.withLock { $0.standardOutput += bytes }
    }

    func commit() async throws(FileFailure) {}
  }

  private final class Replacement: FileReplacement {
    private let path: String
    private let files: InMemoryFileSystem
    /// The written bytes; `nil` after the commit.
    private let written = Mutex<[UInt8]?>([])

    init(path: String, files: InMemoryFileSystem) {
      self.path = path
      self.files = files
    }

    func write(_ bytes: [UInt8]) async throws(FileFailure) {
      let isOpen = written.withLock { written in
        written?.append(contentsOf: bytes)
        return written != nil
      }
      guard isOpen else { throw committed }
    }

    func commit() async throws(FileFailure) {
      let bytes = written.withLock { written in
        defer { written = nil }
        return written
      }
      guard let bytes else { throw committed }
      files.state.withLock { $0.files[path] = bytes }
    }

    private var committed: FileFailure {
      .unwritable(path: path, reason: "it was already committed")
    }
  }
}
