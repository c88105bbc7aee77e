import Composition
import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import CoreCLI
@testable import seams

/// How the states of a screen reach the console: bindings, browse sessions that show several
/// states, and dialogs. A state is a number here; odd numbers are intermediate states.
@Suite(.timeLimit(.minutes(1))) struct ScreenFollowingTests {
  private let console = ScriptedConsole(lines: ["x", "t", "2"], terminals: [.error])

  @Test func theFirstFinalStateIsTheOutcome() async {
    let binding = ScreenBinding<Int, String>(view: Self.lasting, progress: Self.onTheWay)
    let outcome = await binding.outcome(of: Self.states(1, 2, 4), telling: line()) {}
    #expect(outcome == "2")
    #expect(console.error == "\r1…\u{1B}[K\r\u{1B}[K")
  }

  @Test func aScreenThatEndsEarlyHasNoOutcome() async {
    let binding = ScreenBinding<Int, String>(view: Self.lasting)
    #expect(await binding.outcome(of: Self.states(1, 3)) {} == nil)
  }

  @Test func showsEachFinalStateWithoutTheProgressLine() async {
    let shown = Mutex<[String]>([])
    await ScreenBinding<Int, String>(view: Self.lasting, progress: Self.onTheWay)
      .follow(
        Self.states(1, 2, 3, 4), telling: line(),
        showing: { text in shown.withLock { $0.append(text) } }, during: {})
    #expect(shown.withLock { $0 } == ["2", "4"])
    let turn = "\u{1B}[K\r\u{1B}[K"
    #expect(console.error == "\r1…" + turn + "\r3…" + turn)
  }

  @Test func printsEachFinalStateAndRemembersIt() async throws {
    let telling = BrowseTelling<Int>(on: landing()) { state, last in
      state == last ? nil : Self.lasting(state).map { CommandOutput("\($0)\n") }
    }
    try await telling.follow(
      Self.states(1, 2, 2, 3, 4), telling: line(), progress: Self.onTheWay, during: {})
    #expect(telling.shown == [2, 4])
    #expect(console.output == "2\n4\n")
  }

  @Test func aConsoleErrorEndsTheOutput() async {
    console.refuseOutput()
    let telling = BrowseTelling<Int>(on: landing()) { state, _ in CommandOutput("\(state)\n") }
    await #expect(throws: BrowseFailure.self) {
      try await telling.follow(Self.states(2), telling: line(), during: {})
    }
  }

  @Test func printsADialogAfterItsOutputAndReadsAKey() async throws {
    let dialogs = BrowseDialogs(on: landing())
    dialogs.show(CommandOutput("No network.\n"))
    #expect(await dialogs.choice(in: Self.dialog) == .again)
    try dialogs.end()
    #expect(
      console.output == """
        No network.
        Sorry
        Is the network there?
           t  Try Again
           2  Take It

        """)
    #expect(console.error.contains("Unknown answer “x”. Write “t” or “2”."))
  }

  @Test func enterChoosesNothingWithoutAUsualChoice() async throws {
    let console = ScriptedConsole(lines: ["", "help", "take it"])
    let dialogs = BrowseDialogs(on: landing(console))
    dialogs.show(CommandOutput())
    #expect(await dialogs.choice(in: Self.dialog) == .leave)
    try dialogs.end()
    #expect(console.error == "Unknown answer “”. Write “t” or “2”.\n")
    #expect(console.output.hasSuffix("   2  Take It\n“quit” ends the session.\n"))
  }

  @Test func quitIsThrownAtTheEnd() async {
    let dialogs = BrowseDialogs(on: landing(ScriptedConsole(lines: ["quit"])))
    dialogs.show(CommandOutput())
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(throws: BrowseFailure.ended) { try dialogs.end() }
  }

  @Test func returnsNoChoiceAtTheEndOfTheInput() async throws {
    let silent = ScriptedConsole()
    let dialogs = BrowseDialogs(on: landing(silent))
    dialogs.show(CommandOutput("No network.\n"))
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    try dialogs.end()
  }

  @Test func showsNoDialogAfterTheIntentHasEnded() async throws {
    let dialogs = BrowseDialogs(on: landing())
    try dialogs.end()
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(console.output == "")
  }

  @Test func throwsTheConsoleErrorAtTheEnd() async {
    console.refuseOutput()
    let dialogs = BrowseDialogs(on: landing())
    dialogs.show(CommandOutput("No network.\n"))
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(throws: BrowseFailure.self) { try dialogs.end() }
  }

  private enum Answer { case again, leave }

  private static let dialog = Dialog(
    title: "Sorry", message: "Is the network there?",
    offering: DialogChoice("Try Again", Answer.again), DialogChoice("Take It", .leave))

  private static func states(_ numbers: Int...) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for number in numbers { continuation.yield(number) }
      continuation.finish()
    }
  }

  @Sendable private static func lasting(_ state: Int) -> String? {
    state.isMultiple(of: 2) ? "\(state)" : nil
  }

  @Sendable private static func onTheWay(_ state: Int) -> String? {
    state.isMultiple(of: 2) ? nil : "\(state)…"
  }

  private func line() -> ProgressLine {
    ProgressLine(console: console, clock: FixedWallClock(.fixture()), isShown: true, patience: 0)
  }

  private func landing(_ console: ScriptedConsole? = nil) -> BrowseEnvironment {
    BrowseEnvironment(
      context: CommandContext(
        files: InMemoryFileSystem(),
        console: console ?? self.console, clock: FixedWallClock(.fixture()), display: .plain,
        showsProgress: false))
  }
}
