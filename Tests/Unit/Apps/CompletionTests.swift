import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CoreCLI
@testable import seams

/// The completions of a shell.
@Suite struct CompletionTests {
  private static let line = ["seams", "pebbles", "list", "--name", "gr"]
  private static let question =
    ["---completion", "pebbles", "list", "--", "--name", "4", "2"] + line

  @Test func readsTheRequestOfAShell() throws {
    let request = try #require(CompletionRequest(Self.question + ["--data-dir", "d"]))
    #expect(request.commands == ["pebbles", "list"])
    #expect(request.argument == "--name" && request.typed == "gr")
    #expect(request.option("--data-dir") == "d" && request.option("--config") == nil)
    #expect(request.settings == [.dataFolder: .text("d")])
    #expect(CompletionRequest(["pebbles", "list"]) == nil)
  }

  @Test func offersEachMatchOnceUpToALimit() async {
    let many = (1...300).map { "grey\($0)" }
    var world = Self.world(Self.question)
    world.screens.names = ["green", "red", "green", "gr\neen"] + many
    #expect(await world.seams() == .success)
    let values = world.spyConsole.output.split(separator: "\n").map(String.init)
    #expect(values == ["green"] + many.prefix(199))
    #expect(world.spyConsole.error.isEmpty)
  }

  @Test func completionDoesNotOpenAMissingDatabase() async {
    var world = Self.world(Self.question)
    world.memory = InMemoryFileSystem()
    world.screens.names = ["green"]
    #expect(await world.seams() == .success)
    #expect(world.opened.all.isEmpty)
    #expect(world.spyConsole.output.isEmpty && world.spyConsole.error.isEmpty)
  }

  @Test(arguments: [
    ["---completion"], ["---completion", "moon", "--", "--name", "0", "0"],
    ["---completion", "pebbles", "list", "--", "--name", "x", "y"] + line,
    question + ["--demo"], question + ["--config", "missing.json"],
  ])
  func printsNoErrorForInvalidRequests(_ arguments: [String]) async {
    let world = Self.world(arguments)
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.error.isEmpty)
  }

  @Test func printsNoErrorIfTheDataCannotBeOpened() async {
    var world = Self.world(Self.question)
    world.refusal = .noDataFolder
    #expect(await world.seams() == .success)
    #expect(world.spyConsole.output.isEmpty && world.spyConsole.error.isEmpty)
  }

  private static func world(_ arguments: [String]) -> StubEnvironment {
    var world = StubEnvironment(arguments: arguments)
    world.memory = InMemoryFileSystem(["/home/ada/.local/share/seams/seams.sqlite": []])
    return world
  }
}
