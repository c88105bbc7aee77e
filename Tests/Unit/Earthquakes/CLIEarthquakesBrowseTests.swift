import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import EarthquakesCLI

/// Browsing earthquakes with piped input and the real view models.
@Suite struct CLIEarthquakesBrowseTests {
  @Test func startsWithTheFormAndItsButtons() async {
    let console = await walk([])
    #expect(
      console.output == """
        Earthquakes
        Near:      San Ramon
        Radius:    100 km
        Since:     2015-10-01
        Magnitude: any
           c  Count
           l  List
           places  Places

        """)
    #expect(console.error == "")
  }

  @Test func showsTypedValuesInTheForm() async {
    let console = await walk([
      "near Suva", "radius 50", "since 2020-01-01", "magnitude -0.5", "near",
    ])
    #expect(
      console.output.contains(
        "Near:      Suva\nRadius:    50 km\nSince:     2020-01-01\nMagnitude: -0.5\n"))
    #expect(console.output.contains("Near:      San Ramon\nRadius:    50 km\n"))
  }

  @Test func enterInADialogMeansItsUsualChoiceAsTheHelpSays() async {
    failTheCount()
    let console = await walk(["count", "help", "", "c", "list"])
    #expect(repository.calls.filter(\.isCount).count == 2)
    let buttons = "   c  Cancel\n   t  Try again\n"
    #expect(
      console.output.contains(
        buttons + buttons + "Enter means “Try again”. “quit” ends the session.\nEarthquakes "))
    #expect(console.output.contains("2 of 124 earthquakes"))
  }

  @Test(arguments: ["q", "quit"])
  func quitInADialogEndsTheSession(_ quit: String) async {
    failTheCount()
    let console = await walk(["count", quit, "list"])
    #expect(repository.calls.count == 1)
    #expect(console.output.hasSuffix("   t  Try again\n") && console.remainingLines == ["list"])
  }

  @Test func opensAnEventByItsNumber() async {
    let console = await walk(["list", "show 2", "1", "v 3", "show x"])
    #expect(
      console.output.contains("2 of 124 earthquakes, newest first\n   1  2026-01-01T00:00:00Z"))
    #expect(repository.calls.dropFirst() == [.quake(Quake.ID("b2")), .quake(Quake.ID("a1"))])
    #expect(
      console.error
        == "There is no entry “3”. Use a number from 1 to 2.\n"
        + "There is no entry “x”. Use a number from 1 to 2.\n")
  }

  @Test func keepsTheSortOrderOfTheListAndRejectsOtherWords() async {
    let console = await walk([
      "sort largest", "magnitude 4", "list", "list nearest", "sort biggest", "sort larget",
      "list biggest", "back now",
    ])
    let weak = QuakeQuery.fixture(), strong = QuakeQuery.fixture(magnitude: 4)
    #expect(
      repository.calls == [
        .list(QuakeListRequest(query: weak, order: .largest)),
        .list(QuakeListRequest(query: strong, order: .largest)),
        .list(QuakeListRequest(query: strong, order: .nearest)),
      ])
    #expect(
      console.error == """
        Write “sort newest|largest|nearest”.
        Write “sort newest|largest|nearest”. Did you mean “largest”?
        Write “list newest|largest|nearest”.
        “back” takes no argument, got “now”.

        """)
  }

  @Test func showsASentenceInsteadOfAnEmptyList() async {
    repository.answer { $0.list = .success(.fixture([])) }
    let sentence = "No earthquakes within 100 km of San Ramon since 2015-10-01.\n"
    #expect(await walk(["list"]).output.hasSuffix(sentence))
  }

  @Test func choosesAPlaceByItsNumberAndKeepsTheForm() async {
    let console = await walk(["radius 50", "places portland", "2", "places atlantis"])
    #expect(console.output.contains("   2  Portland, Maine, United States  43.66°N 70.25°W\n"))
    #expect(
      console.output.contains("Near:      Portland, Maine, United States\nRadius:    50 km\n"))
    #expect(console.output.contains("No place matches “atlantis”."))
  }

  @Test func writesPicturesToFiles() async {
    let console = await walk(["m m.svg", "histogram h.svg", "map", "histogram -"])
    #expect(files.files.keys.sorted() == ["h.svg", "m.svg"])
    #expect(
      console.error == """
        Wrote the map to m.svg.
        Wrote the histogram to h.svg.
        Write “map FILE”, with the name of a file.
        Write “histogram FILE”, with the name of a file.

        """)
  }

  @Test func rejectsANumberBeforeTheFirstList() async {
    #expect(await walk(["show 1"]).error == "The list is empty, so it has no entries to choose.\n")
  }

  @Test func eachLetterMeansOneCommand() {
    let letters = EarthquakesBrowsePart.commands.compactMap(\.help.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  @Test func backReturnsToThePlaceBefore() async {
    let console = await walk(["list", "1", "back", "back", "back"])
    #expect(repository.calls.map(\.isList) == [true, false, true])
    #expect(console.output.hasSuffix("places  Places\n"))
    #expect(console.error == "There is nothing to go back to yet.\n")
  }

  @Test func backShowsTheListOfItsOwnForm() async throws {
    _ = await walk([
      "near Suva", "list largest", "1", "near Tokyo", "sort newest", "back", "back", "back",
    ])
    let suva = try #require(FixtureGazetteer.places.first { $0.name == "Suva" })
    let list = StubQuakeRepository.Call.list(
      QuakeListRequest(query: .fixture(near: suva), order: .largest))
    #expect(repository.calls.filter(\.isList).last == list)
  }

  private let files = InMemoryFileSystem()
  private let repository = StubQuakeRepository().answering {
    $0.count = .success(.fixture(7))
    $0.list = .success(.fixture([.fixture(id: "a1"), .fixture(id: "b2")], total: 124))
    $0.quake = .success(FoundQuake(.fixture(id: "a1"), origin: .now))
    $0.picture = .success(QuakePicture(svg: "<svg/>", origin: .now))
  }

  private func failTheCount() {
    repository.answer { $0.count = .failure(.busy(reason: "Busy.")) }
  }

  private func walk(_ lines: [String]) async -> ScriptedConsole {
    await EarthquakesCLIFeature().walk(
      lines, through: DefaultEarthquakesScreens(repository: repository), files: files)
  }
}

@Suite struct CLIBrowseButtonTests {
  @Test(arguments: [
    (["Cancel", "Try again"], ["c", "t"]), (["Keep", "Kill", "Quit"], ["k", "2", "q"]),
    (["日本", "7 times"], ["日", "2"]), ([""], ["1"]),
  ])
  func eachChoiceHasItsOwnKey(_ labels: [String], _ keys: [String]) {
    #expect(BrowseButton.row(of: labels).map(\.key) == keys)
  }
}

extension StubQuakeRepository.Call {
  fileprivate var isCount: Bool { if case .count = self { true } else { false } }
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
