import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Synchronization
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

/// The binding of a screen with dialogs shows every state until the intent returns.
@Suite(.timeLimit(.minutes(1))) struct CLIScreenFollowingTests {
  private let console = ScriptedConsole(terminals: [.error])

  @Test func showsEveryFinalStateAndASpinnerBetweenThem() async {
    let failure = QuakeFailure.busy(reason: "Busy.")
    let screen = StubScreen<QuakeCountState, QuakeCountIntent>(
      .idle,
      then: [
        .counting(.fixture()), .failure(failure), .counting(.fixture()), .success(.fixture(7)),
      ])
    let shown = await follow(screen)
    #expect(shown == ["\(failure)", "7"])
    let turn = "\rCounting…\u{1B}[K\r\u{1B}[K"
    #expect(console.error == turn + turn)
  }

  @Test func printsNothingForAScreenWithoutStates() async {
    let shown = await follow(StubScreen(.idle, then: []))
    #expect(shown == [] && console.error == "")
  }

  private func follow(
    _ screen: StubScreen<QuakeCountState, QuakeCountIntent>
  ) async -> [String] {
    let shown = Shown()
    let line = ProgressLine(
      console: console, clock: FixedWallClock(.fixture()), isShown: true, patience: 0)
    await screen.follow(
      .count(QuakeForm()), telling: line, view: Self.outcome, showing: shown.add)
    return shown.all
  }

  @Sendable private static func outcome(of state: QuakeCountState) -> String? {
    switch state {
    case .idle, .counting: nil
    case .success(let answer): "\(answer.count)"
    case .failure(let failure): "\(failure)"
    }
  }
}

/// The shown texts, in order.
private final class Shown: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// The progress line of a task that starts with a wait.
@Suite struct CLISpinnerTests {
  @Test func showsTheSpinnerAtOnceForEachWork() {
    let console = ScriptedConsole(terminals: [.error])
    var line = CommandContext.fixture(console: console).spinner
    line.show("one")
    line.clear()
    line.show("two")
    line.clear()
    line.clear()
    let gone = "\r\u{1B}[K"
    #expect(console.error == "\rone\u{1B}[K" + gone + "\rtwo\u{1B}[K" + gone)
  }
}
