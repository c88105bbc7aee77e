/// The files of the person who runs the program, named as that person names them.
public protocol FileSystem: Sendable {
  /// Opens a file to be read from its beginning, piece by piece.
  ///
  /// - Parameter path: a path, or `-` for the standard input.
  /// - Throws: ``FileFailure/missing(path:)`` or ``FileFailure/unreadable(path:reason:)``.
  func source(_ path: String) async throws(FileFailure) -> any ByteSource

  /// Opens a file that nobody else may choose the content of, such as that of a secret, to be read as
  /// by ``source(_:)``.
  ///
  /// - Throws: ``FileFailure/missing(path:)`` or ``FileFailure/unreadable(path:reason:)``; the latter
  ///   also if others can write to the file, or it belongs to another user than root.
  func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource

  /// Begins a file that is going to replace one that is there, or to be a new one.
  ///
  /// - Parameter path: a path, or `-` for the standard output, which is written at once.
  /// - Throws: ``FileFailure/unwritable(path:reason:)``.
  func replacement(of path: String) async throws(FileFailure) -> any FileReplacement
}

/// Bytes that come one piece after the other: a file, a pipe, the body of a request.
public protocol ByteSource: Sendable {
  /// The next bytes, never an empty piece; nothing at the end, and again nothing after it.
  ///
  /// - Throws: ``FileFailure/unreadable(path:reason:)``, also when the calling task was cancelled.
  func next() async throws(FileFailure) -> [UInt8]?
}

/// A place that takes bytes one piece after the other.
public protocol ByteSink: Sendable {
  /// Takes the next bytes. When this returns, they are on their way; a slow place holds the caller up.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``.
  func write(_ bytes: [UInt8]) async throws(FileFailure)
}

/// A file that is being written beside the one whose place it takes.
///
/// Whoever reads the file sees the old one or the new one, never a part. When the last reference goes
/// and ``commit()`` was not called, the old file is as it was and nothing is left of the new one.
public protocol FileReplacement: ByteSink {
  /// Puts the file in its place. When this returns, it is on the disk; nothing more is written to it
  /// after that, and trying to is a failure.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``; the old file is then as it was.
  func commit() async throws(FileFailure)
}

/// What can go wrong with a file.
public enum FileFailure: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case unwritable(path: String, reason: String)
}

extension FileFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "There is no file “\(path)”. Check the path, or give - to read from standard input."
    case .unreadable(let path, let reason):
      "“\(path)” cannot be read: \(reason)."
    case .tooLarge(let path, let limit):
      "“\(path)” is larger than \(limit) bytes, the most that is taken. "
        + "Split it and take the parts one after the other."
    case .unwritable(let path, let reason):
      "“\(path)” cannot be written: \(reason)."
    }
  }
}
