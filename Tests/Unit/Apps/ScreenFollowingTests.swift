import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CoreCLI
@testable import seams

/// How the states of a screen reach the console: bindings, browse sessions that show several
/// states, and dialogs. A state is a number here; odd numbers are intermediate states.
@Suite(.timeLimit(.minutes(1))) struct ScreenFollowingTests {
  private let console = ScriptedConsole(lines: ["x", "t", "2"], terminals: [.error])

  @Test func theFirstFinalStateIsTheOutcome() async {
    let binding = ScreenBinding<Int, String>(view: Self.lasting, progress: Self.onTheWay)
    #expect(await binding.outcome(of: Self.states(1, 2, 4), telling: line()) {} == "2")
    #expect(console.error == "\r1…\u{1B}[K\r\u{1B}[K")
  }

  @Test func aScreenThatEndsEarlyHasNoOutcome() async {
    let binding = ScreenBinding<Int, String>(view: Self.lasting)
    #expect(await binding.outcome(of: Self.states(1, 3)) {} == nil)
  }

  @Test func showsEachFinalStateWithoutTheProgressLine() async {
    let shown = Recorder<String>()
    await ScreenBinding<Int, String>(view: Self.lasting, progress: Self.onTheWay)
      .follow(
        Self.states(1, 2, 3, 4), telling: line(),
        showing: shown.remember, during: {})
    #expect(shown.all == ["2", "4"])
    let turn = "\u{1B}[K\r\u{1B}[K"
    #expect(console.error == "\r1…" + turn + "\r3…" + turn)
  }

  @Test func printsEachFinalStateAndRemembersIt() async throws {
    let telling = BrowseTelling<Int>(on: BrowseEnvironment(on: console)) { state, last in
      state == last ? nil : Self.lasting(state).map { CommandOutput("\($0)\n") }
    }
    try await telling.follow(
      Self.states(1, 2, 2, 3, 4), telling: line(), progress: Self.onTheWay, during: {})
    #expect(telling.shown == [2, 4])
    #expect(console.output == "2\n4\n")
  }

  @Test func aConsoleErrorEndsTheOutput() async {
    console.refuseOutput()
    let telling = BrowseTelling<Int>(on: BrowseEnvironment(on: console)) { state, _ in
      CommandOutput("\(state)\n")
    }
    await #expect(throws: BrowseFailure.self) {
      try await telling.follow(Self.states(2), telling: line(), during: {})
    }
  }

  @Test func printsADialogAfterItsOutputAndReadsAKey() async throws {
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: console))
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
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: console))
    dialogs.show(CommandOutput())
    #expect(await dialogs.choice(in: Self.dialog) == .leave)
    try dialogs.end()
    #expect(console.error == "Unknown answer “”. Write “t” or “2”.\n")
    #expect(console.output.hasSuffix("   2  Take It\n“quit” ends the session.\n"))
  }

  @Test func quitIsThrownAtTheEnd() async {
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: ScriptedConsole(lines: ["quit"])))
    dialogs.show(CommandOutput())
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(throws: BrowseFailure.ended) { try dialogs.end() }
  }

  @Test func returnsNoChoiceAtTheEndOfTheInput() async throws {
    let silent = ScriptedConsole()
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: silent))
    dialogs.show(CommandOutput("No network.\n"))
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    try dialogs.end()
  }

  @Test func showsNoDialogAfterTheIntentHasEnded() async throws {
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: console))
    try dialogs.end()
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(console.output == "")
  }

  @Test func throwsTheConsoleErrorAtTheEnd() async {
    console.refuseOutput()
    let dialogs = BrowseDialogs(on: BrowseEnvironment(on: console))
    dialogs.show(CommandOutput("No network.\n"))
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(throws: BrowseFailure.self) { try dialogs.end() }
  }

  private enum Answer { case again, leave }

  private static let dialog = Dialog(
    title: "Sorry", message: "Is the network there?",
    offering: DialogChoice("Try Again", Answer.again), DialogChoice("Take It", .leave))

  private static func states(_ numbers: Int...) -> AsyncStream<Int> { .replaying(numbers) }

  @Sendable private static func lasting(_ state: Int) -> String? {
    state.isMultiple(of: 2) ? "\(state)" : nil
  }

  @Sendable private static func onTheWay(_ state: Int) -> String? {
    state.isMultiple(of: 2) ? nil : "\(state)…"
  }

  private func line() -> ProgressLine {
    ProgressLine(console: console, clock: FixedWallClock(.fixture()), isShown: true, patience: 0)
  }
}

