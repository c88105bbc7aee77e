// A feature's fixtures are builders whose parameters have defaults, so that a test states only what
// matters to it.

/// Returns a value for a test: `valid(try Title(text), text)`. Traps if the expression is `nil` or
/// throws, because the test is then wrong.
///
/// - Parameter text: The text from which the value is made. It is shown in the message of the trap.
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
