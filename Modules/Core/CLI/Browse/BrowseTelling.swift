import CoreDomain
import Synchronization

/// Prints the states of a screen while one intent runs: see ``BrowsePart/tellAll(_:_:_:)``.
final class BrowseTelling<State: Sendable>: Sendable {
  private struct Memory {
    var shown: [State] = []
    var refusal: BrowseFailure?
  }

  private let landing: BrowseEnvironment
  private let view: @Sendable (State, _ last: State?) -> CommandOutput?
  private let memory = Mutex(Memory())

  /// - Parameter view: Returns the output for a state, or `nil` for an intermediate state. Its
  ///   second argument is the last state that was shown.
  init(
    on landing: BrowseEnvironment,
    view: @escaping @Sendable (State, _ last: State?) -> CommandOutput?
  ) {
    self.landing = landing
    self.view = view
  }

  var shown: [State] { memory.withLock(\.shown) }

  /// Prints the states of a screen while an intent runs. If printing fails, throws the error of the
  /// console after the intent has ended.
  ///
  /// - Parameters:
  ///   - states: The states of the screen. Create the stream before the intent starts.
  ///   - progress: Returns the text of the progress line for an intermediate state.
  func follow(
    _ states: AsyncStream<State>, telling line: ProgressLine,
    progress: @escaping @Sendable (State) -> String? = { _ in nil },
    during intent: () async -> Void
  ) async throws(BrowseFailure) {
    // The binding removes the progress line before it shows a state.
    let binding = ScreenBinding<State, (State, CommandOutput)>(
      view: { state in self.view(state, self.shown.last).map { (state, $0) } },
      progress: { state in self.view(state, self.shown.last) == nil ? progress(state) : nil })
    await binding.follow(states, telling: line, showing: show, during: intent)
    if let refusal = memory.withLock(\.refusal) { throw refusal }
  }

  private func show(_ state: State, _ commandOutput: CommandOutput) {
    memory.withLock { memory in
      memory.shown.append(state)
      do throws(BrowseFailure) {
        try landing.tell(commandOutput)
      } catch {
        memory.refusal = error
      }
    }
  }
}
