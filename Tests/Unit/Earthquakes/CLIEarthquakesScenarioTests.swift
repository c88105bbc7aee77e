import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRepository
import EarthquakesTesting
import Testing

@testable import CoreCLI

/// Sequences of commands with the real view models and the real repository.
@Suite struct CLIEarthquakesScenarioTests {
  private let clock = SettableWallClock(.fixture())
  private let source = InMemoryQuakeSource([
    .fixture(id: "old", time: .fixture(-7200), magnitude: 1),
    .fixture(id: "new", identifiers: ["was"], time: .fixture(-3600), magnitude: 4),
  ])

  @Test func countsListsShowsAndReadsStoredDataOffline() async throws {
    let screens = QuakeScreens(
      repository: DefaultQuakeRepository(
        source: source, store: InMemoryQuakeStore(), drawing: StubQuakeDrawing(), rules: .fixture,
        clock: clock, tracer: .off))

    // With the service: the count, the list, and one event by its former identifier.
    let counted = try await run(["count"], screens)
    #expect(counted.text.contains("2 earthquakes within 100 km of San Ramon"))
    let listed = try await run(["list", "--limit", "1"], screens)
    #expect(listed.text.contains("· new\n1 of 2 earthquakes\n"))
    let shown = try await run(["show", "was"], screens)
    #expect(shown.text.contains("Identifier     new\n  Also known as  was\n"))
    #expect([counted, listed, shown].allSatisfy { $0.notices == [] && $0.status == .success })

    // Three hours later, without the service: the same answers, with their age.
    clock.set(.fixture(3 * 3600))
    source.fail(.unreachable("No route to host."))
    let again = try await run(["count", "--json"], screens)
    #expect(again.text.contains(#""count":2"#) && again.status == .success)
    #expect(
      again.notices == [
        "The service cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2026-01-01T00:00:00Z).",
        "Use --demo for sample data without a network.",
      ])

    // A wider query was never asked, so there may be more than what is stored.
    let wider = try await run(["list", "--radius", "500"], screens)
    #expect(wider.text.contains("2 of 2 earthquakes\n"))
    #expect(wider.notices.contains { $0.hasSuffix("It may be incomplete.") })
  }

  @Test func failsOfflineIfNoEarthquakesAreStored() async throws {
    source.fail(.unreachable("No route to host."))
    let screens = QuakeScreens(
      repository: DefaultQuakeRepository(
        source: source, store: InMemoryQuakeStore(), drawing: StubQuakeDrawing(), rules: .fixture,
        clock: clock, tracer: .off))
    for command in [["count"], ["list", "--json"], ["show", "new"]] {
      let commandOutput = try await run(command, screens)
      #expect(commandOutput.text == "" && commandOutput.status == .unavailable)
      #expect(
        commandOutput.notices == [
          "seams: The service cannot be reached. No route to host.",
          "Use --demo for sample data without a network.",
        ])
    }
  }

  private func run(_ arguments: [String], _ screens: QuakeScreens) async throws -> CommandOutput {
    try await screens.run(arguments)
  }
}
