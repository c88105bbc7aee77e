package import CoreDomain
import Synchronization

/// Shows the dialogs of a screen on the console of a browse session, and waits for a choice.
///
/// Enter selects the dialog's default choice, if it has one, and `help` shows the buttons again.
/// As everywhere in a session, `quit` ends the session.
///
/// A screen sends its states and its dialogs independently. To keep their order, a dialog waits for
/// the next call of ``show(_:)``. So a screen must publish a final state before each dialog, and
/// another task must pass the output for it to ``show(_:)``.
///
/// Use one instance for each intent, and call ``end()`` after the intent.
package final class BrowseDialogs: DialogPresenting {
  private let landing: BrowseEnvironment
  private let turns: AsyncStream<Void>
  private let turn: AsyncStream<Void>.Continuation
  private let refusal = Mutex<BrowseFailure?>(nil)

  package init(on landing: BrowseEnvironment) {
    self.landing = landing
    (turns, turn) = AsyncStream.makeStream()
  }

  /// Prints the output for a final state, and then lets the dialog that waits for it continue.
  package func show(_ commandOutput: CommandOutput) {
    do throws(BrowseFailure) {
      try landing.tell(commandOutput)
    } catch {
      refusal.withLock { $0 = error }
    }
    turn.yield()
  }

  package func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? {
    var waiting = turns.makeAsyncIterator()
    guard await waiting.next() != nil else { return nil }
    let buttons = BrowseButton.row(of: dialog.choices.map(\.label))
    let usual = dialog.usual.flatMap { usual in
      dialog.choices.firstIndex { $0.value == usual }
    }
    let index = await press(one: buttons, usually: usual, in: dialog.title, dialog.message)
    return index.map { dialog.choices[$0].value }
  }

  /// Must be called after the intent. Throws the error that occurred in a dialog or while printing,
  /// or ``BrowseFailure/ended`` if the user ended the session in a dialog.
  package func end() throws(BrowseFailure) {
    turn.finish()
    if let refusal = refusal.withLock({ $0 }) { throw refusal }
  }
}

extension BrowseDialogs {
  /// Returns the index of the button that the user selects, or `nil` if the input or the session
  /// ends. Enter presses the `usual` button.
  private func press(
    one buttons: [BrowseButton], usually usual: Int?, in title: String, _ message: String
  ) async -> Int? {
    let display = landing.context.display
    let lines = buttons.map(\.line).joined()
    do throws(BrowseFailure) {
      try landing.tell(
        CommandOutput("\(display.headline(title))\n\(display.text(message))\n\(lines)"))
      while let typed = try await answer() {
        if let index = buttons.firstIndex(where: { $0.isMeant(by: typed) }) { return index }
        switch typed.lowercased() {
        case "" where usual != nil: return usual
        case "h", "help":
          let enter = usual.map { "Enter means “\(buttons[$0].label)”. " } ?? ""
          try landing.tell(CommandOutput(lines + enter + "“quit” ends the session.\n"))
        case "q", "quit": throw .ended
        default:
          let keys = buttons.map { "“\($0.key)”" }.joined(separator: " or ")
          try landing.tell(CommandOutput(notices: ["Unknown answer “\(typed)”. Write \(keys)."]))
        }
      }
    } catch {
      refusal.withLock { $0 = error }
    }
    return nil
  }

  /// Reads a line of input. If the line is too long, prints the error and reads the next line.
  private func answer() async throws(BrowseFailure) -> String? {
    while true {
      do throws(BrowseFailure) {
        return try await landing.ask("? ", isAlwaysShown: false).map { BrowseLine($0).whole }
      } catch {
        guard case .mistake(let sentence) = error else { throw error }
        try landing.tell(CommandOutput(notices: [sentence]))
      }
    }
  }
}
