// A feature's fixtures are builders whose parameters have defaults, so that a test states only what
// matters to it.

/// Returns the value of a fixture. Traps if it is `nil` or cannot be made, because that is a
/// mistake in the test.
///
/// - Parameter text: What the fixture was made from, for the message.
public func valid<Value>(
  _ value: @autoclosure () throws -> Value?, _ text: @autoclosure () -> String
) -> Value {
  do {
    if let value = try value() { return value }
  } catch {
    preconditionFailure("invalid \(Value.self) of a fixture: \(text()): \(error)")
  }
  preconditionFailure("invalid \(Value.self) of a fixture: \(text())")
}
