public import CoreDomain
private import Synchronization

/// A stub that returns prepared answers, which a test can change between calls, and that records
/// the calls.
///
/// A feature's stub declares its `Answers` and its `Call`, which has a case for each method, or is
/// `Never` if the stub records no calls. A method is then one line:
///
///     public func recipe(_ id: Recipe.ID) async throws(RecipeFailure) -> Recipe {
///       try await answers(to: .recipe(id)).recipe.get()
///     }
public protocol AnsweringStub: Sendable {
  associatedtype Answers: Sendable
  associatedtype Call: Sendable

  var memory: StubMemory<Answers, Call> { get }
}

extension AnsweringStub {
  /// Changes the answers to later calls, and to calls that wait at the gate.
  public func answer(_ change: (inout Answers) -> Void) { memory.change(change) }

  /// Prepares the answers, and returns the stub, so that a test can declare it in one line:
  ///
  ///     let recipes = StubRecipes().answering { $0.recipe = .success(.fixture()) }
  public func answering(_ change: (inout Answers) -> Void) -> Self {
    answer(change)
    return self
  }

  public var calls: [Call] { memory.calls }

  /// Records a call, and returns the answers once the gate is open.
  public func answers(to call: Call) async -> Answers { await memory.answers(to: call) }
}

/// The answers and the calls of an ``AnsweringStub``.
public final class StubMemory<Answers: Sendable, Call: Sendable>: Sendable {
  private let kept: Mutex<(answers: Answers, calls: [Call])>
  private let gate: @Sendable (Call) async -> Void

  /// - Parameter gate: Awaited before each answer, so that a test can check what happens during a
  ///   call.
  public init(
    _ answers: Answers, waitingFor gate: @escaping @Sendable (Call) async -> Void = { _ in }
  ) {
    kept = Mutex((answers, []))
    self.gate = gate
  }

  public var answers: Answers { kept.withLock { $0.answers } }

  var calls: [Call] { kept.withLock { $0.calls } }

  func answers(to call: Call) async -> Answers {
    kept.withLock { $0.calls.append(call) }
    await gate(call)
    return answers
  }

  /// Changes the answers, and returns the result of the change.
  public func change<Value: Sendable>(_ change: (inout Answers) -> Value) -> Value {
    kept.withLock { change(&$0.answers) }
  }
}

extension Result where Failure: FeatureFailure {
  /// The failure that a stub returns if a test has prepared no answer.
  public static var untold: Self { .failure(.storage(reason: "Untold.")) }
}
