package import CoreDomain

/// A state of a screen that the command line can show.
package protocol TerminalState: Sendable {
  /// The progress while the screen is in this state, or `nil` if the state has no progress to show.
  var progress: Progress? { get }
}

extension TerminalState {
  package var progress: Progress? { nil }
}

/// The text of the progress line.
package struct Progress: Hashable, Sendable {
  package let text: String
  /// Whether the next state may take a while. If so, the text appears at once.
  package var lasts = false

  package init(text: String, lasts: Bool = false) {
    self.text = text
    self.lasts = lasts
  }
}

// The pipeline of the terminal: it sends an intent to a screen, shows the progress of each state,
// and turns final states into output. A view is a function from a state to output. It returns `nil`
// for an intermediate state.

extension Screen where State: TerminalState {
  /// Sends an intent, and returns the view's outcome for the final state.
  ///
  /// - Parameter line: Shows the progress.
  /// - Returns: The outcome, or `nil` if the intent ended without a final state.
  package func outcome<Outcome: Sendable>(
    of intent: Intent, telling line: ProgressLine? = nil,
    view: @escaping @Sendable (State) -> Outcome?
  ) async -> Outcome? {
    await ScreenBinding(
      view: view, progress: { $0.progress?.text }, stays: { $0.progress?.lasts ?? false }
    ).outcome(of: await states(), telling: line) { await send(intent) }
  }

  /// Sends an intent, and shows the view's outcome for each final state. A screen with dialogs may
  /// have several final states.
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
  /// Sends an intent, and returns the output for its final state. By default, the progress appears
  /// at once.
  package func commandOutput<State: TerminalState, Intent: Sendable>(
    of screen: any Screen<State, Intent>, for intent: Intent, telling line: ProgressLine? = nil,
    view: @escaping @Sendable (State) -> CommandOutput?
  ) async -> CommandOutput {
    await screen.outcome(of: intent, telling: line ?? spinner, view: view) ?? .unanswered
  }
}
