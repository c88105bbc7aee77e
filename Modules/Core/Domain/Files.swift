/// The file system of the user who runs the program. Paths are absolute, or relative to the
/// working directory.
public protocol FileSystem: Sendable {
  /// Opens a file for reading from the beginning, chunk by chunk.
  ///
  /// - Parameter path: A path, or `-` for the standard input.
  /// - Throws: ``FileFailure/missing(path:)`` if the file does not exist;
  ///   ``FileFailure/unreadable(path:reason:)`` if it cannot be opened or is a folder.
  func source(_ path: String) async throws(FileFailure) -> any ByteSource

  /// Opens a file like ``source(_:)``, but rejects it if untrusted users can modify it. Use this,
  /// for example, for a configuration file. The standard input is always accepted.
  ///
  /// - Throws: ``FileFailure/missing(path:)``, or ``FileFailure/unreadable(path:reason:)`` if the
  ///   file cannot be opened, if other users can write to it, or if its owner is neither the
  ///   current user nor root.
  func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource

  /// Starts writing a new file. ``FileReplacement/commit()`` moves it to the path, where it
  /// replaces any existing file.
  ///
  /// - Parameter path: A path, or `-` for the standard output, which is written immediately.
  /// - Throws: ``FileFailure/unwritable(path:reason:)`` if the file cannot be created or replaced.
  func replacement(of path: String) async throws(FileFailure) -> any FileReplacement
}

/// A stream of bytes that arrives in chunks: a file, a pipe, the body of a request.
public protocol ByteSource: Sendable {
  /// Returns the next chunk, which is never empty, or `nil` at the end and on every later call.
  ///
  /// - Throws: ``FileFailure/unreadable(path:reason:)`` if reading fails or the calling task is
  ///   cancelled.
  func next() async throws(FileFailure) -> [UInt8]?
}

extension ByteSource {
  /// Returns all bytes that are left.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - path: The name of the source in the failure.
  /// - Throws: ``FileFailure/tooLarge(path:limit:)`` as soon as the limit is exceeded, or the
  ///   failure of ``next()``.
  public func bytes(upTo limit: Int, of path: String) async throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await next() {
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
    return bytes
  }
}

/// A destination to which a caller writes bytes in chunks: a new file, the body of a response.
public protocol ByteSink: Sendable {
  /// Writes the next chunk, and suspends while the destination is not ready for more.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``.
  func write(_ bytes: [UInt8]) async throws(FileFailure)
}

/// A temporary file next to the file that it replaces.
///
/// Other programs see either the old file or the new file, never a partial file. If the last
/// reference to the replacement is released without a call to ``commit()``, the old file is
/// unchanged and the new file is deleted.
public protocol FileReplacement: ByteSink {
  /// Moves the new file into place. When this returns, the file is on disk, and further writes
  /// fail.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``; the old file is then unchanged.
  func commit() async throws(FileFailure)
}

/// An error while reading or writing a file.
public enum FileFailure: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case unwritable(path: String, reason: String)
  /// The program that read the output has exited. The system usually ends the process before this
  /// error is thrown: see `POSIXConsole`.
  case readerGone(path: String)
}

extension FileFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "There is no file “\(path)”. Check the path."
    case .unreadable(let path, let reason):
      "“\(path)” cannot be read: \(reason)."
    case .tooLarge(let path, let limit):
      "“\(path)” is larger than \(limit) bytes, which is the limit. "
        + "Use less data, or split it into several parts."
    case .unwritable(let path, let reason):
      "“\(path)” cannot be written: \(reason)."
    case .readerGone(let path):
      "“\(path)” cannot be written, because the program that read it has exited."
    }
  }
}
