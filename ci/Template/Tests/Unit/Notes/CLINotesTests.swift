import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesTesting
import NotesViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import NotesCLI

/// The commands: arguments become intents of the screen, and its states become output.
@Suite struct CLINotesTests {
  private static let kept = Note.fixture(id: "a7", title: "First", seconds: 1)
  private static let line = "a7  First · 2026-01-01\n"
  private static let record =
    #"{"createdAt":"2026-01-01T00:00:01.000Z","id":"a7","title":"First"}"#

  @Test(arguments: [
    (["list"], NoteListIntent.show), (["add", "A title"], .add("A title")),
    (["add", "-x"], .add("-x")), (["remove", "a7"], .remove(Note.ID("a7"))),
    (["delete", "-a"], .remove(Note.ID("-a"))),
  ])
  func sendsTheArgumentsToTheScreen(_ arguments: [String], _ intent: NoteListIntent) async throws {
    let screens = StubNotesScreens(list: [.preparing, .success([])])
    let output = try await NotesCLIFeature().run(arguments, through: screens)
    #expect(output.status == .success)
    #expect(screens.list.intents == [intent])
  }

  @Test(arguments: [["add"], ["add", "two", "titles"], ["remove"], ["list", "extra"]])
  func rejectsMissingAndSurplusArguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try NotesCommand.leaf(of: arguments) }
  }

  @Test(arguments: [
    (NoteListState.idle, nil, nil), (.preparing, nil, nil),
    (.success([]), CommandOutput(notices: ["No notes."]), CommandOutput("[]\n")),
    (.success([kept]), CommandOutput(line), CommandOutput("[\(record)]\n")),
    (.added(kept), CommandOutput("Added:\n" + line), CommandOutput(record + "\n")),
    (
      .removed(kept.id), CommandOutput("Removed a7.\n"),
      CommandOutput(#"{"removed":["a7"]}"# + "\n")
    ),
  ])
  func printsEachFinalStateAsTextOrJSON(
    _ state: NoteListState, _ text: CommandOutput?, _ json: CommandOutput?
  ) {
    #expect(NoteListView(display: .plain).commandOutput(of: state) == text)
    #expect(NoteListView(display: .plain, json: true).commandOutput(of: state) == json)
  }

  @Test(arguments: [
    (NoteFailure.malformedTitle(reason: "is blank"), ProgramStatus.malformedData),
    (.notFound(Note.ID("no")), .malformedData), (.busy(reason: "Busy."), .tryAgain),
  ])
  func printsAFailureWithItsStatus(_ failure: NoteFailure, _ status: ProgramStatus) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    for json in [false, true] {
      let view = NoteListView(display: .plain, json: json)
      #expect(view.commandOutput(of: .failure(failure)) == expected)
    }
  }
}

/// A browse session with real view models: typed lines and their output.
@Suite struct CLINotesWalkTests {
  private let two = DefaultNotesScreens(
    [.fixture(id: "a1", title: "First"), .fixture(id: "a2", title: "Second")], at: 100)

  @Test func startsWithTheListAndShowsItAgainAfterAnAddition() async throws {
    let walk = await walk(["add Third"], through: two)
    let lists = "Notes\n   1  Second\n   2  First\nAdded:\nid1  Third · 2026-01-01\n"
    #expect(walk.output == lists + "Notes\n   1  Third\n   2  Second\n   3  First\n")
    #expect(walk.error == "")
  }

  @Test func aNumberRefersToTheLastList() async throws {
    let walk = await walk(["delete 1", "d 1", "list", "l"], through: two)
    #expect(walk.output.contains("Removed a2.\nNotes\n   1  First\nRemoved a1.\nNo notes.\n"))
    #expect(walk.output.hasSuffix("No notes.\nNo notes.\nNo notes.\n"))
  }

  @Test(arguments: [
    ("delete 3", "There is no entry “3”. Use a number from 1 to 2."), ("d 0", "no entry “0”"),
    ("delete x", "no entry “x”"), ("delete", "Write “delete N”, with a number from 1 to 2."),
    ("add", "Write “add TITLE”."), ("dance", "Unknown command “dance”."),
  ])
  func printsErrorsOfInvalidLinesAndContinues(_ line: String, _ words: String) async throws {
    let walk = await walk([line, "list"], through: two)
    #expect(walk.error.contains(words))
    #expect(walk.output.split(separator: "\n").filter { $0 == "Notes" }.count == 2)
  }

  @Test func reportsThatTheListIsEmptyOrWhyItCannotBeShown() async throws {
    let empty = await walk(["delete 1"], through: DefaultNotesScreens())
    #expect(empty.error == "The list is empty, so it has no entries to choose.\n")
    let failing = StubNotesScreens(list: [.preparing, .failure(.busy(reason: "Busy."))])
    #expect(await walk([], through: failing).error == "seams: Busy.\n")
    let silent = StubNotesScreens(list: [.preparing])
    #expect(await walk([], through: silent).error.contains("without a result"))
  }

  @Test func passesOnARouteOfAnotherFeature() async throws {
    let landing = BrowseEnvironment(context: .fixture())
    var part = NotesBrowsePart(screens: two, landing: landing)
    #expect(try await part.go(to: Route(path: ["elsewhere"])) == false)
    await landing.navigator.go(to: Route(path: ["elsewhere"]))
    #expect(try await part.perform(BrowseLine("add Third")))
    #expect(landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  private func walk(_ lines: [String], through screens: any NotesScreens) async -> ScriptedConsole {
    await NotesCLIFeature().walk(lines, through: screens)
  }
}
