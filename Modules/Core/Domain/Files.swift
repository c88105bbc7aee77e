/// The files of the person who runs the program, named as that person names them.
public protocol FileSystem: Sendable {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: a path, or `-` for the standard input.
  ///   - limit: how many bytes the file may have at most.
  /// - Throws: ``FileFailure/missing(path:)``, ``FileFailure/tooLarge(path:limit:)`` without
  ///   keeping what was read, or ``FileFailure/unreadable(path:reason:)``.
  func read(_ path: String, limit: Int) async throws(FileFailure) -> [UInt8]

  /// Writes a whole file, replacing one that is there in a single step: whoever reads it sees the
  /// old file or the new one, never a part, and a failed write leaves the old one as it was.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``.
  func write(_ bytes: [UInt8], to path: String) async throws(FileFailure)
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
      "The file “\(path)” is larger than \(limit) bytes, the most that is read at once. "
        + "Split it and import the parts."
    case .unwritable(let path, let reason):
      "“\(path)” cannot be written: \(reason)."
    }
  }
}
