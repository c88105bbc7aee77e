import ArgumentParser
import Composition
import CoreDomain
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerArgumentsTests {
  @Test(arguments: [([:], 8080), (["PORT": ""], 8080), (["PORT": "9000"], 9000)])
  func listensOnThePortOfTheEnvironment(_ environment: [String: String], _ port: Int) throws {
    #expect(try ServerArguments.port(in: environment) == port)
  }

  @Test(arguments: ["-1", "65536", "x", ""])
  func rejectsAnInvalidPort(_ text: String) {
    #expect(throws: (any Error).self) { try ServerArguments.parse(["--port=\(text)"]) }
  }

  @Test(arguments: ["-1", "65536", "x", "80 "])
  func rejectsAnInvalidPortOfTheEnvironment(_ text: String) throws {
    #expect(throws: ValidationError.self) { try ServerArguments.port(in: ["PORT": text]) }
  }

  @Test(arguments: ["--data-dir", "--host", "--token-file", "--config"])
  func rejectsAnEmptyOption(_ option: String) {
    #expect(throws: (any Error).self) { try ServerArguments.parse([option, ""]) }
  }

  @Test func convertsOptionsToSettings() throws {
    let arguments = try ServerArguments.parse([
      "--data-dir", "/srv/data", "--allow-private-network", "--host", "::", "--port", "0",
    ])
    #expect(
      try arguments.settings(for: []) == [
        .dataFolder: .text("/srv/data"), .allowPrivateNetwork: .flag(true), .host: .text("::"),
        .port: .number(0),
      ])
    #expect(try ServerArguments.parse([]).settings(for: []) == [:])
  }

  @Test func acceptsNamesSeparatelyOrWithCommas() throws {
    let arguments = try ServerArguments.parse(["--public-name", "a,b", "--public-name", "c"])
    #expect(arguments.publicNames == ["a", "b", "c"])
  }

  @Test func rejectsATokenAsAnOption() {
    #expect(throws: (any Error).self) { try ServerArguments.parse(["--token", "x"]) }
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
