public import Testing

/// One promise of a protocol, checked on an implementation of it.
///
/// A contract suite is a table of such checks. Every implementation runs the whole table as the
/// arguments of one test, so a double that keeps its promises less well than the real thing is
/// found out:
///
///     @Test(arguments: RecipeStoreContract.checks)
///     func keepsTheContract(_ check: ContractCheck<any RecipeStore>) async throws {
///       try await check(InMemoryRecipeStore())
///     }
///
/// NB: the compiler looks for a closure's effects before it expands macros, so a check whose only
/// `try` stands inside of `#expect` has to say `{ subject async throws in`.
public struct ContractCheck<Subject>: Sendable, CustomTestStringConvertible {
  /// The promise, as a sentence.
  public let testDescription: String

  private let body: @Sendable (Subject) async throws -> Void

  public init(_ promise: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
    testDescription = promise
    self.body = body
  }

  /// Checks the promise on an implementation that nobody else uses.
  public func callAsFunction(_ subject: Subject) async throws {
    try await body(subject)
  }
}
