// BEFORE. It works. But tests can call the button's method without the button, and the dialog needs
// a window, which tests do not have. Now look at what its test misses (EarthquakeTalkTests.swift,
// "Before").

/// A counting screen with a hidden dependency: the window.
@MainActor public final class WindowedCountScreen {
  public let button = Button("Count")
  public let spinner = Spinner()
  public private(set) var count: Int?
  private let counter: any EarthquakeCounter

  public init(counter: any EarthquakeCounter, wiring: Wiring = .whole) {
    self.counter = counter
    if wiring == .whole {
      button.action = { [unowned self] in await self.countWasTapped() }
    }
  }

  /// Open to everybody, so that the test can call it.
  public func countWasTapped() async {
    spinner.start()
    do {
      let count = try await counter.count()
      self.count = count
      spinner.stop()
      if await Window.show(CountDialog.outcome(count)) == .tryAgain { await countWasTapped() }
    } catch {
      spinner.stop()
      if await Window.show(CountDialog.failure(error)) == .tryAgain { await countWasTapped() }
    }
  }
}
