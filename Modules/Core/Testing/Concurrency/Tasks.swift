/// Runs a closure `count` times, each time in a task of its own. Returns the results in any order.
///
///     try await concurrently(20) { number in try await store.keep(.fixture(id: "a\(number)")) }
///
/// - Parameter work: The closure. It gets a number from 0 to `count - 1`.
@discardableResult
public func concurrently<Value: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (_ number: Int) async throws -> Value
) async throws -> [Value] {
  try await withThrowingTaskGroup(of: Value.self) { group in
    for number in 0..<count {
      group.addTask { try await work(number) }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}

/// Runs a closure in a task that is already cancelled, and returns its result. So a test can check
/// what the code does after a cancellation.
public func inCancelledTask<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let task = Task {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
    return try await work()
  }
  return try await task.value
}
