public import CoreDomain
private import Synchronization

/// A source of given pieces, and then of nothing or of a failure.
public final class BytesSource: ByteSource {
  private let pieces: Mutex<ArraySlice<[UInt8]>>
  private let path: String
  private let failure: FileFailure?

  /// - Parameters:
  ///   - pieces: what comes, in order; empty pieces are passed over.
  ///   - path: what the source is called when the calling task was cancelled.
  ///   - failure: what is thrown behind the last piece, each time; nothing for an end.
  public init(_ pieces: [[UInt8]], path: String = "-", failure: FileFailure? = nil) {
    self.pieces = Mutex(pieces.filter { !$0.isEmpty }[...])
    self.path = path
    self.failure = failure
  }

  /// A source of bytes, so many at a time.
  public convenience init(_ bytes: [UInt8], pieceSize: Int, path: String = "-") {
    let starts = stride(from: 0, to: bytes.count, by: pieceSize)
    self.init(starts.map { Array(bytes[$0...].prefix(pieceSize)) }, path: path)
  }

  /// A source of text in UTF-8, in one piece.
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
