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
    (["--version"], "."),
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
    world.screens = StubBookmarksScreens(list: [.success(.empty, of: .all)])
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
    world.screens = StubBookmarksScreens(list: [.success(.empty, of: .all)])
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

  @Test func transitionsAreLoggedOnlyWhereTheyAreWanted() async {
    for (arguments, isWanted) in [([], false), (["--verbose"], true)] {
      var world = StubWorld(arguments: ["bookmarks", "list"] + arguments)
      world.screens = StubBookmarksScreens(list: [.success(.empty, of: .all)])
      _ = await CommandLineProgram(world: world).run()
      #expect(world.opened.all.map(\.logsTransitions) == [isWanted])
    }
  }
}
