package import CoreDomain

/// A state of a screen that the command line can show.
package protocol TerminalState: Sendable {
  /// The progress while the screen is in this state, or `nil` if the state has no progress to show.
  var progress: Progress? { get }
}

extension TerminalState {
  package var progress: Progress? { nil }
}

/// The progress of a command, which ``ProgressLine`` shows.
package struct Progress: Hashable, Sendable {
  package let text: String
  /// Whether this progress may stay the same for a while. If so, the text appears immediately, even
  /// if the line was updated a moment ago.
  package var lasts = false

  package init(text: String, lasts: Bool = false) {
    self.text = text
    self.lasts = lasts
  }
}

extension Screen where State: TerminalState {
  /// Sends an intent, and returns the result of `view` for the final state.
  ///
  /// - Parameters:
  ///   - line: Shows the progress; `nil` to show no progress.
  ///   - view: Returns `nil` for an intermediate state, and a result for a final state.
  /// - Returns: The result, or `nil` if the screen was deallocated before a final state.
  package func outcome<Outcome: Sendable>(
    of intent: Intent, telling line: ProgressLine? = nil,
    view: @escaping @Sendable (State) -> Outcome?
  ) async -> Outcome? {
    await ScreenBinding(
      view: view, progress: { $0.progress?.text }, stays: { $0.progress?.lasts ?? false }
    ).outcome(of: await states(), telling: line) { await send(intent) }
  }

  /// Sends an intent, and passes the result of `view` for each final state to `show`. A screen with
  /// dialogs may have several final states.
  package func follow<Outcome: Sendable>(
    _ intent: Intent, telling line: ProgressLine, view: @escaping @Sendable (State) -> Outcome?,
    showing show: @escaping @Sendable (Outcome) -> Void
  ) async {
    await ScreenBinding(
      view: view, progress: { $0.progress?.text }, stays: { $0.progress?.lasts ?? false }
    ).follow(await states(), telling: line, showing: show) { await send(intent) }
  }
}

extension CommandContext {
  /// Sends an intent, and returns the output for its final state.
  ///
  /// - Parameter line: Shows the progress. By default, it appears immediately: see ``spinner``.
  package func commandOutput<State: TerminalState, Intent: Sendable>(
    of screen: any Screen<State, Intent>, for intent: Intent, telling line: ProgressLine? = nil,
    view: @escaping @Sendable (State) -> CommandOutput?
  ) async -> CommandOutput {
    await screen.outcome(of: intent, telling: line ?? spinner, view: view) ?? .unanswered
  }
}
