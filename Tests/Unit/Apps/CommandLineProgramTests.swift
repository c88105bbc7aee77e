import BookmarksDomain
import BookmarksTesting
import CLI
import Composition
import CoreDomain
import CoreTesting
import Testing

@Suite struct CommandLineProgramTests {
  @Test func withoutACommandItShowsWhatThereIs() async {
    let world = StubWorld(arguments: [])
    #expect(await CommandLineProgram(world: world).run() == .success)
    #expect(world.spyConsole.output.contains("bookmarks"))
    #expect(world.spyConsole.error == "")
    #expect(world.opened.all == [])
  }

  @Test(arguments: [
    (["--help"], "bookmarks"), (["help"], "bookmarks"), (["bookmarks"], "export"),
    (["bookmarks", "add", "--help"], "--no-fetch"), (["help", "bookmarks", "add"], "--no-fetch"),
    (["--version"], "."), (["bookmarks", "search", "--help"], "tutorial"),
    (["bookmarks", "search", "-h"], "tutorial"), (["browse", "--help"], "line by line"),
    (["--generate-completion-script", "bash"], "complete "),
    (["--generate-completion-script", "zsh"], "newest"),
    (["--generate-completion-script", "fish"], "newest"),
    (["--experimental-dump-help"], "rename-tag"),
  ])
  func helpIsNoFailureAndTouchesNoData(_ arguments: [String], _ words: String) async {
    let world = StubWorld(arguments: arguments)
    #expect(await CommandLineProgram(world: world).run() == .success)
    #expect(world.spyConsole.output.contains(words))
    #expect(world.opened.all == [])
  }

  @Test(arguments: [
    ["bookmark"], ["bookmarks", "ad"], ["bookmarks", "add"], ["bookmarks", "remove"],
    ["bookmarks", "list", "--limit", "ten"], ["bookmarks", "list", "extra"],
    ["bookmarks", "list", "--unknown"], ["bookmarks", "list", "--data-dir", ""],
    ["bookmarks", "list", "-x"], ["bookmarks", "search", "x", "--limti", "5"],
    ["bookmarks", "search", ""], ["bookmarks", "search", " ", "\t"], ["bookmarks", "search"],
    ["bookmarks", "list", "--tag", " "], ["bookmarks", "list", "--sort", "size"],
    ["bookmarks", "list", "--config", ""], ["bookmarks", "list", "--color", "blue"],
    ["bookmarks", "edit", "b1", "--read", "--unread"], ["bookmarks", "rename-tag", "-x"],
    ["bookmarks", "edit", "b1", "--archive", "--unarchive"], ["browse", "--json"],
    ["bookmarks", "import", "-", "--format", "csv"],
    ["bookmarks", "import", "-", "--folders", "x"],
    ["bookmarks", "export", "--json", "--format", "netscape"],
  ])
  func aCommandThatIsMisusedEndsWithUsageOnStandardError(_ arguments: [String]) async {
    let world = StubWorld(arguments: arguments)
    #expect(await CommandLineProgram(world: world).run() == .usage)
    #expect(world.spyConsole.output == "")
    #expect(world.spyConsole.error.contains("Usage:"))
    #expect(world.opened.all == [])
  }

  @Test(arguments: [
    (["--data-dir", "/given"], ["SEAMS_DATA_DIR": "/set"], "/given"),
    ([], ["SEAMS_DATA_DIR": "/set", "XDG_DATA_HOME": "/xdg"], "/set"),
    ([], ["XDG_DATA_HOME": "/xdg", "HOME": "/home/ada"], "/xdg/seams"),
    ([], ["XDG_DATA_HOME": "relative", "HOME": "/home/ada"], "/home/ada/.local/share/seams"),
    ([], ["SEAMS_DATA_DIR": "", "HOME": "/home/ada"], "/home/ada/.local/share/seams"),
  ])
  func theDataIsWhereThePersonSays(
    _ option: [String], _ environment: [String: String], _ folder: String
  ) async {
    var world = StubWorld(arguments: ["bookmarks", "list"] + option, environment: environment)
    world.screens = StubBookmarksScreens(list: [.success(.empty, of: BookmarkQuestion())])
    #expect(await CommandLineProgram(world: world).run() == .success)
    #expect(world.opened.all.map(\.dataFolder) == [folder])
  }

  @Test func withoutAPlaceForTheDataItSaysWhatToDo() async {
    let world = StubWorld(arguments: ["bookmarks", "list"], environment: [:])
    #expect(await CommandLineProgram(world: world).run() == .configuration)
    #expect(world.spyConsole.error.contains("--data-dir"))
  }

