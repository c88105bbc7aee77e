import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CoreCLI
@testable import seams

/// The program, independent of its features: with an invented one.
@Suite struct CommandLineProgramTests {
  @Test(arguments: [
    ([], "pebbles"), (["--help"], "pebbles"), (["help"], "pebbles"), (["pebbles"], "list"),
    (["pebbles", "list", "--help"], "--limit"), (["help", "pebbles", "list"], "--limit"),
    (["--version"], "."), (["pebbles", "list", "-h"], "--limit"),
    (["browse", "--help"], "interactively"), (["--help"], "dataDir"),
    (["pebbles", "list", "--help"], "--data-dir"), (["help"], "dataDir"),
    (["--generate-completion-script", "bash"], "complete "),
    (["--generate-completion-script", "zsh"], "roundest"),
    (["--generate-completion-script", "fish"], "roundest"),
    (["--experimental-dump-help"], "roundest"),
  ])
  func showsHelpWithoutOpeningTheData(_ arguments: [String], _ words: String) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.contains(words))
    #expect(world.spyConsole.error == "")
    #expect(world.opened.all == [])
  }

  @Test func answersTheVersionAsTheParserDoes() async {
    for arguments in [["--version"], ["pebbles", "--version"]] {
      let world = StubEnvironment(arguments: arguments)
      #expect(await world.seams() == .success)
      #expect(world.spyConsole.output == CommandLineProgram.version + "\n")
    }
  }

  @Test(arguments: [
    ["--unknown"], ["pebble"], ["pebbles", "lst"], ["help", "pebble"], ["help", "pebbles", "lst"],
    ["pebbles", "list", "--limit", "ten"],
    ["pebbles", "list", "extra"], ["pebbles", "list", "--unknown"],
    ["pebbles", "list", "--data-dir", ""], ["pebbles", "list", "-x"],
    ["pebbles", "list", "--limti", "5"], ["pebbles", "list", "--order", "heaviest"],
    ["pebbles", "list", "--config", ""], ["pebbles", "list", "--color", "blue"],
    ["pebbles", "list", "--service", "quarry"], ["browse", "--json"], ["browse", "shells"],
  ])
  func printsTheUsageToStandardErrorForInvalidArguments(_ arguments: [String]) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.seams() == .usage)
    #expect(world.spyConsole.output == "")
    #expect(world.spyConsole.error.contains("Usage:"))
    #expect(world.opened.all == [])
  }

  @Test(arguments: [
    (["--data-dir", "/given"], ["SEAMS_DATA_DIR": "/set"], "/given"),
    ([], ["SEAMS_DATA_DIR": "/set", "XDG_DATA_HOME": "/xdg"], "/set"),
    ([], ["XDG_DATA_HOME": "/xdg", "HOME": "/home/ada"], "/xdg/seams"),
    ([], ["SEAMS_DATA_DIR": "", "HOME": "/home/ada"], "/home/ada/.local/share/seams"),
  ])
  func usesTheDataFolderOfTheOptionOrTheEnvironment(
    _ option: [String], _ environment: [String: String], _ folder: String
  ) async {
    let world = StubEnvironment(arguments: ["pebbles", "list"] + option, environment: environment)
    #expect(await world.seams() == .success)
    #expect(world.opened.all.map(\.dataFolder) == [folder])
  }

  @Test func explainsHowToSetAMissingDataFolder() async {
    let world = StubEnvironment(arguments: ["pebbles", "list"], environment: [:])
    #expect(await world.seams() == .configuration)
    #expect(world.spyConsole.error.contains("--data-dir"))
  }

  @Test(arguments: [
    (StartFailure.folder(.unwritable(path: "/x", reason: "full")), ProgramStatus.cannotCreate),
    (.database(.busy), .tryAgain),
    (.database(.corrupt(reason: "x")), .malformedData),
    (.database(.newerSchema(feature: "f", found: 2, known: 1)), .configuration),
    (.database(.full), .inputOutput), (.database(.unwritable(reason: "x")), .inputOutput),
    (.feature(reason: "Busy.", isBusy: true), .tryAgain),
    (.feature(reason: "Gone.", isBusy: false), .inputOutput),
    (.network(reason: "“x” holds no certificate."), .configuration),
    (.misencoded("Argument 3"), .usage),
  ])
  func reportsWhyTheDataCannotBeOpened(_ refusal: StartFailure, _ status: ProgramStatus) async {
    var world = StubEnvironment(arguments: ["pebbles", "list"])
    world.refusal = refusal
    #expect(await world.seams() == status)
    #expect(world.spyConsole.error == "seams: \(refusal)\n")
  }

  @Test func failsIfTheOutputCannotBeWritten() async {
    let world = StubEnvironment(arguments: ["pebbles", "list", "--json"])
    world.spyConsole.refuseOutput()
    #expect(await world.seams() == .inputOutput)
    #expect(world.spyConsole.error.contains("standard output"))
  }

  @Test func replacesControlCharactersOnStandardError() async {
    var world = StubEnvironment(arguments: ["pebbles", "list"])
    world.screens.notices = ["The address leads to “text/\u{1B}[31m\u{7}\u{9B}”."]
    _ = await world.seams()
    #expect(world.spyConsole.error.contains("text/\u{FFFD}[31m\u{FFFD}\u{FFFD}"))
  }

  @Test func parserErrorsQuoteTheInput() async {
    let world = StubEnvironment(arguments: ["pebbles", "list", "--limit", "-x"])
    #expect(await world.seams() == .usage)
    #expect(world.spyConsole.error.contains("The value '-x' is invalid for '--limit"))
    #expect(!world.spyConsole.error.utf8.contains(0))
  }

  @Test func logsTransitionsOnlyIfVerbose() async {
    for (arguments, isWanted) in [([], false), (["--verbose"], true)] {
      let world = StubEnvironment(arguments: ["pebbles", "list"] + arguments)
      _ = await world.seams()
      #expect(world.opened.all.map(\.logsTransitions) == [isWanted])
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], [], true, true), (["TERM": "dumb"], [], true, false),
    (["NO_COLOR": "1"], [], true, false), (["NO_COLOR": ""], [], true, true),
    ([:], [], false, false), ([:], ["--color", "always"], false, true),
    (["NO_COLOR": "1"], ["--color", "always"], true, true),
    ([:], ["--color", "never"], true, false), (["SEAMS_COLOR": "never"], [], true, false),
    (["SEAMS_COLOR": "never"], ["--color", "auto"], true, true),
    ([:], ["--color", "always", "--json"], true, false),
  ])
  func usesColoursOnlyIfTheTerminalSupportsThem(
    _ environment: [String: String], _ options: [String], _ isTerminal: Bool, _ isColored: Bool
  ) async {
    var world = StubEnvironment(arguments: ["pebbles", "list"] + options)
    world.environment.merge(environment) { _, new in new }
    world.spyConsole = ScriptedConsole(terminals: isTerminal ? [.output] : [])
    world.screens.names = ["clay"]
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.contains("\u{1B}[36mclay\u{1B}[0m") == isColored)
  }

  @Test(arguments: [
    ([:], [], ["less"]), (["PAGER": "more"], [], ["more"]),
    (["PAGER": "more", "SEAMS_PAGER": "less -S"], [], ["less", "-S"]),
    (["SEAMS_PAGER": "more"], ["--pager", "most"], ["most"]),
    ([:], ["--pager", "cat"], []), (["TERM": "dumb"], ["--pager", "most"], []),
    (["PAGER": "cat -n | head"], [], ["sh", "-c", "cat -n | head"]),
    (["PAGER": "sh -c 'head -3'"], [], ["sh", "-c", "sh -c 'head -3'"]),
    (["PAGER": "LESS=FX less"], [], ["sh", "-c", "LESS=FX less"]),
    (["PAGER": "bat --paging=always"], [], ["bat", "--paging=always"]),
  ])
  func choosesThePagerByOptionThenByVariable(
    _ environment: [String: String], _ options: [String], _ pager: [String]
  ) async {
    var world = StubEnvironment(arguments: ["pebbles", "list"] + options)
    world.environment.merge(environment) { _, new in new }
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.pagers == [pager])
  }

  @Test func aSessionHasNoPager() async {
    let world = StubEnvironment(arguments: ["browse"])
    _ = await world.seams()
    #expect(world.spyConsole.pagers.isEmpty)
  }

  @Test(arguments: [[], ["--json"]])
  func replacesControlCharactersOfStoredText(_ options: [String]) async {
    var world = StubEnvironment(arguments: ["pebbles", "list", "--color", "never"] + options)
    world.spyConsole = ScriptedConsole(terminals: [.output])
    world.screens.names = ["T\u{9B}31m\u{7}\u{202E}", "\u{2066}n\u{200F}\u{1B}\u{61C}"]
    #expect(await world.seams() == .success)
    for scalar in world.spyConsole.output.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
    }
  }

  @Test func printsTextUnchangedToAPipe() async {
    var world = StubEnvironment(arguments: ["pebbles", "list"])
    world.screens.names = ["\u{202E}T"]
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.contains("\u{202E}T\n"))
  }

  /// This feature prints names without the display's escaping, as a view may forget it.
  @Test(arguments: [["pebbles", "list"], ["browse"], ["pebbles", "list", "--color", "always"]])
  func replacesControlCharactersOfStoredTextInAPipe(_ arguments: [String]) async {
    var world = StubEnvironment(arguments: arguments)
    world.screens.names = ["T\u{1B}]0;title\u{7}\u{1B}[31mred\u{9B}31m\u{85}\r."]
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.contains("T\u{FFFD}]0;title\u{FFFD}\u{FFFD}[31mred\u{FFFD}31m"))
    #expect(
      !world.spyConsole.output.unicodeScalars.contains {
        [0x7, 0xD, 0x85, 0x9B].contains($0.value)
      })
  }

  @Test(arguments: [
    (["pebble"], "pebbles"), (["pebbles", "lst"], "list"), (["brwose"], "browse"),
    (["pebbles", "list", "--order", "roundst"], "roundest"),
    (["pebbles", "list", "--color", "alwys"], "always"), (["browse", "pebbels"], "pebbles"),
    (["pebbles", "list", "--limti", "5"], "--limit"), (["pebbles", "lits"], "list"),
  ])
  func suggestsTheNearestWordForAMisspeltOne(_ arguments: [String], _ word: String) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.seams() == .usage)
    let error = world.spyConsole.error
    #expect(["“\(word)”", "'\(word)'"].contains { error.contains("Did you mean \($0)?") })
  }

  @Test(arguments: [["xylophone"], ["pebbles", "xylophone"]])
  func suggestsNoWordThatDiffersTooMuch(_ arguments: [String]) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.seams() == .usage)
    #expect(world.spyConsole.error.contains("“xylophone”"))
    #expect(!world.spyConsole.error.contains("Did you mean"))
  }

  @Test(arguments: [["pebbles", "list", "--help"], ["pebbles", "list", "extra"]])
  func omitsGlobalOptionsFromTheUsageLine(_ arguments: [String]) async {
    let world = StubEnvironment(arguments: arguments)
    _ = await world.seams()
    let lines = (world.spyConsole.output + world.spyConsole.error).split(separator: "\n")
    let usage = lines.filter { $0.lowercased().hasPrefix("usage:") }
    #expect(usage.count == 1)
    #expect(usage.allSatisfy { $0.contains("--limit") && $0.contains("<options>") })
    #expect(usage.allSatisfy { !$0.contains("--data-dir") && !$0.contains("--verbose") })
  }
}
