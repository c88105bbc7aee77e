public import CoreDomain
import Testing

/// The checks for a ``Screen``. Every screen, real or double, must pass ``checks``. A screen that
/// carries out its intents must also pass ``checksOfWork``.
public enum ScreenContract {
  /// Makes the screen to check. It must behave like the given view model.
  public typealias Maker = @Sendable (SteppingViewModel) -> any Screen<Int, Int>

  public static let checks: [ContractCheck<Maker>] = [
    ContractCheck("A listener gets the current state and every later one, in order") { make in
      let screen = make(SteppingViewModel())
      let early = await screen.states()
      await screen.send(3)
      let late = await screen.states()
      #expect(await early.first(4) == [0, 1, 2, 3])
      #expect(await late.first(1) == [3])
    },
    ContractCheck("The streams end with the screen") { make async throws in
      func states() async -> AsyncStream<Int> {
        let screen = make(SteppingViewModel())
        let states = await screen.states()
        await screen.send(3)
        return states
      }
      #expect(await states().reduce(into: []) { $0.append($1) } == [0, 1, 2, 3])
    },
  ]

  /// Checks for a screen that carries out its intents. A test double that only records them need
  /// not pass these checks.
  public static let checksOfWork: [ContractCheck<Maker>] = [
    ContractCheck("Handles one intent at a time, and further intents afterwards") { make in
      let gate = Gate()
      let screen = make(SteppingViewModel(waitingAt: gate))
      let states = await screen.states()
      async let working: Void = screen.send(1)
      await gate.reached()
      await screen.send(5)
      gate.open()
      await working
      await screen.send(1)
      #expect(await states.first(3) == [0, 1, 1])
    },
    ContractCheck("An intent runs in the task that sends it, and can be cancelled") {
      make async throws in
      let gate = Gate()
      let screen = make(SteppingViewModel(waitingAt: gate))
      let states = await screen.states()
      let task = Task { await screen.send(2) }
      await gate.reached()
      task.cancel()
      gate.open()
      await task.value
      #expect(await states.first(2) == [0, -1])
    },
  ]
}

/// The view model of the checks. The intent `n` publishes every number from 1 to `n`, or only −1 if
/// its task was cancelled.
public struct SteppingViewModel: ViewModel {
  private let gate: Gate?

  public init(waitingAt gate: Gate? = nil) {
    self.gate = gate
  }

  public let initial = 0

  public func handle(_ intent: Int, publishing states: StatePublisher<Int>) async {
    await gate?.pass()
    guard !Task.isCancelled else { return await states.publish(-1) }
    for number in 1...intent { await states.publish(number) }
  }
}
