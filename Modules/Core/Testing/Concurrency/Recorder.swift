private import Synchronization

/// Records what the code under test passes to a closure, such as the lines of a log, in order.
public final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  public init() {}

  /// All values so far.
  public var all: [Value] { values.withLock { $0 } }

  @Sendable public func remember(_ value: Value) { values.withLock { $0.append(value) } }
}
