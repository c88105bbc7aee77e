import CoreDomain
import Synchronization

/// A source that throws when it has more bytes than its limit.
final class LimitedSource: ByteSource {
  private let source: any ByteSource
  private let limit: Int
  private let taken = Mutex(0)

  init(_ source: any ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
  }

  func next() async throws(FileFailure) -> [UInt8]? {
    guard let piece = try await source.next() else { return nil }
    let count = taken.withLock { taken in
      taken += piece.count
      return taken
    }
    guard count <= limit else { throw .tooLarge(path: Self.name, limit: limit) }
    return piece
  }

  static let name = "the upload"
}
