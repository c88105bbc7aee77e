import Composition

/// The binding between a screen and what becomes of its states: what a command prints, or what a
/// walk shows.
struct ScreenBinding<State: Sendable, Outcome: Sendable>: Sendable {
  /// What comes of a state that lasts, or nothing for one on the way to another.
  let view: @Sendable (State) -> Outcome?
  /// How far the work has come in a state on the way, or nothing.
  var progress: @Sendable (State) -> String? = { _ in nil }
  /// Whether a state on the way stays for a while.
  var stays: @Sendable (State) -> Bool = { _ in false }

  /// Follows a screen's states while an intent is carried out, until one of them lasts.
  ///
  /// - Parameters:
  ///   - states: the states, from before the intent on.
  ///   - line: is told of progress.
  ///   - intent: what is asked of the screen.
  /// - Returns: what came of the state that lasts, or nothing when the screen went away before. Where the
  ///   command is cancelled, it is the state to which the screen brings its work.
  func outcome(
    of states: AsyncStream<State>, telling line: ProgressLine? = nil,
    during intent: @escaping @Sendable () async -> Void
  ) async -> Outcome? {
    // In a task of its own, so that the states of a screen whose work is cancelled are followed all the same.
    let following = Task { await outcome(of: states, telling: line) }
    await intent()
    // A stream whose reader is cancelled ends, and gives what waits in it before.
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
  /// Follows a screen's states for as long as an intent is carried out, and shows what comes of each
  /// that lasts: a screen with a dialog may come to several of them.
  ///
  /// - Parameters:
  ///   - states: the states, from before the intent on.
  ///   - line: is told of progress, and is away while an outcome is shown.
  ///   - show: is given the outcomes, one after the other.
  ///   - intent: what is asked of the screen.
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
      // A stream whose reader is cancelled ends, and gives what waits in it before.
      group.cancelAll()
    }
  }
}

extension ScreenBinding where Outcome == Printout {
  /// What a command prints: see ``outcome(of:telling:during:)``.
  func printout(
    of states: AsyncStream<State>, telling line: ProgressLine? = nil,
    during intent: @escaping @Sendable () async -> Void
  ) async -> Printout {
    await outcome(of: states, telling: line, during: intent) ?? .unanswered
  }
}

extension Printout {
  /// The end of a command whose screen went away.
  static let unanswered = Printout.failure("The command ended without an answer.", .software)
}
