public import BookshelfDomain
public import CoreDomain

/// Keeps the token of a program's user in a file: 64 hexadecimal digits and a line feed.
///
/// A file that is missing, empty, or anything else means that nobody is signed in: who finds it so
/// signs in again, which puts a good one in its place.
public struct FileReaderTokens: ReaderTokenKeeping {
  private let files: any FileSystem
  private let path: String

  /// - Parameters:
  ///   - files: files that nobody but the user may read.
  ///   - path: where the token is.
  public init(files: any FileSystem, path: String) {
    self.files = files
    self.path = path
  }

  public func kept() async throws(ComicFailure) -> ReaderToken? {
    // In bytes, since a carriage return and a line feed are one character.
    guard var bytes = try await bytes() else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return ReaderToken(String(decoding: bytes, as: UTF8.self))
  }

  public func keep(_ token: ReaderToken) async throws(ComicFailure) {
    try await replace(by: token.disclosed + "\n")
  }

  /// Empties the file. One that is not there stays away.
  public func forget() async throws(ComicFailure) {
    guard try await bytes() != nil else { return }
    try await replace(by: "")
  }

  /// How many bytes of the file are looked at: one more than it has is enough to see that it is
  /// none.
  private static let limit = ReaderToken.length + 2

  /// The beginning of the file; nothing where there is none.
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
