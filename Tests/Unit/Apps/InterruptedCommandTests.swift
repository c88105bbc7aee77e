import CoreDomain
import CoreTesting
import Testing

@testable import Composition
@testable import CoreCLI
@testable import seams

@Suite struct InterruptedCommandTests {
  private let interruptions = ScriptedInterruptions()
  private let sleeper = InstantSleeper(isHeld: true)

  @Test(arguments: [(.keyboard, 130), (.termination, 143)] as [(Interruption, Int32)])
  func cancelsTheCommandAndReportsTheStop(_ request: Interruption, _ status: Int32) async {
    let commandOutput = await interrupted(request, ending: .failure("No answer.", .unavailable))
    #expect(commandOutput == CommandOutput(notices: ["Stopped."], status: request.status))
    #expect(commandOutput.status.rawValue == status)
  }

  @Test func printsTheResultDespiteTheInterruption() async {
    let some = CommandOutput("3\n", notices: ["Some are missing."])
    let commandOutput = await interrupted(.keyboard, ending: some)
    #expect(
      commandOutput == CommandOutput("3\n", notices: ["Some are missing."], status: .interrupted))
  }

  @Test func reportsTheCompletedWork() async {
    let failure = CommandOutput(
      notices: ["seams: No."], done: ["7 pages are kept."], status: .tryAgain)
    let commandOutput = await interrupted(.keyboard, ending: failure)
    #expect(
      commandOutput
        == CommandOutput(notices: ["Stopped."], done: ["7 pages are kept."], status: .interrupted))
    let console = ScriptedConsole()
    #expect(commandOutput.print(to: console) == .interrupted)
    #expect(console.error == "Stopped.\n7 pages are kept.\n" && console.output == "")
  }

  @Test func doesNotAddToAReportOfTheCompletedWork() async {
    let stopped = CommandOutput(done: ["Stopped at page 7."], status: .interrupted)
    #expect(await interrupted(.keyboard, ending: stopped) == stopped)
  }

  @Test func reportsThatASilentCommandWasStopped() async {
    let commandOutput = await interrupted(.termination, ending: CommandOutput())
    #expect(commandOutput == CommandOutput(notices: ["Stopped."], status: .terminated))
  }

  @Test func returnsTheOutputOfAnUninterruptedCommand() async {
    let failure = CommandOutput.failure("No answer.", .unavailable)
    #expect(await interruptions.stopping { failure } == failure)
    #expect(await interruptions.stopping { CommandOutput("3\n") } == CommandOutput("3\n"))
    #expect(!interruptions.interrupt(.keyboard))
  }

  @Test(arguments: [
    (["--version"], 0), (["pebbles"], 0), (["browse"], 0), (["pebbles", "list"], 1),
    (["pebbles", "list", "--data-dir", ""], 0),
  ])
  func onlyARunningCommandListensForInterruptions(_ arguments: [String], _ listeners: Int) async {
    var world = StubEnvironment(arguments: arguments)
    world.interruptions = interruptions
    _ = await world.seams()
    #expect(interruptions.listeners == listeners)
  }

  @Test(arguments: [(["end"], "end"), (["on the way"], nil)] as [([String], String?)])
  func followsACancelledScreenToItsEndIfItHasOne(_ states: [String], _ end: String?) async {
    #expect(await cancelledOutcome(of: states) == end)
  }

  /// Returns the output of a command that is interrupted while it runs.
  private func interrupted(
    _ request: Interruption, ending commandOutput: CommandOutput
  ) async -> CommandOutput {
    async let end = interruptions.stopping {
      do throws(CancellationError) {
        try await sleeper.sleep(for: .seconds(60))
        return CommandOutput("It was not cancelled.\n")
      } catch {
        return commandOutput
      }
    }
    await sleeper.asleep()
    #expect(interruptions.interrupt(request))
    return await end
  }

  /// Returns what a binding makes of a screen that publishes states after its work was cancelled.
  private func cancelledOutcome(of states: [String]) async -> String? {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let binding = ScreenBinding<String, String>(view: { $0 == "end" ? $0 : nil })
    let command = Task {
      await binding.outcome(of: stream) {
        continuation.yield("on the way")
        try? await sleeper.sleep(for: .seconds(60))
        for state in states { continuation.yield(state) }
      }
    }
    await sleeper.asleep()
    command.cancel()
    return await command.value
  }
}

