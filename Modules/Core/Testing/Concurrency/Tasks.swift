/// Runs work for each number below `count` in a task of its own. Returns the results in no
/// particular order.
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

/// Runs work in a task that is cancelled before the work begins.
public func inCancelledTask<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let task = Task {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
    return try await work()
  }
  return try await task.value
}
