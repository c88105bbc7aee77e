import CoreDomain
import CoreTesting
import InMemoryTracing
import Testing

@Suite(.timeLimit(.minutes(1))) struct ScreenTests {
  @Test(arguments: ScreenContract.checks + ScreenContract.checksOfWork)
  func aScreenOfAViewModelKeepsTheContract(
    _ check: ContractCheck<ScreenContract.Maker>
  ) async throws {
    try await check { $0.screen() }
  }

  @Test(arguments: ScreenContract.checks + ScreenContract.checksOfWork)
  func aScreenWithTracesKeepsTheContract(
    _ check: ContractCheck<ScreenContract.Maker>
  ) async throws {
    try await check { $0.screen(tracing: OperationTracer(InMemoryTracer())) }
  }

  @Test(arguments: ScreenContract.checks)
  func theStubKeepsTheContractOfStates(_ check: ContractCheck<ScreenContract.Maker>) async throws {
    try await check { StubScreen($0.initial, then: [1, 2, 3]) }
  }

  @Test func anIntentThatThrowsEndsWithTheFailure() async {
    let states = await FailingViewModel().states(after: 1, 2)
    #expect(
      states == [.idle, .working(1), .failure(.cancelled), .working(2), .failure(.cancelled)])
  }
}

/// A view model whose intents all fail.
private struct FailingViewModel: ViewModel {
  enum State: FailableState, Hashable {
    case idle
    case working(Int)
    case failure(HTTPFailure)
  }

  func handle(
    _ intent: Int, publishing states: StatePublisher<State>
  ) async throws(HTTPFailure) {
    await states.publish(.working(intent))
    throw .cancelled
  }
}