@Suite struct CompletionTests {
  private static let line = ["seams", "pebbles", "list", "--name", "gr"]
  private static let question =
    ["---completion", "pebbles", "list", "--", "--name", "4", "2"] + line

  @Test func readsTheRequestOfAShell() throws {
    let request = try #require(CompletionRequest(Self.question + ["--data-dir", "d"]))
    #expect(request.commands == ["pebbles", "list"])
    #expect(request.argument == "--name" && request.typed == "gr")
    #expect(request.option("--data-dir") == "d" && request.option("--config") == nil)
    #expect(request.settings == [.dataFolder: .text("d")])
    #expect(CompletionRequest(["pebbles", "list"]) == nil)
  }

  @Test func offersEachMatchOnceUpToALimit() async {
    let many = (1...300).map { "grey\($0)" }
    var world = Self.world(Self.question)
    world.screens.names = ["green", "red", "green", "gr\neen"] + many
    #expect(await world.seams() == .success)
    let values = world.spyConsole.output.split(separator: "\n").map(String.init)
    #expect(values == ["green"] + many.prefix(199))
    #expect(world.spyConsole.error.isEmpty)
  }

  @Test(arguments: [
    ("bash", #"'gr(it'\''s):a\b'"# + "\n"),
    ("zsh", #"gr(it's)\:a\\b"# + "\ngr$HOME\ngr`touch run`\n \n"),
    ("fish", #"gr(it's):a\b"# + "\ngr$HOME\ngr`touch run`\n"),
  ])
  func quotesOrOmitsValuesForTheShellThatCompletesThem(_ shell: String, _ lines: String) async {
    var world = Self.world(Self.question)
    world.environment["SAP_SHELL"] = shell
    world.screens.names = [#"gr(it's):a\b"#, "gr$HOME", "gr`touch run`"]
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output == lines)
  }

  @Test func bashRunsNoCommandAfterAQuotationMarkWithAnAccent() {
    let lines = CompletionRequest.lines(of: ["'\u{301}<(touch run)", "`\u{301}"], for: "bash")
    #expect(lines == #"''\''"# + "\u{301}<(touch run)'\n")
  }

  @Test func completionDoesNotOpenAMissingDatabase() async {
    var world = Self.world(Self.question)
    world.memory = InMemoryFileSystem()
    world.screens.names = ["green"]
    #expect(await world.seams() == .success)
    #expect(world.opened.all.isEmpty)
    #expect(world.spyConsole.output.isEmpty && world.spyConsole.error.isEmpty)
  }

  @Test(arguments: [
    ["---completion"], ["---completion", "moon", "--", "--name", "0", "0"],
    ["---completion", "pebbles", "list", "--", "--name", "x", "y"] + line,
    question + ["--demo"], question + ["--config", "missing.json"],
  ])
  func printsNoErrorForInvalidRequests(_ arguments: [String]) async {
    let world = Self.world(arguments)
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.error.isEmpty)
  }

  @Test func printsNoErrorIfTheDataCannotBeOpened() async {
    var world = Self.world(Self.question)
    world.refusal = .noDataFolder
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.isEmpty && world.spyConsole.error.isEmpty)
  }

  private static func world(_ arguments: [String]) -> StubEnvironment {
    var world = StubEnvironment(arguments: arguments)
    world.memory = InMemoryFileSystem(["/home/ada/.local/share/seams/seams.sqlite": []])
    return world
  }
}
