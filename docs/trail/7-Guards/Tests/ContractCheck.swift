import Testing

/// One promise of a port, checked on an implementation of it. All implementations run the same checks, so that
/// a double which is kinder than the real thing is found out.
struct ContractCheck<Subject>: Sendable, CustomTestStringConvertible {
  /// The promise, as a sentence.
  let testDescription: String

  private let body: @Sendable (Subject) async throws -> Void

  init(_ promise: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
    testDescription = promise
    self.body = body
  }

  /// Checks the promise on an implementation that no other check uses.
  func callAsFunction(_ subject: Subject) async throws {
    try await body(subject)
  }
}
