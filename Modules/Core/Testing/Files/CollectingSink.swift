public import CoreDomain
private import Synchronization

/// A sink that remembers what it took.
public final class CollectingSink: ByteSink {
  private let collected = Mutex<[UInt8]>([])
  private let capacity: Int?

  /// - Parameter capacity: how many bytes there is room for; nothing for as many as come. A piece that
  ///   does not fit is refused whole, as on a full disk.
  public init(capacity: Int? = nil) {
    self.capacity = capacity
  }

  /// All bytes, in the order in which they came.
  public var bytes: [UInt8] {
    collected.withLock { $0 }
  }

  /// All bytes as text.
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
