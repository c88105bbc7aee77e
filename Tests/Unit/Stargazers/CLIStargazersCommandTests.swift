import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import StargazersCLI

/// The controllers convert arguments to intents.
@Suite struct CLIStargazersCommandTests {
  @Test(arguments: [
    ([], StargazerListForm()),
    (
      ["lindqvist/glaze", "--limit", "5", "--newest", "--refresh", "--json"],
      StargazerListForm(repository: "lindqvist/glaze", order: "newest", limit: "5", refreshes: true)
    ),
    (["--limit", "-1"], StargazerListForm(limit: "-1")),
    (["--cursor", "30"], StargazerListForm(cursor: "30")),
    (["-x"], StargazerListForm(repository: "-x")),
  ])
  func listSendsTheArgumentsAsTyped(_ arguments: [String], _ form: StargazerListForm) async throws {
    let screens = StubStargazersScreens(list: [.success(.fixture())])
    #expect(try await screens.run(["list"] + arguments).status == .success)
    #expect(screens.list.intents == [.show(form)])
  }

  @Test(arguments: [
    ([], "", false), (["lindqvist/glaze", "--refresh", "--chart"], "lindqvist/glaze", true),
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
      through: DefaultStargazersScreens(repository: repository), from: landing)
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
    let screens = DefaultStargazersScreens(
      repository: repository, preferences: preferences, writer: preferences)
    let console = await StargazersCLIFeature().walk(
      ["list", "limit 5", "list okafor/tide"] + Array(repeating: "back", count: 4),
      through: screens)
    #expect(
      repository.calls == [
        .list(.fixture()), .list(.fixture(.oldest, 5)),
        .list(.fixture(.oldest, 5, of: .fixture("okafor/tide"))), .list(.fixture(.oldest, 5)),
        .list(.fixture()),
      ])
    #expect(console.output.hasSuffix("chart  Chart\n"), "the form is the first place")
    #expect(console.error == "There is nothing to go back to yet.\n")
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
    let screens = DefaultStargazersScreens(repository: repository, preferences: reader)
    return await StargazersCLIFeature().walk(lines, through: screens)
  }
}
