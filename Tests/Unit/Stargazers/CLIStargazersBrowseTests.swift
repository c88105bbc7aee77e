import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import CoreCLI
@testable import StargazersCLI

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
      repository: .fixture("okafor/tide"), pageSize: PageSize(7) ?? .usual)
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
        .list(StargazerListRequest(repository: .fixture())),
        .stargazer("Ola", of: .fixture()), .stargazer("person-1", of: .fixture()),
      ])
    #expect(
      console.error
        == "There is no entry “3”. Use a number from 1 to 2.\n"
        + "There is no entry “x”. Use a number from 1 to 2.\n")
  }

  @Test func keepsTheSortOrderAndTheLimit() async {
    _ = await walk(["l lindqvist/glaze", "newest", "limit 5", "list", "oldest"])
    let five = PageSize(5) ?? .usual
    let glaze = RepositoryName.fixture()
    #expect(
      repository.calls == [
        .list(StargazerListRequest(repository: glaze)),
        .list(StargazerListRequest(repository: glaze, order: .newest)),
        .list(StargazerListRequest(repository: glaze, order: .newest, limit: five)),
        .list(StargazerListRequest(repository: glaze, order: .newest, limit: five)),
        .list(StargazerListRequest(repository: glaze, limit: five)),
      ])
  }

  @Test func showsTheHistoryAsWeeksOrAsAChart() async {
    let console = await walk(["history lindqvist/glaze", "chart", "w"])
    let weeks = "lindqvist/glaze has 5 stars.\n2025-12-28  3  █"
    #expect(console.output.occurrences(of: weeks) == 2)
    #expect(console.output.contains("\n0 └"))
    #expect(
      repository.calls == Array(repeating: .history(of: .fixture(), refreshes: false), count: 3))
  }

  @Test func refreshesOnce() async {
    _ = await walk(["list lindqvist/glaze", "refresh", "list", "history", "refresh"])
    let glaze = RepositoryName.fixture()
    #expect(
      repository.calls == [
        .list(StargazerListRequest(repository: glaze)),
        .list(StargazerListRequest(repository: glaze, refreshes: true)),
        .list(StargazerListRequest(repository: glaze)),
        .history(of: glaze, refreshes: false), .history(of: glaze, refreshes: true),
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
    let request = StargazerListRequest(
      repository: .fixture("okafor/tide"), order: .newest, limit: PageSize(9) ?? .usual)
    #expect(repository.calls == [.list(request)])
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

  @Test func helpListsEveryCommandAndEachLetterOnce() async {
    let output = await walk(["help"]).output
    let commands = StargazersBrowsePart.commands.map(\.help)
    for help in commands {
      #expect(output.contains("  \(help.letter.map { $0 + ", " } ?? "")\(help.word) "))
    }
    let letters = commands.compactMap(\.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  @Test func backReturnsToThePlaceBefore() async {
    let console = await walk(["list lindqvist/glaze", "1", "back", "back", "back"])
    let list = StubStargazerRepository.Call.list(StargazerListRequest(repository: .fixture()))
    #expect(repository.calls == [list, .stargazer("person-1", of: .fixture()), list])
    #expect(console.output.hasSuffix("chart  Chart\n"))
    #expect(console.error == "There is nothing to go back to yet.\n")
  }

  private let repository: StubStargazerRepository = {
    let ola = Stargazer.fixture(id: 2, login: "Ola")
    var answers = StubStargazerRepository.Answers()
    answers.list = .success(.fixture([.fixture(), ola]))
    answers.stargazer = .success(FoundStargazer(ola, of: .fixture(), origin: .now))
    answers.history = .success(.fixture())
    return StubStargazerRepository(answers)
  }()

  private func walk(
    _ lines: [String], reader: StubStargazerPreferencesReader = .init()
  ) async -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    let screens = StargazerScreens(repository: repository, preferences: reader)
    #expect(await screens.walk(in: .fixture(console: console)) == .success)
    return console
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func occurrences(of text: String) -> Int {
    ranges(of: text).count
  }
}
