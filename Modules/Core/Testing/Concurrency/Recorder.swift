private import Synchronization

/// Records what the code under test passes to a closure, in order.
public final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  public init() {}

  /// All values so far.
  public var all: [Value] { values.withLock { $0 } }

  public func add(_ value: Value) { values.withLock { $0.append(value) } }
}
