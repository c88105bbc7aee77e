import CoreDomain
import CoreTesting
import Testing

@testable import Composition

/// The precedence of settings: options, environment, file.
@Suite struct SettingsTests {
  @Test func optionsOverrideVariablesAndVariablesOverrideTheFile() async throws {
    let file = #"{"dataDir": "/file", "host": "file.example", "color": "never"}"#
    let sources = try await sources(
      file, options: [.dataFolder: .text("/option")],
      environment: ["SEAMS_DATA_DIR": "/variable", "SEAMS_HOST": "variable.example"])
    #expect(try sources.text(.dataFolder) == "/option")
    #expect(try sources.text(.host) == "variable.example")
    #expect(try sources.text(.color) == "never")
    #expect(try sources.text(.certificates) == nil)
  }

  @Test func everySettingHasItsOwnKeyAndVariable() async throws {
    let texts: [Setting] = [.dataFolder, .database, .color, .certificates, .host, .token]
    for setting in texts {
      let file = "{\"\(setting.key)\": \"file\"}"
      #expect(try await sources(file).text(setting) == "file")
      let sources = try await sources(file, environment: [setting.variable: "variable"])
      #expect(try sources.text(setting) == "variable")
    }
    let all = Setting.all(with: [])
    #expect(Set(all.map(\.variable)).count == all.count)
  }

  @Test func readsFlagsAndNumbersFromEverySource() async throws {
    let file = #" { "allowPrivateNetwork" : true , "port" : 8080 } "#
    #expect(try await sources(file).flag(.allowPrivateNetwork) == true)
    #expect(try await sources(file).number(.port, in: 0...65535) == 8080)
    let variables = ["SEAMS_ALLOW_PRIVATE_NETWORK": "false", "SEAMS_PORT": "0"]
    let sources = try await sources(file, environment: variables)
    #expect(try sources.flag(.allowPrivateNetwork) == false)
    #expect(try sources.number(.port, in: 0...65535) == 0)
  }

  @Test func theDatabaseIsAFileUnlessAServerIsConfigured() async throws {
    let address = "postgres://ada:sesame@db.example/seams"
    #expect(try await settings("{}").server == nil)
    let file = try await settings("{\"databaseUrl\": \"\(address)\"}")
    let variables = ["SEAMS_DATABASE_URL": address, "SEAMS_DATABASE_POOLER": "true"]
    let variable = try await settings("{}", variables)
    #expect(file.server.map { "\($0.address)" } == "postgres://ada@db.example/seams")
    #expect(file.server?.isBehindPooler == false && variable.server?.isBehindPooler == true)
    let demo = try await settings("{}", ["SEAMS_DEMO": "1"].merging(variables) { $1 })
    #expect(demo.server == nil)
  }

