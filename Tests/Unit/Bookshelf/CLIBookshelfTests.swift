import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The commands: arguments become an intent of the screen, and its states what is printed.
@Suite struct CLIBookshelfTests {
  private let kept = Comic.fixture(id: "a7", title: "First", seconds: 1)

  @Test(arguments: [
    (["list"], ComicListIntent.show), (["add", "A title"], .add("A title")),
    (["add", "-x"], .add("-x")), (["remove", "a7"], .remove(Comic.ID("a7"))),
    (["delete", "-a"], .remove(Comic.ID("-a"))),
  ])
  func argumentsBecomeAnIntentOfTheScreen(
    _ arguments: [String], _ intent: ComicListIntent
  ) async throws {
    let screens = StubBookshelfScreens(list: [.preparing, .success([])])
    #expect(try await run(arguments, screens).status == .success)
    #expect(screens.list.intents == [intent])
  }

  @Test(arguments: [["add"], ["add", "two", "titles"], ["remove"], ["list", "extra"]])
  func aCommandThatIsNotUsedAsItIsMeantToBeIsRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try SeamsCommand.leaf(of: ["bookshelf"] + arguments) }
  }

  @Test func whatIsKeptIsALineEach() {
    let line = "a7  First · 2026-01-01\n"
    #expect(view().printout(of: .success([kept])) == Printout(line))
    #expect(view().printout(of: .added(kept)) == Printout("Added:\n" + line))
    #expect(view().printout(of: .removed(kept.id)) == Printout("Removed a7.\n"))
  }

  @Test func anEmptyListSaysSoBesideTheOutput() {
    #expect(view().printout(of: .success([])) == Printout(notices: ["No bookshelf."]))
  }

  @Test func jsonHasEveryKeyAndNothingBesides() {
    let record = #"{"createdAt":"2026-01-01T00:00:01Z","id":"a7","title":"First"}"#
    let view = view(json: true)
    #expect(view.printout(of: .success([kept])) == Printout("[\(record)]\n"))
    #expect(view.printout(of: .success([])) == Printout("[]\n"))
    #expect(view.printout(of: .added(kept)) == Printout(record + "\n"))
    #expect(view.printout(of: .removed(kept.id)) == Printout("{\"removed\":[\"a7\"]}\n"))
  }

  @Test(arguments: [
    (ComicFailure.malformedTitle(reason: "is blank"), ProgramStatus.malformedData),
    (.notFound(Comic.ID("no")), .malformedData), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
  ])
  func aFailureIsSaidAndHasItsStatus(_ failure: ComicFailure, _ status: ProgramStatus) {
    let expected = Printout(notices: ["seams: \(failure)"], status: status)
    #expect(view().printout(of: .failure(failure)) == expected)
    #expect(view(json: true).printout(of: .failure(failure)) == expected)
  }

  @Test func statesOnTheWayPrintNothing() {
    #expect(view().printout(of: .idle) == nil)
    #expect(view().printout(of: .preparing) == nil)
  }

  private func view(json: Bool = false) -> ComicListView {
    ComicListView(display: .plain, json: json)
  }

  private func run(
    _ arguments: [String], _ screens: StubBookshelfScreens
  ) async throws -> Printout {
    let command = try SeamsCommand.leaf(of: ["bookshelf"] + arguments)
    return await command.run(
      in: CommandContext(
        features: OnlyBookshelf(screens: screens), files: InMemoryFileSystem(),
        console: ScriptedConsole(), clock: FixedWallClock(Comic.fixtureTime()), display: .plain,
        showsProgress: false))
  }
}
