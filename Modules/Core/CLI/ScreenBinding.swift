import CoreDomain

/// Turns the states of a screen into the output of a command or of a browse session.
struct ScreenBinding<State: Sendable, Outcome: Sendable>: Sendable {
  /// Returns the outcome of a final state, or `nil` to mark the state as intermediate.
  let view: @Sendable (State) -> Outcome?
  /// Returns the progress of an intermediate state, or `nil` if it has no progress to show.
  var progress: @Sendable (State) -> String? = { _ in nil }
  /// Whether an intermediate state lasts for a while.
  var stays: @Sendable (State) -> Bool = { _ in false }

  /// Observes a screen's states while an intent runs, until the first final state.
  ///
  /// - Parameters:
  ///   - states: A stream of the states that was created before the intent started.
  ///   - line: Shows the progress.
  /// - Returns: The outcome of the final state, or `nil` if the screen was deallocated before a
  ///   final state. If the command is cancelled, the final state is the state in which the screen
  ///   ends its work.
  func outcome(
    of states: AsyncStream<State>, telling line: ProgressLine? = nil,
    during intent: @escaping @Sendable () async -> Void
  ) async -> Outcome? {
    // Uses a separate task, so that cancelling the work does not stop the observation.
    let following = Task { await outcome(of: states, telling: line) }
    await intent()
    // A cancelled stream delivers its buffered states and ends.
    if Task.isCancelled { following.cancel() }
    return await following.value
  }

  private func outcome(
    of states: AsyncStream<State>, telling line: ProgressLine?
  ) async -> Outcome? {
    var line = line
    defer { line?.clear() }
    for await state in states {
      if let text = progress(state) { line?.show(text, stays: stays(state)) }
      if let last = view(state) { return last }
    }
    return nil
  }
}

extension ScreenBinding {
  /// Observes a screen's states while an intent runs, and shows the outcome of each final state. A
  /// screen with a dialog may have several final states.
  ///
  /// - Parameters:
  ///   - states: A stream of the states that was created before the intent started.
  ///   - line: Shows the progress. The line is hidden while an outcome is shown.
  func follow(
    _ states: AsyncStream<State>, telling line: ProgressLine,
    showing show: @escaping @Sendable (Outcome) -> Void,
    during intent: () async -> Void
  ) async {
    await withTaskGroup { group in
      group.addTask {
        var line = line
        for await state in states {
          if let text = progress(state) {
            line.show(text, stays: stays(state))
          } else {
            line.clear()
          }
          if let outcome = view(state) { show(outcome) }
        }
        line.clear()
      }
      await intent()
      // A cancelled stream delivers its buffered states and ends.
      group.cancelAll()
    }
  }
}

extension CommandOutput {
  /// The output of a command if its screen reaches no final state. This is an internal error.
  package static let unanswered = CommandOutput.failure(
    "The command ended without a result. Run it again.", .software)
}
