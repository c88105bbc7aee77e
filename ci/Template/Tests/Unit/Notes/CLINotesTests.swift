import Composition
import CoreDomain
import CoreTesting
import NotesDomain
import NotesTesting
import Testing

@testable import CLI

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
      try SeamsCommand<NotesFeature>.leaf(of: ["notes"] + arguments)
    }
  }

  @Test func printsOneLinePerNote() {
    let line = "a7  First · 2026-01-01\n"
    #expect(view().printout(of: .success([kept])) == Printout(line))
    #expect(view().printout(of: .added(kept)) == Printout("Added:\n" + line))
    #expect(view().printout(of: .removed(kept.id)) == Printout("Removed a7.\n"))
  }

  @Test func printsANoticeForAnEmptyList() {
    #expect(view().printout(of: .success([])) == Printout(notices: ["No notes."]))
  }

  @Test func printsJSONWithEveryKeyAndNoNotice() {
    let record = #"{"createdAt":"2026-01-01T00:00:01.000Z","id":"a7","title":"First"}"#
    let view = view(json: true)
    #expect(view.printout(of: .success([kept])) == Printout("[\(record)]\n"))
    #expect(view.printout(of: .success([])) == Printout("[]\n"))
    #expect(view.printout(of: .added(kept)) == Printout(record + "\n"))
    #expect(view.printout(of: .removed(kept.id)) == Printout("{\"removed\":[\"a7\"]}\n"))
  }

  @Test(arguments: [
    (NoteFailure.malformedTitle(reason: "is blank"), ProgramStatus.malformedData),
    (.notFound(Note.ID("no")), .malformedData), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
    (.full(reason: "Full."), .inputOutput),
  ])
  func printsAFailureWithItsStatus(_ failure: NoteFailure, _ status: ProgramStatus) {
    let expected = Printout(notices: ["seams: \(failure)"], status: status)
    #expect(view().printout(of: .failure(failure)) == expected)
    #expect(view(json: true).printout(of: .failure(failure)) == expected)
  }

  @Test func printsNothingForIntermediateStates() {
    #expect(view().printout(of: .idle) == nil)
    #expect(view().printout(of: .preparing) == nil)
  }

  private func view(json: Bool = false) -> NoteListView {
    NoteListView(display: .plain, json: json)
  }

  private func run(
    _ arguments: [String], _ screens: StubNotesScreens
  ) async throws -> Printout {
    let command = try SeamsCommand<NotesFeature>.leaf(of: ["notes"] + arguments)
    return await command.run(
      in: CommandContext(
        features: OnlyNotes(screens: screens), files: InMemoryFileSystem(),
        console: ScriptedConsole(), clock: FixedWallClock(Note.fixtureTime()), display: .plain,
        showsProgress: false))
  }
}
