import CoreDomain
import CoreTesting
import NotesDomain
import NotesTesting
import Testing

@testable import CoreCLI
@testable import NotesCLI

/// The commands: arguments become intents of the screen, and its states become output.
@Suite struct CLINotesTests {
  private let kept = Note.fixture(id: "a7", title: "First", seconds: 1)

  @Test(arguments: [
    (["list"], NoteListIntent.show), (["add", "A title"], .add("A title")),
    (["add", "-x"], .add("-x")), (["remove", "a7"], .remove(Note.ID("a7"))),
    (["delete", "-a"], .remove(Note.ID("-a"))),
  ])
  func sendsTheArgumentsToTheScreen(_ arguments: [String], _ intent: NoteListIntent) async throws {
    let screens = StubNotesScreens(list: [.preparing, .success([])])
    #expect(try await run(arguments, screens).status == .success)
    #expect(screens.list.intents == [intent])
  }

  @Test(arguments: [["add"], ["add", "two", "titles"], ["remove"], ["list", "extra"]])
  func rejectsMissingAndSurplusArguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try NotesCommand.leaf(of: arguments)
    }
  }

  @Test func printsOneLinePerNote() {
    let line = "a7  First · 2026-01-01\n"
    #expect(view().commandOutput(of: .success([kept])) == CommandOutput(line))
    #expect(view().commandOutput(of: .added(kept)) == CommandOutput("Added:\n" + line))
    #expect(view().commandOutput(of: .removed(kept.id)) == CommandOutput("Removed a7.\n"))
  }

  @Test func printsANoticeForAnEmptyList() {
    #expect(view().commandOutput(of: .success([])) == CommandOutput(notices: ["No notes."]))
  }

  @Test func printsJSONWithEveryKeyAndNoNotice() {
    let record = #"{"createdAt":"2026-01-01T00:00:01.000Z","id":"a7","title":"First"}"#
    let view = view(json: true)
    #expect(view.commandOutput(of: .success([kept])) == CommandOutput("[\(record)]\n"))
    #expect(view.commandOutput(of: .success([])) == CommandOutput("[]\n"))
    #expect(view.commandOutput(of: .added(kept)) == CommandOutput(record + "\n"))
    #expect(view.commandOutput(of: .removed(kept.id)) == CommandOutput("{\"removed\":[\"a7\"]}\n"))
  }

  @Test(arguments: [
    (NoteFailure.malformedTitle(reason: "is blank"), ProgramStatus.malformedData),
    (.notFound(Note.ID("no")), .malformedData), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
    (.full(reason: "Full."), .inputOutput),
  ])
  func printsAFailureWithItsStatus(_ failure: NoteFailure, _ status: ProgramStatus) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    #expect(view().commandOutput(of: .failure(failure)) == expected)
    #expect(view(json: true).commandOutput(of: .failure(failure)) == expected)
  }

  @Test func printsNothingForIntermediateStates() {
    #expect(view().commandOutput(of: .idle) == nil)
    #expect(view().commandOutput(of: .preparing) == nil)
  }

  private func view(json: Bool = false) -> NoteListView {
    NoteListView(display: .plain, json: json)
  }

  private func run(
    _ arguments: [String], _ screens: StubNotesScreens
  ) async throws -> CommandOutput {
    let command = try NotesCommand.leaf(of: arguments)
    let context = CommandContext.notes(on: ScriptedConsole())
    return try #require(await NotesCLIFeature().run(command, through: screens, in: context))
  }
}

/// A browse session with real view models: typed lines and their output.
@Suite struct CLINotesWalkTests {
  private let two = ModelledNotesScreens([
    .fixture(id: "a1", title: "First"), .fixture(id: "a2", title: "Second"),
  ])

  @Test func startsWithTheListAndShowsItAgainAfterAnAddition() async throws {
    let walk = try await walk(["add Third"], through: two)
    #expect(
      walk.output == """
        Notes
           1  Second
           2  First
        Added:
        id1  Third · 2026-01-01
        Notes
           1  Third
           2  Second
           3  First

        """)
    #expect(walk.error == "")
  }

  @Test func aNumberRefersToTheLastList() async throws {
    let walk = try await walk(["delete 1", "d 1", "list", "l"], through: two)
    #expect(walk.output.contains("Removed a2.\nNotes\n   1  First\nRemoved a1.\nNo notes.\n"))
    #expect(walk.output.hasSuffix("No notes.\nNo notes.\nNo notes.\n"))
  }

  @Test(arguments: [
    ("delete 3", "There is no entry “3”. Use a number from 1 to 2."), ("d 0", "no entry “0”"),
    ("delete x", "no entry “x”"), ("delete", "Write “delete N”, with a number from 1 to 2."),
    ("add", "Write “add TITLE”."), ("dance", "Unknown command “dance”."),
  ])
  func printsErrorsOfInvalidLinesAndContinues(_ line: String, _ words: String) async throws {
    let walk = try await walk([line, "list"], through: two)
    #expect(walk.error.contains(words))
    #expect(walk.output.split(separator: "\n").filter { $0 == "Notes" }.count == 2)
  }

  @Test func reportsThatTheListIsEmpty() async throws {
    let walk = try await walk(["delete 1"], through: ModelledNotesScreens())
    #expect(walk.error == "The list is empty.\n")
  }

  @Test func printsWhyTheListCannotBeShown() async throws {
    let screens = StubNotesScreens(list: [.preparing, .failure(.busy(reason: "Busy."))])
    #expect(try await walk([], through: screens).error == "seams: Busy.\n")
    let silent = StubNotesScreens(list: [.preparing])
    #expect(try await walk([], through: silent).error.contains("without a result"))
  }

  @Test func passesOnARouteOfAnotherFeature() async throws {
    let console = ScriptedConsole()
    let landing = BrowseEnvironment(context: .notes(on: console))
    var walk = NotesBrowsePart(through: two, from: landing)
    #expect(try await walk.go(to: Route(path: ["elsewhere"])) == false)
    #expect(console.output == "")
    await landing.navigator.go(to: Route(path: ["elsewhere"]))
    #expect(try await walk.perform(BrowseLine("add Third")))
    #expect(landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  private func walk(
    _ lines: [String], through screens: any NotesScreens
  ) async throws -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    var session = NotesCLIFeature().session(through: screens, in: .notes(on: console))
    #expect(await session.run().print(to: console) == .success)
    return console
  }
}

extension CommandContext {
  fileprivate static func notes(on console: ScriptedConsole) -> CommandContext {
    CommandContext(
      files: InMemoryFileSystem(), console: console, clock: FixedWallClock(Note.fixtureTime()),
      display: .plain, showsProgress: false)
  }
}
