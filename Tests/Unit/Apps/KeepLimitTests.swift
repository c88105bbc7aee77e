import ArgumentParser
import CoreTesting
import Testing

@testable import Composition
@testable import CoreCLI
@testable import seams
@testable import seams_server

/// The limits on what features keep, and the values that people set for them.
@Suite struct KeepLimitTests {
  private static let pebbles = KeepLimit(
    name: "pebbles", setting: Setting("keepPebbles", "SEAMS_KEEP_PEBBLES"),
    meaning: "the pebbles of a beach (90)", bounds: 1...500)

  @Test func optionsOverrideVariablesAndVariablesOverrideTheFile() async throws {
    let file = #"{"keepPebbles": 1}"#
    let variable = ["SEAMS_KEEP_PEBBLES": "2"]
    #expect(try await keeps(file) == 1)
    #expect(try await keeps(file, variable) == 2)
    #expect(try await keeps(file, variable, ["pebbles=3"]) == 3)
    #expect(try await keeps("{}") == nil)
    #expect(try await keeps("{}", ["SEAMS_DEMO": "1"], ["pebbles=4"]) == 4)
  }

  @Test(arguments: ["0", "501", "-1"])
  func rejectsANumberOutOfBounds(_ number: String) async throws {
    let failure = await #expect(throws: StartFailure.self) {
      try await keeps("{}", ["SEAMS_KEEP_PEBBLES": number])
    }
    #expect(
      failure?.description
        == "The setting “keepPebbles” in SEAMS_KEEP_PEBBLES must be an integer from 1 to 500, got "
        + "“\(number)”.")
    await #expect(throws: StartFailure.self) { try await keeps("{}", [:], ["pebbles=\(number)"]) }
  }

  @Test(arguments: [
    ["pebbles"], ["pebbles=x"], ["pebbles=1=2"], ["pebbles="], ["shells=3"],
    ["pebbles=1", "pebbles=1"],
  ])
  func rejectsAnInvalidOption(_ options: [String]) {
    let failure = #expect(throws: SettingFailure.self) {
      try KeepLimit.settings(of: options, among: [Self.pebbles])
    }
    #expect(
      failure?.description
        == "Invalid --keep “\(options[0])”. Use NAME=NUMBER, once for each name. "
        + "The names are: pebbles.")
    #expect(throws: SettingFailure.malformedKeep(options[0], known: [])) {
      try KeepLimit.settings(of: options, among: [])
    }
  }

  @Test func bothProgramsHaveTheOption() throws {
    let option = ["--keep", "pebbles=7"]
    let settings: [Setting: SettingValue] = [Self.pebbles.setting: .number(7)]
    #expect(try CommonOptions.parse(option).settings(for: [], [Self.pebbles]) == settings)
    #expect(try ServerArguments.parse(option).settings(for: [], [Self.pebbles]) == settings)
  }

  @Test func theHelpListsTheLimits() {
    #expect(
      KeepLimit.help([Self.pebbles]) == "How much to keep: --keep pebbles=N or "
        + "$SEAMS_KEEP_PEBBLES, the pebbles of a beach (90).")
    #expect(KeepLimit.help([]) == "")
  }

  private func keeps(
    _ file: String, _ environment: [String: String] = [:], _ options: [String] = []
  ) async throws -> Int? {
    var settings = try KeepLimit.settings(of: options, among: [Self.pebbles])
    settings[.dataFolder] = .text("/data")
    let sources = try await SettingSources.reading(
      "/config.json", options: settings, environment: environment,
      files: InMemoryFileSystem(["/config.json": Array(file.utf8)]), services: [],
      limits: [Self.pebbles])
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
      .keeps[Self.pebbles]
  }
}
