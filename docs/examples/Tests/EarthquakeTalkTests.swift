import CoreDomain
import CoreTesting
import EarthquakeTalk
import Synchronization
import Testing

/// Before: the test calls the method that the button should call. It does not test the button, and
/// without a window it does not test the dialog.
@Suite @MainActor struct BeforeTalkTests {
  @Test func countWasTappedCounts() async {
    let screen = WindowedCountScreen(counter: CounterDouble(.success(7)))
    await screen.countWasTapped()
    #expect(screen.count == 7)
    #expect(!screen.spinner.isTurning)
  }
}

/// After: the test does what a person does, and reads what a person reads.
@Suite @MainActor struct AfterTalkTests {
  @Test func tappingTheButtonShowsTheCount() async {
    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    let screen = HandedCountScreen(counter: CounterDouble(.success(7)), dialogs: dialogs)
    await screen.tap("Count")
    #expect(
      dialogs.shown == [
        .init(
          title: "Earthquakes near San Ramon",
          message: "There have been 7 earthquakes near San Ramon since 10/1/2015",
          buttons: ["Cancel", "Try Again"])
      ])
  }

  @Test(arguments: [Result<Int, CounterDouble.Failure>.success(7), .failure(.offline)])
  func theSpinnerStartsAndStops(_ answer: Result<Int, CounterDouble.Failure>) async {
    let screen = HandedCountScreen(
      counter: CounterDouble(answer), dialogs: ScriptedDialogPresenter(choosing: "Cancel"))
    await screen.tap("Count")
    #expect(screen.spinner.turns == 1 && !screen.spinner.isTurning)
  }

  @Test func tryAgainCountsAgainAndCancelDoesNot() async {
    let counter = CounterDouble(.failure(.offline))
    let dialogs = ScriptedDialogPresenter(choosing: "Try Again", "Cancel")
    await HandedCountScreen(counter: counter, dialogs: dialogs).tap("Count")
    #expect(counter.asked == 2 && dialogs.shown.count == 2)
    #expect(dialogs.shown.last?.message == "The service cannot be reached: offline")
  }
}

/// Shows which kind of test notices a missing connection.
@Suite @MainActor struct BlindnessTests {
  /// Acts on the first screen, and checks that it has counted once.
  private func counts(
    _ wiring: Wiring, by act: @MainActor (WindowedCountScreen) async -> Void
  ) async -> Bool {
    let counter = CounterDouble(.success(7))
    let screen = WindowedCountScreen(counter: counter, wiring: wiring)
    await act(screen)
    return screen.count == 7 && counter.asked == 1
  }

  /// Taps the button of the injected screen by its label, and reads the dialog.
  private func passesByTappingAndReading(_ wiring: Wiring) async -> Bool {
    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    let screen = HandedCountScreen(
      counter: CounterDouble(.success(7)), dialogs: dialogs, wiring: wiring)
    await screen.tap("Count")
    return dialogs.shown.map(\.title) == ["Earthquakes near San Ramon"]
  }

  @Test(arguments: Wiring.allCases)
  func aTestThatCallsTheMethodPassesForAnyWiring(_ wiring: Wiring) async {
    #expect(await counts(wiring) { await $0.countWasTapped() })
  }

  @Test(arguments: [(Wiring.whole, true), (.cut, false)])
  func aTestThatTapsPassesOnlyIfTheButtonIsWired(_ wiring: Wiring, _ passes: Bool) async {
    #expect(await counts(wiring) { await $0.button.tap() } == passes)
    #expect(await passesByTappingAndReading(wiring) == passes)
  }

  @Test func aTestCanObserveAnInjectedPresenterButNotAHiddenOne() async {
    let counter = CounterDouble(.failure(.offline))
    let windowed = WindowedCountScreen(counter: counter)
    await windowed.button.tap()
    // The dialog was lost: without a window there is no choice and nothing to check.
    #expect(Window.presenter == nil && counter.asked == 1)

    let dialogs = ScriptedDialogPresenter(choosing: "Cancel")
    await HandedCountScreen(counter: counter, dialogs: dialogs).tap("Count")
    #expect(dialogs.shown.map(\.message) == ["The service cannot be reached: offline"])
  }
}

extension HandedCountScreen {
  /// Finds a button by its label and taps it.
  fileprivate func tap(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let button = buttons.first(where: { $0.label == label }) else {
      Issue.record("Nothing says “\(label)”.", sourceLocation: sourceLocation)
      return
    }
    await button.tap()
  }
}

/// A counter with a prepared answer that counts its calls. It belongs to one test.
final class CounterDouble: EarthquakeCounter {
  enum Failure: Error {
    case offline
  }

  private let answer: Result<Int, Failure>
  private let questions = Mutex(0)

  init(_ answer: Result<Int, Failure>) {
    self.answer = answer
  }

  var asked: Int { questions.withLock { $0 } }

  func count() async throws -> Int {
    questions.withLock { $0 += 1 }
    return try answer.get()
  }
}
