public import CoreDomain
private import Synchronization

/// A sink that records the written bytes, so that a test can compare them.
public final class CollectingSink: ByteSink {
  private let collected = Mutex<[UInt8]>([])
  private let capacity: Int?

  /// - Parameter capacity: The maximum number of bytes, or `nil` for no limit. A chunk that does
  ///   not fit is rejected completely, as on a full disk.
  public init(capacity: Int? = nil) {
    self.capacity = capacity
  }

  public var bytes: [UInt8] {
    collected.withLock { $0 }
  }

  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  public func write(_ bytes: [UInt8]) async throws(FileFailure) {
    let fits = collected.withLock { collected in
      if let capacity, collected.count + bytes.count > capacity { return false }
      collected += bytes
      return true
    }
    guard fits else { throw .unwritable(path: "-", reason: "No space left on device") }
  }
}
