import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Synchronization
import Testing

@testable import CoreCLI
@testable import StargazersCLI

/// The controllers convert arguments to intents.
@Suite struct CLIStargazersCommandTests {
  @Test(arguments: [
    ([], StargazerListForm()),
    (["lindqvist/glaze"], StargazerListForm(repository: "lindqvist/glaze")),
    (
      ["lindqvist/glaze", "--limit", "5", "--newest", "--refresh", "--json"],
      StargazerListForm(repository: "lindqvist/glaze", order: "newest", limit: "5", refreshes: true)
    ),
    (["--limit", "-1"], StargazerListForm(limit: "-1")),
    (["--cursor", "30"], StargazerListForm(cursor: "30")),
    (["-x"], StargazerListForm(repository: "-x")),
    (
      ["https://github.com/lindqvist/glaze"],
      StargazerListForm(repository: "https://github.com/lindqvist/glaze")
    ),
  ])
  func listSendsTheArgumentsAsTyped(_ arguments: [String], _ form: StargazerListForm) async throws {
    let screens = StubStargazersScreens(list: [.success(.fixture())])
    #expect(try await screens.run(["list"] + arguments).status == .success)
    #expect(screens.list.intents == [.show(form)])
  }

  @Test(arguments: [
    ([], "", false), (["lindqvist/glaze"], "lindqvist/glaze", false),
    (["lindqvist/glaze", "--refresh", "--chart"], "lindqvist/glaze", true),
    (["--json", "--refresh"], "", true),
  ])
  func historySendsTheArgumentsAsTyped(
    _ arguments: [String], _ repository: String, _ refreshes: Bool
  ) async throws {
    let screens = StubStargazersScreens(history: [.success(.fixture())])
    #expect(try await screens.run(["history"] + arguments).status == .success)
    #expect(screens.history.intents == [.show(repository: repository, refreshes: refreshes)])
    #expect(screens.picture.intents == [])
  }

  @Test func openSendsTheLoginAndTheRepository() async throws {
    let found = FoundStargazer(.fixture(login: "-mira"), of: .fixture(), origin: .now)
    let screens = StubStargazersScreens(detail: [.success(found)])
    let commandOutput = try await screens.run(["show", "lindqvist/glaze", "-mira"])
    #expect(commandOutput.text.hasPrefix("-mira\n  Starred  lindqvist/glaze\n"))
    #expect(screens.detail.intents == [.show(login: "-mira", repository: "lindqvist/glaze")])
  }

  @Test(arguments: [
    (["history", "--chart", "--json"], "cannot be combined"),
    (["history", "--svg", "-"], "--svg needs the name of a file"),
    (["history", "--svg", " "], "--svg needs the name of a file"),
  ])
  func rejectsInvalidOptionsBeforeAnyRequest(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) { _ = try StargazersCommand.leaf(of: arguments) }
    #expect("\(try #require(error))".contains(words))
  }
}

