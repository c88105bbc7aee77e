public import CoreDomain

// AFTER. What the screen needs comes in by `init`, who shows its dialogs, too. What it does is nobody's
// business: a test has what a person has, that is what is shown, with its labels.

/// A screen that counts, and is handed all that it needs.
@MainActor public final class HandedCountScreen {
  /// What can be tapped.
  public let buttons: [Button]
  public let spinner = Spinner()
  private let counter: any EarthquakeCounter
  private let dialogs: any DialogPresenting

  public init(
    counter: any EarthquakeCounter, dialogs: any DialogPresenting, wiring: Wiring = .whole
  ) {
    self.counter = counter
    self.dialogs = dialogs
    let button = Button("Count")
    buttons = [button]
    if wiring == .whole {
      button.action = { [unowned self] in while await self.count() == .tryAgain {} }
    }
  }

  /// Counts once, and returns what was chosen in the dialog about the outcome.
  private func count() async -> CountChoice? {
    spinner.start()
    do {
      let count = try await counter.count()
      spinner.stop()
      return await dialogs.choice(in: CountDialog.outcome(count))
    } catch {
      spinner.stop()
      return await dialogs.choice(in: CountDialog.failure(error))
    }
  }
}
