import ArgumentParser
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// A browse session with two minimal features that print where they are.
@Suite struct BrowseSessionTests {
  @Test func startsWithTheNamedFeatureOrTheFirstOne() async throws {
    #expect(try await walk([]).output == "pebbles\n")
    #expect(try await walk([], from: "shells").output == "shells\n")
  }

  @Test func goesToAnotherFeatureAndBack() async throws {
    let console = try await walk(["go shells", "GO Pebbles"])
    #expect(console.output == "pebbles\nshells\npebbles\n")
  }

  @Test func listsTheFeaturesForAnInvalidName() async throws {
    let console = try await walk(["go", "go moon"])
    #expect(console.error == "Write “go pebbles|shells”.\nWrite “go pebbles|shells”.\n")
    let misspelt = try await walk(["go pebles", "wher"]).error
    #expect(misspelt.hasPrefix("Write “go pebbles|shells”. Did you mean “pebbles”?\n"))
    #expect(misspelt.hasSuffix(" Did you mean “where”?\n"))
  }

  @Test func followsARouteIntoItsFeature() async throws {
    let console = try await walk(["leave /shells/7"])
    #expect(console.output == "pebbles\nshells: /shells/7\n")
  }

  @Test func staysInTheFeatureOfARoute() async throws {
    let console = try await walk(["leave /shells/7", "where"])
    #expect(console.output.hasSuffix("shells\n"))
  }

  @Test func reportsARouteWithoutAScreen() async throws {
    let console = try await walk(["leave /moon", "where"])
    #expect(console.error == "There is no screen for /moon.\n")
    #expect(console.output == "pebbles\npebbles\n")
  }

  @Test func listsTheCommandsOfTheFeatureAndItsOwn() async throws {
    let output = try await walk(["help"]).output
    for order in ["leave ROUTE", "go pebbles|shells", "h, help", "q, quit"] {
      #expect(output.contains("  \(order) "))
    }
  }

  @Test func offersNoOtherFeatureIfOnlyOneExists() async throws {
    let console = ScriptedConsole(lines: ["go pebbles", "help"])
    try await walk([NearFeature()], on: console)
    #expect(console.error.hasPrefix("Unknown command “go”. Use one of: leave, where, help, quit."))
    #expect(!console.output.contains("go "))
  }

  private func walk(_ lines: [String], from name: String? = nil) async throws -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    try await walk([NearFeature(), FarFeature()], from: name, on: console)
    return console
  }

  private func walk(
    _ features: [any CommandLineFeature], from name: String? = nil, on console: ScriptedConsole
  ) async throws {
    let context = CommandContext(
      features: StubFeatures(screens: 0), files: InMemoryFileSystem(), console: console,
      clock: FixedWallClock(.fixture()), display: .plain, showsProgress: false)
    var walk = try await BrowseSession(features, from: name, in: context)
    #expect(await walk.run().print(to: console) == .success)
  }
}

private struct NearFeature: CommandLineFeature {
  struct Commands: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pebbles")
  }

  var migrations: [SQLMigration] { [] }
  var commands: any ParsableCommand.Type { Commands.self }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Int { 0 }

  func walk(through screens: Int, from landing: BrowseLanding) -> any FeatureWalk {
    SpokenWalk(name: name, landing: landing)
  }
}

private struct FarFeature: CommandLineFeature {
  struct Commands: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "shells")
  }

  var migrations: [SQLMigration] { [] }
  var commands: any ParsableCommand.Type { Commands.self }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> Int { 0 }

  func walk(through screens: Int, from landing: BrowseLanding) -> any FeatureWalk {
    SpokenWalk(name: name, landing: landing)
  }
}

/// A part of a browse session that prints where it is, and leaves for any route.
private struct SpokenWalk: FeatureWalk {
  let name: String
  let landing: BrowseLanding

  let orders = [
    BrowseHelp(word: "leave", argument: "ROUTE", purpose: "another place"),
    BrowseHelp(word: "where", purpose: "the name of the feature"),
  ]

  mutating func showAgain() async throws(BrowseFailure) {
    try landing.tell(Printout(name + "\n"))
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    switch line.word {
    case "leave":
      let path = line.rest.split(separator: "/").map(String.init)
      landing.navigator.pass(Route(path: path))
    case "where": try await showAgain()
    default: return false
    }
    return true
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard route.path.first == name else { return false }
    try landing.tell(Printout("\(name): \(route)\n"))
    return true
  }
}
