public import BookshelfDomain
public import CoreDomain

/// Stores the session token of a program's user in a file: 64 hexadecimal digits and a line feed.
///
/// If the file is missing, empty or invalid, no reader is signed in. Signing in replaces the file.
public struct FileReaderTokens: ReaderTokenKeeping {
  private let files: any FileSystem
  private let path: String

  /// - Parameter files: A file system whose files only the user can read.
  public init(files: any FileSystem, path: String) {
    self.files = files
    self.path = path
  }

  public func kept() async throws(ComicFailure) -> ReaderToken? {
    // Uses bytes, because a carriage return and a line feed are a single Character.
    guard var bytes = try await bytes() else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return ReaderToken(String(decoding: bytes, as: UTF8.self))
  }

  public func keep(_ token: ReaderToken) async throws(ComicFailure) {
    try await replace(by: token.disclosed + "\n")
  }

  /// Empties the file if it exists.
  public func forget() async throws(ComicFailure) {
    guard try await bytes() != nil else { return }
    try await replace(by: "")
  }

  /// How many bytes to read: one more than a valid file has, so that a longer file is detected as
  /// invalid.
  private static let limit = ReaderToken.length + 2

  /// Returns the first bytes of the file, or `nil` if the file does not exist.
  private func bytes() async throws(ComicFailure) -> [UInt8]? {
    do throws(FileFailure) {
      let source = try await files.trustedSource(path)
      var bytes: [UInt8] = []
      while bytes.count < Self.limit, let piece = try await source.next() { bytes += piece }
      return Array(bytes.prefix(Self.limit))
    } catch .missing {
      return nil
    } catch {
      throw .file(error)
    }
  }

  private func replace(by text: String) async throws(ComicFailure) {
    do throws(FileFailure) {
      let replacement = try await files.replacement(of: path)
      try await replacement.write(Array(text.utf8))
      try await replacement.commit()
    } catch {
      throw .file(error)
    }
  }
}