  @Test(arguments: [
    (StartFailure.folder(.unwritable(path: "/x", reason: "full")), ProgramStatus.cannotCreate),
    (.database(.busy), .tryAgain),
    (.database(.corrupt(reason: "x")), .malformedData),
    (.database(.newerSchema(feature: "f", found: 2, known: 1)), .configuration),
    (.database(.unwritable(reason: "full")), .inputOutput),
    (.feature(reason: "Busy.", isBusy: true), .tryAgain),
    (.feature(reason: "Gone.", isBusy: false), .inputOutput),
    (.network(reason: "“x” holds no certificate."), .configuration),
  ])
  func dataThatCannotBeOpenedEndsWithItsReason(
    _ refusal: StartFailure, _ status: ProgramStatus
  ) async {
    var world = StubWorld(arguments: ["bookmarks", "list"])
    world.refusal = refusal
    #expect(await CommandLineProgram(world: world).run() == status)
    #expect(world.spyConsole.error == "seams: \(refusal)\n")
  }

  @Test func whatCannotBeWrittenIsNoSuccess() async {
    var world = StubWorld(arguments: ["bookmarks", "list", "--json"])
    world.screens = StubBookmarksScreens(list: [.success(.empty, of: BookmarkQuestion())])
    world.spyConsole.refuseOutput()
    #expect(await CommandLineProgram(world: world).run() == .inputOutput)
    #expect(world.spyConsole.error.contains("standard output"))
  }

  @Test func whatAServerSaysOfItselfTellsTheTerminalNothing() async {
    let failure = PageTitleFailure.unreadable("The address leads to “text/\u{1B}[31m\u{7}\u{9B}”.")
    var world = StubWorld(arguments: ["bookmarks", "add", "https://example.org"])
    world.screens = StubBookmarksScreens(
      editor: [.saved(AddedBookmark(kept: .added(.fixture()), titleFailure: failure))])
    _ = await CommandLineProgram(world: world).run()
    #expect(world.spyConsole.error.contains("text/\u{FFFD}[31m\u{FFFD}\u{FFFD}"))
  }

  @Test func whatTheParserSaysRepeatsWhatWasTyped() async {
    let world = StubWorld(arguments: ["bookmarks", "list", "--limit", "-x"])
    #expect(await CommandLineProgram(world: world).run() == .usage)
    #expect(world.spyConsole.error.contains("“-x” is no whole number."))
    #expect(!world.spyConsole.error.utf8.contains(0))
  }

  @Test func transitionsAreLoggedOnlyWhereTheyAreWanted() async {
    for (arguments, isWanted) in [([], false), (["--verbose"], true)] {
      var world = StubWorld(arguments: ["bookmarks", "list"] + arguments)
      world.screens = StubBookmarksScreens(list: [.success(.empty, of: BookmarkQuestion())])
      _ = await CommandLineProgram(world: world).run()
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
  func coloursAreForATerminalThatWantsThem(
    _ environment: [String: String], _ options: [String], _ isTerminal: Bool, _ isColored: Bool
  ) async {
    var world = StubWorld(arguments: ["bookmarks", "tags"] + options)
    world.environment.merge(environment) { _, new in new }
    world.spyConsole = ScriptedConsole(terminals: isTerminal ? [.output] : [])
    world.screens = StubBookmarksScreens(
      tags: [.success([TagUse(tag: .fixture("clay"), count: 2)])])
    #expect(await CommandLineProgram(world: world).run() == .success)
    #expect(world.spyConsole.output.contains("\u{1B}[36mclay\u{1B}[0m") == isColored)
  }

  @Test(arguments: [[], ["--json"]])
  func whatIsKeptTellsTheTerminalNothing(_ options: [String]) async {
    var world = StubWorld(arguments: ["bookmarks", "list", "--color", "never"] + options)
    world.spyConsole = ScriptedConsole(terminals: [.output])
    let bookmark = Bookmark.fixture(
      title: "T\u{9B}31m\u{7}\u{202E}", note: "\u{2066}n\u{200F}\u{1B}")
    world.screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [bookmark], total: 1), of: BookmarkQuestion())])
    #expect(await CommandLineProgram(world: world).run() == .success)
    for scalar in world.spyConsole.output.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
    }
  }

  @Test func anotherProgramGetsTextAsItIs() async {
    var world = StubWorld(arguments: ["bookmarks", "list"])
    let bookmark = Bookmark.fixture(title: "\u{202E}T")
    world.screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [bookmark], total: 1), of: BookmarkQuestion())])
    #expect(await CommandLineProgram(world: world).run() == .success)
    #expect(world.spyConsole.output.contains("  \u{202E}T\n"))
  }
}
