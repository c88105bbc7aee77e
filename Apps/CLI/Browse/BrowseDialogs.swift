import CoreDomain
import Synchronization

/// Shows the dialogs of a screen on the console of a walk, and waits for a choice.
///
/// The states of a screen and its dialogs reach the console by different ways. What a person sees has
/// one order all the same: a dialog waits until the state that it is about has been shown, by
/// ``show(_:)``. So a screen that asks has to announce a state that lasts before each dialog, and
/// somebody has to follow its states.
///
/// It belongs to one intent. What the console refuses meanwhile is thrown by ``end()``.
final class BrowseDialogs: DialogPresenting {
  private let landing: BrowseLanding
  private let turns: AsyncStream<Void>
  private let turn: AsyncStream<Void>.Continuation
  private let refusal = Mutex<BrowseFailure?>(nil)

  init(on landing: BrowseLanding) {
    self.landing = landing
    (turns, turn) = AsyncStream.makeStream()
  }

  /// Shows what comes of a state that lasts; then it is the turn of the dialog about it.
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

  /// Says that the intent is over, and throws what the console has refused.
  func end() throws(BrowseFailure) {
    turn.finish()
    if let refusal = refusal.withLock({ $0 }) { throw refusal }
  }
}

extension BrowseDialogs {
  /// Which button is pressed; nothing when the input ends before.
  private func press<Choice>(one buttons: [BrowseButton], of dialog: Dialog<Choice>) async -> Int? {
    let display = landing.context.display
    let text = "\(display.headline(dialog.title))\n\(display.text(dialog.message))\n"
    do throws(BrowseFailure) {
      try landing.tell(Printout(text + buttons.map(\.line).joined()))
      while let typed = try await answer() {
        if let index = buttons.firstIndex(where: { $0.isMeant(by: typed) }) { return index }
        let keys = buttons.map { "“\($0.key)”" }.joined(separator: " or ")
        try landing.tell(Printout(notices: ["“\(typed)” is no choice here. Write \(keys)."]))
      }
    } catch {
      refusal.withLock { $0 = error }
    }
    return nil
  }

  /// A line of input. One that is too long is told, and means nothing.
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