@Suite struct ProgressLineTests {
  private let console = ScriptedConsole(terminals: [.error])
  private let clock = SettableWallClock(.fixture())

  @Test func appearsAfterHalfASecondAndDisappearsAtTheEnd() {
    var line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(499)
    line.show("one")
    #expect(console.error == "")
    wait(1)
    line.show("two")
    #expect(console.error == "\rtwo\u{1B}[K")
    line.clear()
    #expect(console.error == "\rtwo\u{1B}[K\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test func isRewrittenAtMostTenTimesPerSecond() {
    var line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(500)
    line.show("one")
    wait(99)
    line.show("two")
    wait(1)
    line.show("three")
    #expect(console.error == "\rone\u{1B}[K\rthree\u{1B}[K")
  }

  @Test func fitsIntoTheTerminal() {
    var line = ProgressLine(console: console, clock: clock, isShown: true, patience: 0, columns: 6)
    line.show("abcdef")
    #expect(console.error == "\rabcd…\u{1B}[K")
  }

  @Test func isNotShownForShortWorkOrInAPipe() {
    var short = ProgressLine(console: console, clock: clock, isShown: true)
    short.show("one")
    short.clear()
    var piped = ProgressLine(console: console, clock: clock, isShown: false)
    wait(1000)
    piped.show("two")
    piped.clear()
    #expect(console.error == "")
  }

  private func wait(_ milliseconds: Int64) {
    let time = clock.now.millisecondsSince1970 + milliseconds
    if let later = Timestamp(millisecondsSince1970: time) { clock.set(later) }
  }
}

@Suite struct DisplayWrappingTests {
  @Test(arguments: [
    ("short", "short"), ("", ""), ("a\n\nb", "a\n\nb"),
    ("one two three four five six", "one two three four five\nsix"),
    ("> one two three four five six", "> one two three four\n> five six"),
    ("  - one two three four five six", "  - one two three four\n    five six"),
    ("12. one two three four five six", "12. one two three four\n    five six"),
    // A word that is too long is not broken, so that a URL can be copied.
    ("[1] https://tidewater.example/harbour", "[1] https://tidewater.example/harbour"),
    ("see https://tidewater.example/harbour or so", "see https://tidewater.example/harbour\nor so"),
  ])
  func wrapsLinesAtSpacesAndIndentsThem(_ text: String, _ wrapped: String) {
    #expect(display(24).wrapped(text) == wrapped)
  }

  @Test func wrapsScriptsWithoutSpacesButNotBeforeAFullStop() {
    #expect(display(24).wrapped("港が再び開かれたと、市の港湾局が。発表した") == "港が再び開かれたと、市の\n港湾局が。発表した")
    #expect(display(24).wrapped("港が再び開かれたと市の港。局") == "港が再び開かれたと市の\n港。局")
    #expect(display(24).wrapped("開港は Harbour Office が発表") == "開港は Harbour Office が\n発表")
  }

  @Test func wrapsAtAMinimumWidth() {
    #expect(display(1).wrapped("one two three four five six") == "one two three four five\nsix")
  }

  @Test(arguments: [
    ("harbour", 7, "harbour"), ("harbour", 6, "harbo…"), ("harbour", 1, "…"), ("", 3, ""),
    ("港湾局", 6, "港湾局"), ("港湾局", 5, "港湾…"), ("港湾局", 4, "港…"),
  ])
  func aCellThatIsTooLongEndsWithAnEllipsis(_ cell: String, _ width: Int, _ fitted: String) {
    #expect(display(24).fitted(cell, to: width) == fitted)
    #expect(Display.plain.fitted(cell, to: width) == cell)
  }

  @Test func wordsFlowIntoAsManyLinesAsNeeded() {
    let words = ["All 93", "\u{1B}[1m[Business 11]\u{1B}[0m", "Food 8"]
    #expect(display(28).flow(words) == "All 93  \u{1B}[1m[Business 11]\u{1B}[0m\nFood 8")
    #expect(display(29).flow(words) == "All 93  \u{1B}[1m[Business 11]\u{1B}[0m  Food 8")
    #expect(Display.plain.flow(Array(repeating: "a word", count: 99)).contains("\n") == false)
  }

  private func display(_ columns: Int) -> Display {
    Display(isTerminal: true, colors: .never, environment: [:], columns: columns)
  }
}
