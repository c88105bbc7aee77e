public import Testing

/// One rule of a protocol's contract, as a check of an implementation.
///
/// A contract suite is an array of such checks. Every implementation has a test that takes the
/// whole array as its arguments. This detects a test double that behaves differently from the real
/// implementation:
///
///     @Test(arguments: RecipeStoreContract.checks)
///     func keepsTheContract(_ check: ContractCheck<any RecipeStore>) async throws {
///       try await check(InMemoryRecipeStore())
///     }
///
/// NB: the compiler infers a closure's effects before it expands macros, so a check whose only
/// `try` is inside `#expect` must be declared with `{ subject async throws in`.
public struct ContractCheck<Subject>: Sendable, CustomTestStringConvertible {
  /// The rule, as a sentence.
  public let testDescription: String

  private let body: @Sendable (Subject) async throws -> Void

  public init(_ promise: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
    testDescription = promise
    self.body = body
  }

  /// Runs the check on an implementation that no other test uses.
  public func callAsFunction(_ subject: Subject) async throws {
    try await body(subject)
  }
}
