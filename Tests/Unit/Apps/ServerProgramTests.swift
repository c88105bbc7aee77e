import ArgumentParser
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerProgramTests {
  @Test(arguments: [
    (["--host", "0.0.0.0"], [:], "at least 32 characters with SEAMS_TOKEN or --token-file"),
    ([], ["SEAMS_HOST": "::"], "anyone who reaches “::” could read and change everything."),
    (["--host", "0.0.0.0"], ["SEAMS_TOKEN": "short"], "The access token is too short"),
    (
      ["--host", "0.0.0.0", "--no-token"],
      ["SEAMS_TOKEN": String(repeating: "t", count: 32)], "at least 32 characters"
    ),
    (["--public-name", "a b"], [:], "“a b” in --public-name is not a host name."),
    (["--trusted-proxy", "10.0.0.1,a"], [:], "“a” is not an IP address"),
    ([], ["SEAMS_TRUSTED_PROXIES": "10.0.0.1, ::1, b:80"], "“b:80” is not an IP address"),
    ([], ["SEAMS_PORT": "http"], "in SEAMS_PORT must be an integer"),
    ([], ["PORT": "http"], "in PORT must be an integer from 0 to 65535, got “http”"),
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

  @Test func ignoresPORTIfAnotherSettingHasThePort() async {
    let world = StubEnvironment(
      arguments: ["--port", "0"], environment: ["PORT": "tcp://10.0.0.1:80"],
      refusal: .noDataFolder)
    #expect(await world.server() == .configuration)
    #expect(world.spyConsole.error.contains("There is no data folder"))
  }

  @Test func reportsAMissingTokenFile() async {
    let world = StubEnvironment(arguments: ["--token-file", "/nowhere"])
    #expect(await world.server() == .noInput)
    #expect(world.spyConsole.error.contains("There is no file “/nowhere”."))
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

@Suite struct ServerSettingsTests {
  private let token = String(repeating: "t", count: 32)

  @Test(arguments: ["127.0.0.1", "127.1.2.3", "localhost", "::1"])
  func requiresNoTokenOnLoopback(_ host: String) throws {
    let settings = try ServerSettings(host: host, port: 0)
    #expect(settings.token == nil)
    let own = String(settings.address(port: 8080).dropFirst("http://".count))
    #expect(settings.names.contain(own))
    #expect(!settings.names.contain("127.9.9.9"))
  }

  @Test(arguments: ["0.0.0.0", "::", "192.168.0.2", "seams.example.org", "128.0.0.1", "127.0.0.x"])
  func requiresATokenBeyondLoopback(_ host: String) throws {
    #expect(throws: ServerFailure.tokenMissing(host: host)) {
      try ServerSettings(host: host, port: 0)
    }
    #expect(try ServerSettings(host: host, port: 0, token: token).host == host)
  }

  @Test func requiresATokenForAPublicName() throws {
    #expect(throws: ServerFailure.self) {
      try ServerSettings(host: "127.0.0.1", port: 0, publicNames: ["seams.example.org"])
    }
    let name = ["seams.example.org"]
    #expect(try ServerSettings(host: "::1", port: 0, publicNames: name, token: token).port == 0)
    #expect(try ServerSettings(host: "::1", port: 0, publicNames: name, isForAll: true).port == 0)
  }

  @Test(arguments: [
    "", "short", "tttttttttttttttttttttttttttttt t", "tttttttttttttttttttttttttttttttü",
  ])
  func rejectsAWeakOrInvalidToken(_ text: String) {
    #expect(throws: ServerFailure.weakToken) {
      try ServerSettings(host: "127.0.0.1", port: 0, token: text)
    }
    #expect(!ServerFailure.weakToken.description.contains("ttt"))
  }

  @Test(arguments: ["", "a b", "http://a", "a:80", "bücher.example"])
  func rejectsAnInvalidHostName(_ name: String) {
    #expect(throws: ServerFailure.malformedName(name)) {
      try ServerSettings(host: "127.0.0.1", port: 0, publicNames: [name])
    }
  }

  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"),
    ("localhost", "http://localhost:80"),
  ])
  func writesItsAddressAsAURL(_ host: String, _ address: String) throws {
    #expect(try ServerSettings(host: host, port: 0).address(port: 80) == address)
  }

  @Test func doesNotPrintTheToken() throws {
    let token = try #require(AccessToken(token))
    #expect("\(token)" == "(secret)")
    #expect(String(reflecting: token) == "(secret)")
  }
}

@Suite struct ServerArgumentsTests {
  @Test(arguments: [([:], 8080), (["PORT": ""], 8080), (["PORT": "9000"], 9000)])
  func listensOnThePortOfTheEnvironment(_ environment: [String: String], _ port: Int) throws {
    #expect(try ServerArguments.port(in: environment) == port)
  }

  @Test(arguments: ["-1", "65536", "x", "80 "])
  func rejectsAnInvalidPortOfTheEnvironment(_ text: String) throws {
    #expect(throws: StartFailure.self) { try ServerArguments.port(in: ["PORT": text]) }
  }

  @Test(arguments: [
    ["--port=-1"], ["--port=65536"], ["--port=x"], ["--port="], ["--data-dir", ""],
    ["--host", ""], ["--token-file", ""], ["--config", ""],
    // Other users of the machine could read a token among the arguments.
    ["--token", "x"],
  ])
  func rejectsInvalidOptions(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try ServerArguments.parse(arguments) }
  }

  @Test func convertsOptionsToSettings() throws {
    let arguments = try ServerArguments.parse([
      "--data-dir", "/srv/data", "--allow-private-network", "--host", "::", "--port", "0",
      "--trusted-proxy", "10.0.0.1,10.0.0.2", "--trusted-proxy", "::7", "--public-name", "a,b",
      "--public-name", "c",
    ])
    #expect(arguments.publicNames == ["a", "b", "c"])
    #expect(
      try arguments.settings(for: []) == [
        .dataFolder: .text("/srv/data"), .allowPrivateNetwork: .flag(true), .host: .text("::"),
        .port: .number(0), .trustedProxies: .text("10.0.0.1,10.0.0.2,::7"),
      ])
    #expect(try ServerArguments.parse([]).settings(for: []) == [:])
  }

  @Test(arguments: [
    (Int32(98), ServerFailure.portTaken(80)), (13, .portNotAllowed(80)), (1, .portNotAllowed(80)),
    (99, .unknownHost("h")), (5, .cannotListen(port: 80, errorNumber: 5)),
  ])
  func saysWhyItCannotListen(_ number: Int32, _ failure: ServerFailure) {
    #expect(ServerFailure(host: "h", port: 80, errorNumber: number) == failure)
    #expect(failure.status == .unavailable)
  }

  @Test func saysWhatToDoIfThePortIsInUse() {
    #expect(
      ServerFailure.portTaken(8080).description.hasPrefix(
        "Port 8080 is taken by another program. Stop that program, or"))
  }
}
