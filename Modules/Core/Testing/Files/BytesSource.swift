public import CoreDomain
private import Synchronization

/// A source that returns given chunks and then ends or fails.
public final class BytesSource: ByteSource {
  private let pieces: Mutex<ArraySlice<[UInt8]>>
  private let path: String
  private let failure: FileFailure?

  /// - Parameters:
  ///   - pieces: The chunks in order; empty chunks are skipped.
  ///   - path: The path in the error that ``next()`` throws if its task is cancelled.
  ///   - failure: The error to throw after the last chunk, on every call; `nil` to end normally.
  public init(_ pieces: [[UInt8]], path: String = "-", failure: FileFailure? = nil) {
    self.pieces = Mutex(pieces.filter { !$0.isEmpty }[...])
    self.path = path
    self.failure = failure
  }

  /// Makes a source that returns bytes in chunks of `pieceSize` bytes. The last chunk may be
  /// shorter.
  public convenience init(_ bytes: [UInt8], pieceSize: Int, path: String = "-") {
    self.init(bytes.pieces(of: pieceSize), path: path)
  }

  /// Makes a source that returns a text as one chunk of UTF-8.
  public convenience init(_ text: String) {
    self.init([Array(text.utf8)])
  }

  public func next() async throws(FileFailure) -> [UInt8]? {
    guard !Task.isCancelled else {
      throw .unreadable(path: path, reason: "the work was cancelled")
    }
    if let piece = pieces.withLock({ $0.popFirst() }) { return piece }
    if let failure { throw failure }
    return nil
  }
}
