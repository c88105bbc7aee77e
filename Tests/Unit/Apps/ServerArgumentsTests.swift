import ArgumentParser
import Testing

@testable import Server

@Suite struct ServerArgumentsTests {
  @Test(arguments: [
    ([], [:], 8080), ([], ["PORT": ""], 8080), ([], ["PORT": "9000"], 9000),
    (["--port", "0"], ["PORT": "9000"], 0), (["--port", "65535"], ["PORT": "x"], 65535),
  ])
  func takesThePortOfTheOptionBeforeThatOfTheEnvironment(
    _ words: [String], _ environment: [String: String], _ port: Int
  ) throws {
    #expect(try ServerArguments.parse(words).port(in: environment) == port)
  }

  @Test(arguments: ["-1", "65536", "x", ""])
  func refusesAPortThatIsNone(_ text: String) {
    #expect(throws: (any Error).self) { try ServerArguments.parse(["--port=\(text)"]) }
  }

  @Test(arguments: ["-1", "65536", "x", "80 "])
  func refusesAnEnvironmentWhosePortIsNone(_ text: String) throws {
    let arguments = try ServerArguments.parse([])
    #expect(throws: ValidationError.self) { try arguments.port(in: ["PORT": text]) }
  }

  @Test func refusesAFolderWithoutAName() {
    #expect(throws: (any Error).self) { try ServerArguments.parse(["--data-dir", ""]) }
  }

  @Test func takesTheFolderOfTheData() throws {
    let arguments = try ServerArguments.parse([
      "--data-dir", "/srv/data", "--allow-private-network",
    ])
    #expect(arguments.dataFolder == "/srv/data")
    #expect(arguments.allowPrivateNetwork)
    #expect(try ServerArguments.parse([]).dataFolder == nil)
  }

  @Test func saysWhatToDoAboutAPortThatIsTaken() {
    let taken = ServerFailure(port: 8080, errorNumber: 98)
    #expect(taken == .portTaken(8080))
    #expect(
      taken.description.hasPrefix("Port 8080 is taken by another program. Stop that program, or"))
    #expect(ServerFailure(port: 80, errorNumber: 13) == .portNotAllowed(80))
    #expect(ServerFailure(port: 1, errorNumber: 5) == .cannotListen(port: 1, errorNumber: 5))
  }
}
