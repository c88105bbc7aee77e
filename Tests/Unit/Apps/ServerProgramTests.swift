import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CoreWeb
@testable import seams_server

/// How the program starts, and how it exits if it cannot.
@Suite struct ServerProgramTests {
  @Test(arguments: [
    (["--host", "0.0.0.0"], [:], "at least 32 characters with SEAMS_TOKEN or --token-file"),
    ([], ["SEAMS_HOST": "::"], "anyone who reaches “::” could read and change everything."),
    (["--host", "0.0.0.0"], ["SEAMS_TOKEN": "short"], "The access token is too short"),
    (["--public-name", "a b"], [:], "“a b” in --public-name is not a host name."),
    ([], ["SEAMS_PORT": "http"], "in SEAMS_PORT must be an integer"),
  ])
  func rejectsInvalidSettingsBeforeItStarts(
    _ arguments: [String], _ environment: [String: String], _ sentence: String
  ) async {
    let world = StubEnvironment(
      arguments: arguments, environment: environment.merging(["HOME": "/home/ada"]) { $1 })
    #expect(await world.server() == .configuration)
    #expect(world.spyConsole.error.hasPrefix("seams-server: "))
    #expect(world.spyConsole.error.contains(sentence))
    #expect(world.opened.all.isEmpty)
  }

  @Test func reportsAMissingTokenFile() async {
    let world = StubEnvironment(arguments: ["--token-file", "/nowhere"])
    #expect(await world.server() == .noInput)
    #expect(world.spyConsole.error.contains("There is no file “/nowhere”."))
  }

  @Test func requiresADataFolder() async {
    let world = StubEnvironment(arguments: [], refusal: .noDataFolder)
    #expect(await world.server() == .configuration)
    #expect(world.spyConsole.error.contains("There is no data folder"))
  }

  @Test func passesTheSettingsToTheFeatures() async throws {
    let world = StubEnvironment(
      arguments: ["--data-dir", "/srv", "--allow-private-network", "--log-level", "warning"],
      refusal: .noDataFolder)
    _ = await world.server()
    let settings = try #require(world.opened.all.first)
    #expect(settings.dataFolder == "/srv")
    #expect(settings.reachesPrivateNetworks)
    #expect(!settings.logsTransitions)
  }

  @Test(arguments: [
    (["--help"], ProgramStatus.success), (["--version"], .success), (["extra"], .usage),
    (["--port", "x"], .usage),
  ])
  func printsItsHelpAndItsUsage(_ arguments: [String], _ status: ProgramStatus) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.server() == status)
    #expect((status == .success) == world.spyConsole.error.isEmpty)
    #expect((status == .success) == !world.spyConsole.output.isEmpty)
  }
}
