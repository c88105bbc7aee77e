public import Testing

/// A check of one rule that every implementation of a protocol must keep.
///
/// A contract is an array of such checks. Every implementation, even a test double, has a test that
/// runs the whole array. It fails if a test double behaves differently from the contract:
///
///     @Test(arguments: RecipeStoreContract.checks)
///     func keepsTheContract(_ check: ContractCheck<any RecipeStore>) async throws {
///       try await check(InMemoryRecipeStore())
///     }
///
/// NB: the compiler infers a closure's effects before it expands macros, so a check whose only
/// `try` is inside `#expect` must be declared with `{ subject async throws in`.
public struct ContractCheck<Subject>: Sendable, CustomTestStringConvertible {
  /// The rule as a sentence, which test reports show.
  public let testDescription: String

  private let body: @Sendable (Subject) async throws -> Void

  public init(_ promise: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
    testDescription = promise
    self.body = body
  }

  /// Runs the check on an implementation. The object must be new, because the check may change it.
  public func callAsFunction(_ subject: Subject) async throws {
    try await body(subject)
  }
}