/// The session through a pipe with real view models: input and output.
@Suite struct CLIStargazersBrowseTests {
  @Test func startsWithTheFormAndItsButtons() async {
    let console = await walk([])
    #expect(
      console.output == """
        Stargazers
        Repository: none
        Sort by:    oldest
        Limit:      30
           l  List
           w  History
           chart  Chart

        """)
    #expect(console.error == "" && repository.calls == [])
  }

  @Test func showsRememberedAndTypedValuesInTheForm() async {
    let remembered = StargazerPreferences(
      repository: .fixture("okafor/tide"), pageSize: .fixture(7))
    let console = await walk(["newest", "limit 5"], reader: .init(remembered))
    #expect(console.output.contains("Repository: okafor/tide\nSort by:    oldest\nLimit:      7\n"))
    #expect(console.output.contains("Repository: okafor/tide\nSort by:    newest\nLimit:      5\n"))
  }

  @Test func opensAStargazerByItsNumber() async {
    let console = await walk(["list lindqvist/glaze", "show 2", "1", "v 3", "show x"])
    #expect(console.output.contains("   1  person-1  2026-01-01  https://github.com/person-1\n"))
    #expect(console.output.contains("2 of 2,340 stargazers, oldest first\n"))
    #expect(
      repository.calls == [
        .list(.fixture()), .stargazer("Ola", of: .fixture()),
        .stargazer("person-1", of: .fixture()),
      ])
    #expect(
      console.error
        == "There is no entry “3”. Use a number from 1 to 2.\n"
        + "There is no entry “x”. Use a number from 1 to 2.\n")
  }

  @Test func keepsTheSortOrderAndTheLimit() async {
    _ = await walk(["l lindqvist/glaze", "newest", "limit 5", "list", "oldest"])
    #expect(
      repository.calls == [
        .list(.fixture()), .list(.fixture(.newest)), .list(.fixture(.newest, 5)),
        .list(.fixture(.newest, 5)), .list(.fixture(.oldest, 5)),
      ])
  }

  @Test func showsTheHistoryAsWeeksOrAsAChart() async {
    let console = await walk(["history lindqvist/glaze", "chart", "w"])
    let weeks = "lindqvist/glaze has 5 stars.\n2025-12-28  3  █"
    #expect(console.output.count(of: weeks) == 2)
    #expect(console.output.contains("\n0 └"))
    #expect(
      repository.calls == Array(repeating: .history(of: .fixture(), refreshes: false), count: 3))
  }

  @Test func refreshesOnce() async {
    _ = await walk(["list lindqvist/glaze", "refresh", "list", "history", "refresh"])
    #expect(
      repository.calls == [
        .list(.fixture()), .list(.fixture(refreshes: true)), .list(.fixture()),
        .history(of: .fixture(), refreshes: false), .history(of: .fixture(), refreshes: true),
      ])
  }

  @Test func followsARouteOfAnotherFeature() async throws {
    let landing = BrowseEnvironment(context: .fixture())
    var part = StargazersBrowsePart(
      through: StargazerScreens(repository: repository), from: landing)
    let list = Route(
      path: ["stargazers", "list"],
      query: [.init("repository", "okafor/tide"), .init("sort", "newest"), .init("limit", "9")])
    #expect(try await part.go(to: list))
    #expect(repository.calls == [.list(.fixture(.newest, 9, of: .fixture("okafor/tide")))])
    #expect(try await part.go(to: Route(path: ["stargazers"])) && part.places.last == .form)
    #expect(try await part.go(to: Route(path: ["bookmarks"])) == false)
  }

  @Test func printsMistakesAndContinues() async {
    repository.answer { $0.list = .failure(.source(.badToken)) }
    let console = await walk(["show 1", "list", "list x", "list lindqvist/glaze", "history"])
    #expect(
      console.error == """
        The list is empty, so it has no entries to choose.
        seams: Which repository? Write its owner, a slash and its name: “lindqvist/glaze”.
        seams: Invalid repository “x”. Write its owner, a slash and its name: “lindqvist/glaze”.
        seams: GitHub rejected the token in SEAMS_GITHUB_TOKEN. Set a valid token, or remove it.

        """)
    #expect(console.output.contains("lindqvist/glaze has 5 stars.\n"))
  }

  @Test func keepsTheNumbersIfALaterListFails() async {
    let console = await walk(["list lindqvist/glaze", "list x", "2"])
    #expect(repository.calls.last == .stargazer("Ola", of: .fixture()))
    #expect(console.output.hasSuffix("  Page     https://github.com/Ola\n"))
  }

  @Test func eachLetterMeansOneCommand() {
    let letters = StargazersBrowsePart.commands.compactMap(\.help.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  @Test func backReturnsToThePlaceBefore() async {
    let console = await walk(["list lindqvist/glaze", "1", "back", "back", "back"])
    let list = StubStargazerRepository.Call.list(StargazerListRequest(repository: .fixture()))
    #expect(repository.calls == [list, .stargazer("person-1", of: .fixture()), list])
    #expect(console.output.hasSuffix("chart  Chart\n"))
    #expect(console.error == "There is nothing to go back to yet.\n")
  }

  @Test func backShowsTheListOfItsOwnRepository() async {
    let console = await walk(["list lindqvist/glaze", "1", "list nosuch", "back", "list"])
    let list = StubStargazerRepository.Call.list(StargazerListRequest(repository: .fixture()))
    #expect(repository.calls == [list, .stargazer("person-1", of: .fixture()), list, list])
    #expect(console.error.count(of: "Invalid repository “nosuch”.") == 1)
  }

  @Test func aFailedListLeavesTheFormOfTheListOnDisplay() async {
    let console = await walk([
      "list lindqvist/glaze", "list nosuch", "newest", "history nosuch", "list", "limit x",
      "oldest",
    ])
    #expect(
      repository.calls == [
        .list(.fixture()), .list(.fixture(.newest)), .list(.fixture(.newest)), .list(.fixture()),
      ])
    #expect(console.error.count(of: "Invalid repository “nosuch”.") == 2)
  }

  @Test func backShowsTheRepositoryAndTheLimitThatWereUsedForBlankValues() async {
    let preferences = InMemoryStargazerPreferences(StargazerPreferences(repository: .fixture()))
    let screens = StargazerScreens(
      repository: repository, preferences: preferences, writer: preferences)
    let console = ScriptedConsole(lines: ["list", "limit 5", "list okafor/tide", "back", "back"])
    #expect(await screens.walk(in: .fixture(console: console)) == .success)
    #expect(
      repository.calls == [
        .list(.fixture()), .list(.fixture(.oldest, 5)),
        .list(.fixture(.oldest, 5, of: .fixture("okafor/tide"))), .list(.fixture(.oldest, 5)),
        .list(.fixture()),
      ])
  }

  private let repository = StubStargazerRepository().answering {
    let ola = Stargazer.fixture(id: 2, login: "Ola")
    $0.list = .success(.fixture([.fixture(), ola]))
    $0.stargazer = .success(FoundStargazer(ola, of: .fixture(), origin: .now))
    $0.history = .success(.fixture())
  }

  private func walk(
    _ lines: [String], reader: StubStargazerPreferencesReader = .init()
  ) async -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    let screens = StargazerScreens(repository: repository, preferences: reader)
    #expect(await screens.walk(in: .fixture(console: console)) == .success)
    return console
  }
}

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
    #expect(
      stopped.done == ["Cancelled after 1 of 3 pages. The next request continues from there."])

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
