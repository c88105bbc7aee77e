import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Synchronization
import Testing

@testable import CoreCLI

/// A sequence of commands with real view models and the real repository.
@Suite struct CLIStargazersScenarioTests {
  private let world = StargazerWorld(
    StarredRepository(
      starredBy: StargazerWorld.people(7), weeks: [StarWeek.fixture(0), .fixture(1)]))
  private let preferences = InMemoryStargazerPreferences()

  @Test func listsOpensCountsAndReadsStoredDataOffline() async throws {
    // Lists the oldest, then the newest of the same repository, whose name is remembered.
    let oldest = try await run("list", "lindqvist/glaze", "--limit", "2")
    #expect(
      oldest.text == """
           1  person-1  2026-01-01  https://github.com/person-1
           2  person-2  2026-01-01  https://github.com/person-2
        2 of 7 stargazers, oldest first

        """)
    let newest = try await run("list", "--newest")
    #expect(newest.text.hasPrefix("   1  person-7  "))
    #expect(newest.text.hasSuffix("\n2 of 7 stargazers, newest first\n"))
    // Shows one stargazer, then the history.
    let opened = try await run("show", "lindqvist/glaze", "PERSON-4")
    #expect(opened.text.hasPrefix("person-4\n  Starred  lindqvist/glaze\n"))
    let history = try await run("history")
    #expect(history.text.hasPrefix("lindqvist/glaze has 7 stars.\n2025-12-28  3  █"))
    #expect(
      [oldest, newest, opened, history].allSatisfy { $0.notices == [] && $0.status == .success })

    // Three hours later the service refuses: the same output, with its age.
    world.clock.set(.fixture(3 * 3600))
    world.source.fail(.limited(StargazerLimit(until: .fixture(4 * 3600), isQuota: true)))
    let known = newest.text.replacing("newest first", with: "newest known first")
    for (arguments, before) in [(["list", "--newest"], known), (["history"], history.text)] {
      let again = try await run(arguments)
      #expect(again.text == before && again.status == .success)
      #expect(
        again.notices == [
          "The hourly rate limit of GitHub is used up. Try again after 2026-01-01T04:00:00Z.",
          "Showing stored data from 3 hours ago (2026-01-01T00:00:00Z).",
          "Use --demo for sample data without a network.",
        ])
    }
  }

  @Test func failsOfflineIfNothingIsStored() async throws {
    world.source.fail(.unreachable("No route to host."))
    for arguments in [
      ["list", "lindqvist/glaze"], ["history", "lindqvist/glaze", "--json"],
      ["show", "lindqvist/glaze", "person-1"],
    ] {
      let commandOutput = try await run(arguments)
      #expect(commandOutput.text == "" && commandOutput.status == .unavailable)
      #expect(commandOutput.notices.first == "seams: GitHub cannot be reached. No route to host.")
    }
  }

  @Test func printsThePublicDataIfTheListIsRestricted() async throws {
    world.source.change { $0.access = .nobody(.notFound) }
    let list = try await run("list", "lindqvist/glaze")
    #expect(list.text.hasPrefix("lindqvist/glaze has 7 stars.\n2025-12-28  3  █"))
    #expect(list.status == .success && list.notices.count == 1)
    let opened = try await run("show", "lindqvist/glaze", "person-1")
    #expect(opened.status == .noPermission && opened.text == "")
    let unknown = try await run("list", "okafor/tide")
    #expect(unknown.status == .malformedData)
    #expect(
      unknown.notices == [
        "seams: The repository “okafor/tide” does not exist, or you have no access to it. "
          + "Check its name."
      ])
  }

  @Test func continuesAnInterruptedSync() async throws {
    let screens = screens
    let command = Mutex<Task<CommandOutput, any Error>?>(nil)
    // The user presses Ctrl-C during the synchronization: after the count and page 1, while page 3,
    // the last one, is requested.
    world.source.beforeAsking(3) { _ in command.withLock { $0?.cancel() } }
    let gate = Gate()
    let task = Task {
      await gate.pass()
      return try await screens.run(["list", "lindqvist/glaze", "--limit", "7"])
    }
    command.withLock { $0 = task }
    gate.open()
    let stopped = try await task.value
    #expect(stopped.text == "" && stopped.notices == [] && stopped.status == .interrupted)
    #expect(stopped.done == ["Cancelled at page 1 of 3. The next request continues from there."])

    let whole = try await run("list", "lindqvist/glaze", "--limit", "7")
    #expect(whole.text.hasSuffix("\n7 of 7 stargazers, oldest first\n"))
    #expect(whole.status == .success && whole.notices == [])
  }

  private var screens: StargazerScreens {
    StargazerScreens(repository: world.repository, preferences: preferences, writer: preferences)
  }

  private func run(_ arguments: String...) async throws -> CommandOutput {
    try await run(arguments)
  }

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await screens.run(arguments)
  }
}
