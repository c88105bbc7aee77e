import Composition
import CoreDomain
import CoreTesting
import NotesDomain
import NotesTesting
import Testing

@testable import CLI

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
    ("delete 3", "Write “delete N”, with a number from 1 to 2."), ("d 0", "from 1 to 2"),
    ("delete x", "Write “delete N”"), ("delete", "Write “delete N”"),
    ("add", "The title is blank."), ("dance", "Unknown command “dance”."),
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
    let (console, landing) = landing([])
    var walk = NotesWalk(through: two, from: landing)
    #expect(try await !walk.go(to: Route(path: ["elsewhere"])))
    #expect(console.output == "")
    await landing.navigator.go(to: Route(path: ["elsewhere"]))
    #expect(try await walk.perform(BrowseLine("add Third")))
    #expect(landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  private func walk(
    _ lines: [String], through screens: any NotesScreens
  ) async throws -> ScriptedConsole {
    let (console, landing) = landing(lines, screens)
    var walk = try await BrowseSession([NotesFeature()], in: landing.context)
    #expect(await walk.run().print(to: console) == .success)
    return console
  }

  private func landing(
    _ lines: [String], _ screens: (any NotesScreens)? = nil
  ) -> (ScriptedConsole, BrowseLanding) {
    let console = ScriptedConsole(lines: lines)
    let context = CommandContext(
      features: OnlyNotes(screens: screens ?? two), files: InMemoryFileSystem(),
      console: console, clock: FixedWallClock(Note.fixtureTime()), display: .plain,
      showsProgress: false)
    return (console, BrowseLanding(context: context))
  }
}
