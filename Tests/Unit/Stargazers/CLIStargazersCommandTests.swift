import Composition
import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import CLI

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
    (["--offset", "30"], StargazerListForm(offset: "30")),
    (["-x"], StargazerListForm(repository: "-x")),
    (
      ["https://github.com/lindqvist/glaze"],
      StargazerListForm(repository: "https://github.com/lindqvist/glaze")
    ),
  ])
  func listSendsTheArgumentsAsTyped(_ arguments: [String], _ form: StargazerListForm) async throws {
    let screens = StubStargazersScreens(list: [.success(.fixture())])
    #expect(try await run(["list"] + arguments, screens).status == .success)
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
    #expect(try await run(["history"] + arguments, screens).status == .success)
    #expect(screens.history.intents == [.show(repository: repository, refreshes: refreshes)])
    #expect(screens.picture.intents == [])
  }

  @Test func openSendsTheLoginAndTheRepository() async throws {
    let found = FoundStargazer(.fixture(login: "-mira"), of: .fixture(), origin: .now)
    let screens = StubStargazersScreens(detail: [.success(found)])
    let printout = try await run(["show", "lindqvist/glaze", "-mira"], screens)
    #expect(printout.text.hasPrefix("-mira\n  Starred  lindqvist/glaze\n"))
    #expect(screens.detail.intents == [.show(login: "-mira", repository: "lindqvist/glaze")])
  }

  @Test(arguments: [
    (["history", "--chart", "--json"], "cannot be combined"),
    (["history", "--svg", "-"], "--svg needs the name of a file"),
    (["history", "--svg", " "], "--svg needs the name of a file"),
  ])
  func rejectsInvalidOptionsBeforeAnyRequest(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try SeamsCommand<StargazersFeature>.leaf(of: ["stargazers"] + arguments)
    }
    let refusal = try #require(error)
    #expect("\(refusal)".contains(words))
  }

  private func run(
    _ arguments: [String], _ screens: StubStargazersScreens
  ) async throws -> Printout {
    try await SeamsCommand<StargazersFeature>.leaf(of: ["stargazers"] + arguments).run(
      in: .fixture(screens))
  }
}

/// The image of a history: the file is replaced only when it is complete.
@Suite struct CLIStarHistoryPictureTests {
  private let files = InMemoryFileSystem(["old.svg": Array("old".utf8)])

  @Test func writesTheChartBesideTheHistory() async throws {
    let printout = try await run(["lindqvist/glaze", "--json", "--svg", "old.svg"])
    #expect(printout.text.hasPrefix(#"{"total":5,"#) && printout.status == .success)
    #expect(printout.notices == ["Wrote the chart to old.svg."])
    #expect(files.files == ["old.svg": Array("<svg/>".utf8)])
  }

  @Test func printsNoticesOfBothOnce() async throws {
    repository.answer { answers in
      answers.history = .success(.fixture(origin: .stored()))
      answers.picture = .success(
        StarHistoryPicture(svg: "<svg/>", history: .fixture(origin: .stored())))
    }
    let printout = try await run(["lindqvist/glaze", "--svg", "new.svg"])
    #expect(printout.notices.count == 4 && Set(printout.notices).count == 4)
  }

  @Test func keepsTheFileAndFailsIfTheChartFails() async throws {
    repository.answer { $0.picture = .failure(.busy(reason: "Busy.")) }
    let printout = try await run(["lindqvist/glaze", "--svg", "old.svg"])
    #expect(printout.text.hasPrefix("lindqvist/glaze has 5 stars.\n"))
    #expect(printout.status == .tryAgain && printout.notices == ["seams: Busy."])
    #expect(files.files == ["old.svg": Array("old".utf8)])
  }

  @Test func drawsNoChartWithoutAHistory() async throws {
    repository.answer { $0.history = .failure(.busy(reason: "Busy.")) }
    #expect(try await run(["lindqvist/glaze", "--svg", "old.svg"]).status == .tryAgain)
    #expect(files.files == ["old.svg": Array("old".utf8)])
    #expect(repository.calls == [.history(of: .fixture(), refreshes: false)])
  }

  private let repository: StubStargazerRepository = {
    var answers = StubStargazerRepository.Answers()
    answers.history = .success(.fixture())
    answers.picture = .success(StarHistoryPicture(svg: "<svg/>", history: .fixture()))
    return StubStargazerRepository(answers)
  }()

  private func run(_ arguments: [String]) async throws -> Printout {
    try await SeamsCommand<StargazersFeature>.leaf(of: ["stargazers", "history"] + arguments)
      .run(in: .fixture(StargazerScreens(repository: repository), files: files))
  }
}
