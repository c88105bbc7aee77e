public import CoreDomain

// AFTER. `init` receives all dependencies, including the presenter of dialogs. The implementation
// is private: a test only sees what a person sees, the elements on display with their labels.

/// A counting screen with injected dependencies.
@MainActor public final class HandedCountScreen {
  /// The buttons on display.
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

  /// Counts once, and returns the choice in the dialog about the result.
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
