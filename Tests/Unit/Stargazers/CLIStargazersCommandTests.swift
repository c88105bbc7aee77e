import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
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
    let commandOutput = try await run(["show", "lindqvist/glaze", "-mira"], screens)
    #expect(commandOutput.text.hasPrefix("-mira\n  Starred  lindqvist/glaze\n"))
    #expect(screens.detail.intents == [.show(login: "-mira", repository: "lindqvist/glaze")])
  }

  @Test(arguments: [
    (["history", "--chart", "--json"], "cannot be combined"),
    (["history", "--svg", "-"], "--svg needs the name of a file"),
    (["history", "--svg", " "], "--svg needs the name of a file"),
  ])
  func rejectsInvalidOptionsBeforeAnyRequest(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try StargazersCommand.leaf(of: arguments)
    }
    let refusal = try #require(error)
    #expect("\(refusal)".contains(words))
  }

  private func run(
    _ arguments: [String], _ screens: StubStargazersScreens
  ) async throws -> CommandOutput {
    try await screens.run(arguments)
  }
}

/// The image of a history: the file is replaced only when it is complete.
@Suite struct CLIStarHistoryPictureTests {
  private let files = InMemoryFileSystem(["old.svg": Array("old".utf8)])

  @Test func writesTheChartBesideTheHistory() async throws {
    let commandOutput = try await run(["lindqvist/glaze", "--json", "--svg", "old.svg"])
    #expect(commandOutput.text.hasPrefix(#"{"total":5,"#) && commandOutput.status == .success)
    #expect(commandOutput.notices == ["Wrote the chart to old.svg."])
    #expect(files.files == ["old.svg": Array("<svg/>".utf8)])
  }

  @Test func printsTheNoticesOfTheHistoryAndTheChartOnce() async throws {
    repository.answer { answers in
      answers.history = .success(.fixture(origin: .stored()))
      answers.picture = .success(
        StarHistoryPicture(svg: "<svg/>", history: .fixture(origin: .stored())))
    }
    let commandOutput = try await run(["lindqvist/glaze", "--svg", "new.svg"])
    #expect(commandOutput.notices.count == 4 && Set(commandOutput.notices).count == 4)
  }

  @Test func keepsTheFileAndFailsIfTheChartFails() async throws {
    repository.answer { $0.picture = .failure(.busy(reason: "Busy.")) }
    let commandOutput = try await run(["lindqvist/glaze", "--svg", "old.svg"])
    #expect(commandOutput.text.hasPrefix("lindqvist/glaze has 5 stars.\n"))
    #expect(commandOutput.status == .tryAgain && commandOutput.notices == ["seams: Busy."])
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

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await StargazerScreens(repository: repository)
      .run(["history"] + arguments, in: .fixture(files: files))
  }
}
