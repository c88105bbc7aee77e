import CoreDomain
import Synchronization

/// Shows the dialogs of a screen on the console of a browse session, and waits for a choice.
///
/// A screen's states and its dialogs reach the console on different paths. To keep their order, a
/// dialog waits until its state has been shown with ``show(_:)``. A screen that asks must therefore
/// publish a final state before each dialog, and a task must observe its states.
///
/// An instance serves one intent. ``end()`` throws the console's errors.
final class BrowseDialogs: DialogPresenting {
  private let landing: BrowseLanding
  private let turns: AsyncStream<Void>
  private let turn: AsyncStream<Void>.Continuation
  private let refusal = Mutex<BrowseFailure?>(nil)

  init(on landing: BrowseLanding) {
    self.landing = landing
    (turns, turn) = AsyncStream.makeStream()
  }

  /// Prints the output for a final state, then lets the dialog about it continue.
  func show(_ printout: Printout) {
    attempt { () throws(BrowseFailure) in try landing.tell(printout) }
    turn.yield()
  }

  func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? {
    var waiting = turns.makeAsyncIterator()
    guard await waiting.next() != nil else { return nil }
    let buttons = BrowseButton.row(of: dialog.choices.map(\.label))
    guard let index = await press(one: buttons, of: dialog) else { return nil }
    return dialog.choices[index].value
  }

  /// Ends the intent and throws the console's first error.
  func end() throws(BrowseFailure) {
    turn.finish()
    if let refusal = refusal.withLock({ $0 }) { throw refusal }
  }
}

extension BrowseDialogs {
  /// Returns the index of the pressed button, or `nil` if the input ends.
  private func press<Choice>(one buttons: [BrowseButton], of dialog: Dialog<Choice>) async -> Int? {
    let display = landing.context.display
    let text = "\(display.headline(dialog.title))\n\(display.text(dialog.message))\n"
    do throws(BrowseFailure) {
      try landing.tell(Printout(text + buttons.map(\.line).joined()))
      while let typed = try await answer() {
        if let index = buttons.firstIndex(where: { $0.isMeant(by: typed) }) { return index }
        let keys = buttons.map { "“\($0.key)”" }.joined(separator: " or ")
        try landing.tell(Printout(notices: ["Unknown answer “\(typed)”. Write \(keys)."]))
      }
    } catch {
      refusal.withLock { $0 = error }
    }
    return nil
  }

  /// Reads a line of input. If a line is too long, prints the error and returns an empty answer.
  private func answer() async throws(BrowseFailure) -> String? {
    do throws(BrowseFailure) {
      return try await landing.ask("? ", isAlwaysShown: false).map { BrowseLine($0).whole }
    } catch {
      guard case .mistake(let sentence) = error else { throw error }
      try landing.tell(Printout(notices: [sentence]))
      return ""
    }
  }

  private func attempt(_ work: () throws(BrowseFailure) -> Void) {
    do throws(BrowseFailure) {
      try work()
    } catch {
      refusal.withLock { $0 = error }
    }
  }
}
