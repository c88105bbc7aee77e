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

/// The body of a request, as a source that throws if the body arrives too slowly. The time in which
/// the server works does not count.
final class PacedSource: ByteSource {
  private let source: any ByteSource
  private let now: @Sendable () -> ContinuousClock.Instant
  private let came = Mutex((bytes: 0, after: Duration.zero))

  init(_ source: any ByteSource, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.source = source
    self.now = now
  }

  /// Whether the body arrives more slowly than ``BodyUse/slowest``, or takes longer than
  /// ``BodyUse/longest``.
  var isTooSlow: Bool {
    came.withLock {
      $0.after > min(BodyUse.time + .seconds($0.bytes / BodyUse.slowest), BodyUse.longest)
    }
  }

  func next() async throws(FileFailure) -> [UInt8]? {
    let start = now()
    let piece = try await source.next()
    let waited = now() - start
    came.withLock { came in
      came.after += waited
      came.bytes += piece?.count ?? 0
    }
    guard !isTooSlow else {
      throw .unreadable(path: LimitedSource.name, reason: "it comes too slowly")
    }
    return piece
  }
}