  @Test func doesNotShowAnInvalidAddressOfADatabase() async throws {
    let failure = await #expect(throws: StartFailure.self) {
      try await settings("{}", ["SEAMS_DATABASE_URL": "postgres://ada:sesame@[x"])
    }
    #expect(failure?.description.contains("SEAMS_DATABASE_URL") == true)
    #expect(failure?.description.contains("sesame") == false)
  }

  @Test func ignoresAnEmptyVariable() async throws {
    let sources = try await sources(
      #"{"dataDir": "/file"}"#, environment: ["SEAMS_DATA_DIR": ""])
    #expect(try sources.text(.dataFolder) == "/file")
  }

  @Test(arguments: [
    ([:], nil, nil), (["HOME": "/home/ada"], nil, "/home/ada/.config/seams/config.json"),
    (["HOME": "/home/ada", "XDG_CONFIG_HOME": "/xdg"], nil, "/xdg/seams/config.json"),
    (["XDG_CONFIG_HOME": "xdg", "HOME": "/home/ada"], nil, "/home/ada/.config/seams/config.json"),
    (["HOME": "/home/ada", "SEAMS_CONFIG": "/named"], nil, "/named"),
    (["HOME": "/home/ada", "SEAMS_CONFIG": ""], nil, "/home/ada/.config/seams/config.json"),
    (["SEAMS_CONFIG": "/named"], "/option", "/option"),
  ])
  func readsTheFileAtTheConfiguredPath(
    _ environment: [String: String], _ option: String?, _ path: String?
  ) async throws {
    let paths = [
      "/option", "/named", "/xdg/seams/config.json", "xdg/seams/config.json",
      "/home/ada/.config/seams/config.json", "/seams/config.json",
    ]
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, Array("{\"host\": \"\($0)\"}".utf8)) }))
    let sources = try await SettingSources.reading(
      option, options: [:], environment: environment, files: files, services: [])
    #expect(try sources.text(.host) == path)
  }

  @Test func onlyTheDefaultFileMayBeMissing() async throws {
    let files = InMemoryFileSystem()
    let missing = StartFailure.configuration(.file(.missing(path: "/named")))
    _ = try await SettingSources.reading(
      nil, options: [:], environment: ["HOME": "/home/ada"], files: files, services: [])
    await #expect(throws: missing) {
      _ = try await SettingSources.reading(
        "/named", options: [:], environment: [:], files: files, services: [])
    }
    await #expect(throws: missing) {
      _ = try await SettingSources.reading(
        nil, options: [:], environment: ["SEAMS_CONFIG": "/named"], files: files,
        services: [])
    }
    #expect(missing.status == .configuration)
  }

  @Test(arguments: [
    ("", "an object", 1, 1), ("[]", "an object", 1, 1), ("{", "key in quotation marks", 1, 2),
    ("{\n  \"port\" 1}", "a colon", 2, 10), ("{\"port\": }", "an integer", 1, 10),
    ("{\"port\": 1.5}", "an integer", 1, 10), ("{\"port\": [1]}", "an integer", 1, 10),
    ("{\"port\": null}", "an integer", 1, 10), ("{\"port\": +1}", "an integer", 1, 10),
    ("{\"port\": 99999999999999999999}", "an integer", 1, 10),
    ("{\"port\": 1,}", "key in quotation marks", 1, 12), ("{\"port\": 1", "closing brace", 1, 11),
    ("{\"port\": 1} x", "after the object", 1, 13), ("{\"host\": \"x", "does not end", 1, 10),
    ("{\"host\": \"\\", "does not end", 1, 10), ("{\"host\": \"\\q\"}", "not valid JSON", 1, 10),
    ("{\"port\": 1,\n \"port\": 2}", "set twice", 2, 8),
    ("{\n\n  \"prot\": 1}", "unknown setting “prot”; the settings are “dataDir”", 3, 3),
  ])
  func reportsASyntaxErrorWithItsPosition(
    _ text: String, _ words: String, _ line: Int, _ column: Int
  ) async throws {
    let failure = await #expect(throws: StartFailure.self) { _ = try await sources(text) }
    let sentence = try #require(failure).description
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.contains("“/config.json”"))
    #expect(sentence.hasSuffix("(line \(line), column \(column))."), "\(sentence)")
    #expect(failure?.status == .configuration)
  }

  @Test func unescapesTheTextsOfTheFile() async throws {
    let sources = try await sources(#"{"host": "a\"b\\\u65e5\n"}"#)
    #expect(try sources.text(.host) == "a\"b\\日\n")
  }

  @Test func rejectsAFileThatIsTooLarge() async throws {
    let text = "{" + String(repeating: " ", count: 64 * 1024) + "}"
    let failure = await #expect(throws: StartFailure.self) { _ = try await sources(text) }
    #expect(
      failure == .configuration(.file(.tooLarge(path: "/config.json", limit: 64 * 1024))))
  }

  @Test func reportsAnInvalidValueWithItsSourceUnlessItIsSecret() async throws {
    let sources = try await sources(
      #"{"port": 70000, "token": 5, "host": true}"#,
      environment: ["SEAMS_ALLOW_PRIVATE_NETWORK": "maybe"])
    let port = #expect(throws: StartFailure.self) { try sources.number(.port, in: 0...65535) }
    #expect(
      port?.description
        == "The setting “port” in “/config.json” must be an integer from 0 to 65535, got “70000”."
    )
    let flag = #expect(throws: StartFailure.self) { try sources.flag(.allowPrivateNetwork) }
    #expect(flag?.description.contains("got “maybe”") == true)
    let token = #expect(throws: StartFailure.self) { try sources.text(.token) }
    #expect(token?.description.contains("5") == false)
    let host = #expect(throws: StartFailure.self) { try sources.text(.host) }
    #expect(host?.description.contains("must be text") == true)
  }

  @Test func theProgramUsesItsSettings() async {
    var world = StubEnvironment(arguments: ["pebbles", "list", "--config", "/config.json"])
    world.memory = InMemoryFileSystem([
      "/config.json": Array(#"{"dataDir": "/file", "certificates": "/ca.pem"}"#.utf8)
    ])
    _ = await world.seams()
    #expect(world.opened.all.map(\.dataFolder) == ["/file"])
    #expect(world.opened.all.map(\.certificates) == ["/ca.pem"])
  }

  private func settings(
    _ file: String, _ environment: [String: String] = [:]
  ) async throws(StartFailure) -> Settings {
    let sources = try await sources(
      file, options: [.dataFolder: .text("/data")], environment: environment)
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
  }

  private func sources(
    _ file: String, options: [Setting: SettingValue] = [:], environment: [String: String] = [:]
  ) async throws(StartFailure) -> SettingSources {
    try await SettingSources.reading(
      "/config.json", options: options, environment: environment,
      files: InMemoryFileSystem(["/config.json": Array(file.utf8)], pieceSize: 7), services: [])
  }
}
