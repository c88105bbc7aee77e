import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesTesting
import EarthquakesViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import EarthquakesCLI

/// The controllers convert arguments to intents.
@Suite struct CLIEarthquakesCommandTests {
  @Test(arguments: [
    ([], QuakeForm()),
    (["--near=-33.8,151.2"], QuakeForm(near: "-33.8,151.2")),
    (["--min-magnitude", "-1", "--json"], QuakeForm(minimumMagnitude: "-1")),
    (["--near", "--json"], QuakeForm(near: "--json")),
  ])
  func countSendsTheArgumentsAsTyped(_ arguments: [String], _ form: QuakeForm) async throws {
    let screens = StubEarthquakesScreens(count: [.success(.fixture())])
    #expect(try await screens.run(["count"] + arguments).status == .success)
    #expect(screens.count.intents == [.count(form)])
  }

  @Test(arguments: [
    ([], QuakeListForm()),
    (
      ["--near", "Suva", "--radius", "-9", "--since", "2020-01-01", "--min-magnitude", "4"]
        + ["--sort", "-x", "--limit", "-1", "--cursor", "20"],
      QuakeListForm(
        QuakeForm(near: "Suva", radius: "-9", since: "2020-01-01", minimumMagnitude: "4"),
        order: "-x", limit: "-1", cursor: "20")
    ),
  ])
  func listSendsTheArgumentsAsTyped(_ arguments: [String], _ form: QuakeListForm) async throws {
    let screens = StubEarthquakesScreens(list: [.success(.fixture([.fixture()]))])
    #expect(try await screens.run(["list"] + arguments).status == .success)
    #expect(screens.list.intents == [.show(form)] && screens.picture.intents == [])
  }

  @Test(arguments: [
    "--near", "--radius", "--since", "--min-magnitude", "--sort", "--limit", "--cursor",
  ])
  func rejectsAnOptionWithoutAValue(_ option: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try EarthquakesCommand.leaf(of: ["list", option, " "])
    }
    #expect("\(try #require(error))".contains("\(option) needs a value"))
  }

  @Test func showRequestsOneEvent() async throws {
    let found = FoundQuake(.fixture(id: "-a1"), origin: .now)
    let screens = StubEarthquakesScreens(detail: [.success(found)])
    #expect(try await screens.run(["show", "-a1"]).text.contains("Identifier     -a1\n"))
    #expect(screens.detail.intents == [.show(Quake.ID("-a1"))])
  }

  @Test(arguments: [([], ""), (["san", "ramon"], "san ramon"), (["-x"], "-x")])
  func placesJoinsItsWords(_ arguments: [String], _ query: String) async throws {
    let screens = StubEarthquakesScreens(places: [.success([.sanRamon], of: query)])
    #expect(try await screens.run(["places"] + arguments).text.hasPrefix("San Ramon, Calif"))
    #expect(screens.places.intents == [.show(query)])
  }

  @Test func showsNoDialogForASingleCommand() async {
    let choice = await NoopDialogPresenter().choice(in: Dialog(QuakeFailure.busy(reason: "")))
    #expect(choice == nil)
  }
}

/// The images of a list. A file replaces an existing one only when it is complete.
@Suite struct CLIEarthquakesPictureTests {
  private let files = InMemoryFileSystem(["old.svg": Array("old".utf8)])

  @Test func writesPicturesBesideTheList() async throws {
    let commandOutput = try await run(
      ["--json", "--near", "Suva", "--map", "old.svg", "--histogram", "-days.svg"])
    #expect(commandOutput.text.hasPrefix("[{") && commandOutput.status == .success)
    #expect(
      commandOutput.notices == ["Wrote the map to old.svg.", "Wrote the histogram to -days.svg."])
    #expect(
      files.files.mapValues { String(decoding: $0, as: UTF8.self) }
        == ["old.svg": "<svg>map</svg>", "-days.svg": "<svg>map</svg>"])
  }

  @Test func keepsTheFileAndFailsIfThePictureFails() async throws {
    repository.answer { $0.picture = .failure(.busy(reason: "Busy.")) }
    let commandOutput = try await run(["--map", "old.svg", "--histogram", "days.svg"])
    #expect(commandOutput.text.contains("M 1.5") && commandOutput.status == .tryAgain)
    #expect(commandOutput.notices == ["seams: Busy."])
    #expect(files.files == ["old.svg": Array("old".utf8)])
  }

  @Test func drawsNoPictureWithoutAList() async throws {
    repository.answer { $0.list = .failure(.busy(reason: "Busy.")) }
    #expect(try await run(["--map", "old.svg"]).status == .tryAgain)
    #expect(files.files == ["old.svg": Array("old".utf8)])
    #expect(repository.calls.count == 1)
  }

  @Test(arguments: [
    (["--map", "-"], "--map needs the name of a file"),
    (["--histogram", "-"], "--histogram needs the name of a file"),
    (["--map", " "], "--map needs the name of a file"),
    (["--map", "x.svg", "--histogram", "x.svg"], "name the same file"),
  ])
  func requiresTwoFilesForTwoPictures(_ arguments: [String], _ words: String) async throws {
    let error = #expect(throws: (any Error).self) {
      _ = try EarthquakesCommand.leaf(of: ["list"] + arguments)
    }
    #expect("\(try #require(error))".contains(words))
  }

  private let repository = StubQuakeRepository().answering {
    $0.list = .success(.fixture([.fixture()]))
    $0.picture = .success(QuakePicture(svg: "<svg>map</svg>", origin: .now))
  }

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await DefaultEarthquakesScreens(repository: repository)
      .run(["list"] + arguments, in: .fixture(files: files))
  }
}

/// Sequences of commands with the real view models and the real repository.
@Suite struct CLIEarthquakesScenarioTests {
  private let clock = SettableWallClock(.fixture())
  private let store = InMemoryQuakeStore()
  private let source = InMemoryQuakeSource([
    .fixture(id: "old", time: .fixture(-7200), magnitude: 1),
    .fixture(id: "new", identifiers: ["was"], time: .fixture(-3600), magnitude: 4),
  ])

  @Test func countsListsShowsAndReadsStoredDataOffline() async throws {
    // With the service: the count, the list, and one event by its former identifier.
    let counted = try await run(["count"])
    #expect(counted.text.contains("2 earthquakes within 100 km of San Ramon"))
    let listed = try await run(["list", "--limit", "1"])
    #expect(listed.text.contains("· new\n1 of 2 earthquakes\n"))
    let shown = try await run(["show", "was"])
    #expect(shown.text.contains("Identifier     new\n  Also known as  was\n"))
    #expect([counted, listed, shown].allSatisfy { $0.notices == [] && $0.status == .success })

    // Three hours later, without the service: the same answers, with their age.
    clock.set(.fixture(3 * 3600))
    source.fail(.unreachable("No route to host."))
    let again = try await run(["count", "--json"])
    #expect(again.text.contains(#""count":2"#) && again.status == .success)
    #expect(
      again.notices == [
        "The service cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2026-01-01T00:00:00Z).",
        "Use --demo for sample data without a network.",
      ])

    // A wider query was never asked, so there may be more than what is stored.
    let wider = try await run(["list", "--radius", "500"])
    #expect(wider.text.contains("2 of 2 earthquakes\n"))
    #expect(wider.notices.contains { $0.hasSuffix("It may be incomplete.") })
  }

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await DefaultEarthquakesScreens(
      repository: DefaultQuakeRepository(
        source: source, store: store, drawing: StubQuakeDrawing(), rules: .fixture, clock: clock,
        tracer: .off)
    ).run(arguments)
  }
}
