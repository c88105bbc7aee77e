import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import CoreCLI

/// A browse session with two minimal features that print where they are.
@Suite struct BrowseSessionTests {
  @Test func startsWithTheNamedFeatureOrTheFirstOne() async {
    #expect(await walk([]).output == "pebbles\n")
    #expect(await walk([], from: "shells").output == "shells\n")
  }

  @Test func goesToAnotherFeatureAndBack() async {
    #expect(await walk(["go shells", "GO Pebbles"]).output == "pebbles\nshells\npebbles\n")
  }

  @Test func goesToAFeatureByItsNameAlone() async {
    let console = await walk(["shells", "shells 7"])
    #expect(console.output == "pebbles\nshells\n")
    #expect(console.error.hasPrefix("Unknown command “shells”."))
  }

  @Test func completesCommandsAtATerminalOnly() async {
    let terminal = ScriptedConsole(lines: ["where"], terminals: [.output])
    await walk(["pebbles", "shells"], on: terminal, isTerminal: true)
    let words = ["leave", "where", "go", "help", "quit"]
    #expect(terminal.completions == [words, words])
    #expect(terminal.output == "pebbles\n> pebbles\n> ")
    #expect(await walk(["where"]).completions == [])
  }

  @Test func printsNoPromptIfTheInputIsNotATerminal() async {
    let console = ScriptedConsole(lines: ["where"], terminals: [.output], isInputTerminal: false)
    await walk(["pebbles", "shells"], on: console, isTerminal: true)
    #expect(console.output == "pebbles\npebbles\n")
  }

  @Test func listsTheFeaturesForAnInvalidName() async {
    let console = await walk(["go", "go moon"])
    #expect(console.error == "Write “go pebbles|shells”.\nWrite “go pebbles|shells”.\n")
    let misspelt = await walk(["go pebles", "wher"]).error
    #expect(misspelt.hasPrefix("Write “go pebbles|shells”. Did you mean “pebbles”?\n"))
    #expect(misspelt.hasSuffix(" Did you mean “where”?\n"))
  }

  @Test func followsARouteIntoItsFeatureAndStaysThere() async {
    let console = await walk(["leave /shells/7", "where"])
    #expect(console.output == "pebbles\nshells: /shells/7\nshells\n")
  }

  @Test func reportsARouteWithoutAScreen() async {
    let console = await walk(["leave /moon", "where"])
    #expect(console.error == "“/moon” cannot be shown in a session. Use another command.\n")
    #expect(console.output == "pebbles\npebbles\n")
  }

  @Test func listsTheCommandsOfTheFeatureAndItsOwn() async {
    let output = await walk(["help"]).output
    for order in ["leave ROUTE", "go pebbles|shells", "h, help", "q, quit"] {
      #expect(output.contains("  \(order) "))
    }
  }

  @Test func offersNoOtherFeatureIfOnlyOneExists() async {
    let console = ScriptedConsole(lines: ["go pebbles", "help"])
    await walk(["pebbles"], on: console)
    #expect(console.error.hasPrefix("Unknown command “go”. Use one of: leave, where, help, quit."))
    #expect(!console.output.contains("go "))
  }

  @Test func endsWithoutAMessageIfTheReaderOfTheOutputIsGone() async {
    let console = ScriptedConsole()
    var session = BrowseSession(
      [BrowseSession.Part(name: "unread", walk: ClosedPart())], on: BrowseEnvironment(on: console))
    #expect(await session.run().print(to: console) == .brokenPipe)
    #expect(console.error == "")
  }

  @Test func endsIfTheOutputCannotBeWritten() async {
    let console = ScriptedConsole(lines: ["where"])
    console.refuseOutput()
    await walk(["pebbles"], on: console, until: .inputOutput)
    #expect(console.remainingLines == ["where"])
  }

  @Test func measuresTheTerminalForEachOutput() {
    let context = CommandContext(
      files: InMemoryFileSystem(), console: ShrinkingConsole(), clock: FixedWallClock(.fixture()),
      display: .plain, showsProgress: false)
    #expect([context.display.columns, context.display.columns] == [120, 60])
  }

  private func walk(_ lines: [String], from name: String? = nil) async -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    await walk(["pebbles", "shells"], from: name, on: console)
    return console
  }

  private func walk(
    _ names: [String], from name: String? = nil, on console: ScriptedConsole,
    isTerminal: Bool = false, until end: ProgramStatus = .success
  ) async {
    let landing = BrowseEnvironment(
      on: console, Display(isTerminal: isTerminal, colors: .never, environment: [:]))
    var session = BrowseSession(
      names.map { BrowseSession.Part(name: $0, walk: SpokenWalk(name: $0, landing: landing)) },
      from: name, on: landing)
    #expect(await session.run().print(to: console) == end)
  }
}

/// A terminal that is half as wide after each measurement.
private final class ShrinkingConsole: Console {
  private let width = Mutex(120)
  let isInputTerminal = true

  func columns(of channel: ConsoleChannel) -> Int? {
    width.withLock { width in
      defer { width /= 2 }
      return width
    }
  }

  func isTerminal(_ channel: ConsoleChannel) -> Bool { true }
  func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {}
  func readLine() async throws(FileFailure) -> String? { nil }
  func readSecretLine(prompt: String) async throws(FileFailure) -> String? { nil }
}

/// A part of a browse session whose output fails, because its reader has closed it.
private struct ClosedPart: BrowseFeature {
  let browseCommands: [BrowseHelp] = []

  mutating func showAgain() async throws(BrowseFailure) {
    throw .console(.readerGone(path: ConsoleChannel.output.name))
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool { false }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool { false }
}

/// A part of a browse session that prints where it is, and leaves for any route.
private struct SpokenWalk: BrowseFeature {
  let name: String
  let landing: BrowseEnvironment

  let browseCommands = [
    BrowseHelp(word: "leave", argument: "ROUTE", purpose: "another place"),
    BrowseHelp(word: "where", purpose: "the name of the feature"),
  ]

  mutating func showAgain() async throws(BrowseFailure) {
    try landing.tell(CommandOutput(name + "\n"))
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    switch line.word {
    case "leave":
      let path = line.rest.split(separator: "/").map(String.init)
      landing.navigator.pass(Route(path: path))
    case "where": try await showAgain()
    default: return false
    }
    return true
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard route.path.first == name else { return false }
    try landing.tell(CommandOutput("\(name): \(route)\n"))
    return true
  }
}
