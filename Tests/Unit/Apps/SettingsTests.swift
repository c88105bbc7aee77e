import ArgumentParser
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import Composition
@testable import CoreCLI
@testable import seams
@testable import seams_server

@Suite struct SettingsTests {
  @Test func optionsOverrideVariablesAndVariablesOverrideTheFile() async throws {
    let file = #"{"dataDir": "/file", "host": "file.example", "color": "never"}"#
    let sources = try await SettingSources.fixture(
      file, options: [.dataFolder: .text("/option")],
      environment: [
        "SEAMS_DATA_DIR": "/variable", "SEAMS_HOST": "variable.example",
        // An empty variable counts as unset.
        "SEAMS_COLOR": "",
      ])
    #expect(try sources.text(.dataFolder) == "/option")
    #expect(try sources.text(.host) == "variable.example")
    #expect(try sources.text(.color) == "never")
    #expect(try sources.text(.certificates) == nil)
  }

  @Test func everySettingHasItsOwnKeyAndVariable() async throws {
    let texts: [Setting] = [.dataFolder, .database, .color, .certificates, .host, .token]
    for setting in texts {
      let file = "{\"\(setting.key)\": \"file\"}"
      #expect(try await SettingSources.fixture(file).text(setting) == "file")
      let sources = try await SettingSources.fixture(
        file, environment: [setting.variable: "variable"])
      #expect(try sources.text(setting) == "variable")
    }
    let all = Setting.all(with: [])
    #expect(Set(all.map(\.variable)).count == all.count)
  }

  @Test func readsFlagsAndNumbersFromEverySource() async throws {
    let file = #" { "allowPrivateNetwork" : true , "port" : 8080 } "#
    #expect(try await SettingSources.fixture(file).flag(.allowPrivateNetwork) == true)
    #expect(try await SettingSources.fixture(file).number(.port, in: 0...65535) == 8080)
    let variables = ["SEAMS_ALLOW_PRIVATE_NETWORK": "false", "SEAMS_PORT": "0"]
    let sources = try await SettingSources.fixture(file, environment: variables)
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

  @Test(arguments: [
    ("{}", false), (#"{"databasePooler": true}"#, true),
    (#"{"databasePooler": true, "demo": true}"#, true),
  ])
  func theTargetOfACopyIsBehindAPoolerIfOneIsConfigured(
    file: String, isBehindPooler: Bool
  ) async throws {
    let target = try await settings(file).engine(ofCopyTo: "postgres://ada@db.example/seams")
    #expect(target.server?.isBehindPooler == isBehindPooler)
  }

  @Test(arguments: ["postgres://ada:sesame@[x", "postgres://ada:ses/ame@db.example/seams"])
  func doesNotShowAnInvalidAddressOfADatabase(_ address: String) async throws {
    let failure = await #expect(throws: StartFailure.self) {
      try await settings("{}", ["SEAMS_DATABASE_URL": address])
    }
    #expect(failure?.description.contains("SEAMS_DATABASE_URL") == true)
    #expect(failure?.description.contains("percent-encoded") == true)
    #expect(failure?.description.contains("ame@") == false)
  }

  @Test func asksForAPercentEncodedPasswordInTheTargetOfACopy() async throws {
    let file = try await settings("{}")
    let failure = #expect(throws: StartFailure.self) {
      try file.engine(ofCopyTo: "postgres://ada:ses@ame@db.example/seams")
    }
    #expect(failure?.description.contains("percent-encoded password: “%40” for “@”") == true)
    #expect(failure?.description.contains("ame@") == false)
  }

  @Test func onlyAFailureToOpenTheTargetOfACopyNamesTheOption() {
    let lost = SQLFailure.unopenable(
      path: "postgres://ada@db.example/seams", reason: "the connection was lost")
    let (opening, copying) = (StartFailure(openingTarget: lost), StartFailure(copying: lost))
    #expect(opening.description.hasSuffix("the connection was lost. Check its address in --to."))
    #expect(copying.description == lost.description)
    #expect([opening.status, copying.status] == [.unavailable, .unavailable])
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
    ("{\"port\": 1.5}", "an integer", 1, 10), ("{\"port\": +1}", "an integer", 1, 10),
    ("{\"port\": 99999999999999999999}", "an integer", 1, 10),
    ("{\"port\": 01}", "an integer", 1, 10), ("{\"port\": null}", "an integer", 1, 10),
    ("{\"port\": 1,}", "key in quotation marks", 1, 12), ("{\"port\": 1", "closing brace", 1, 11),
    ("{\"port\": 1} x", "after the object", 1, 13), ("{\"host\": \"x", "does not end", 1, 10),
    ("{\"host\": \"\\", "does not end", 1, 10), ("{\"host\": \"\\q\"}", "not valid JSON", 1, 10),
    ("{\"port\": 1,\n \"port\": 2}", "set twice", 2, 8),
    ("{\n\n  \"prot\": 1}", "unknown setting “prot”; the settings are “dataDir”", 3, 3),
  ])
  func reportsASyntaxErrorWithItsPosition(
    _ text: String, _ words: String, _ line: Int, _ column: Int
  ) async throws {
    let failure = await #expect(throws: StartFailure.self) {
      _ = try await SettingSources.fixture(text)
    }
    let sentence = try #require(failure).description
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.contains("“/config.json”"))
    #expect(sentence.hasSuffix("(line \(line), column \(column))."), "\(sentence)")
    #expect(failure?.status == .configuration)
  }

  @Test func namesThePlaceOfAByteThatIsNotUTF8() {
    let bytes = Array("{\n \"host\": \"ü".utf8) + [0xFF]
    let mistake = #expect(throws: SettingsObjectMistake.self) {
      _ = try SettingsObjectReader(bytes, services: [])
    }
    #expect(mistake?.reason == "it is not in UTF-8")
    #expect(mistake?.line == 2 && mistake?.column == 12)
  }

  @Test func unescapesTheTextsOfTheFile() async throws {
    let sources = try await SettingSources.fixture(#"{"host": "a\"b\\\u65e5\n"}"#)
    #expect(try sources.text(.host) == "a\"b\\日\n")
  }

  @Test func rejectsAFileThatIsTooLarge() async throws {
    let blanks = String(repeating: " ", count: 64 * 1024 - 2)
    _ = try await SettingSources.fixture("{\(blanks)}")
    await #expect(
      throws: StartFailure.configuration(.file(.tooLarge(path: "/config.json", limit: 64 * 1024)))
    ) { _ = try await SettingSources.fixture("{\(blanks) }") }
  }

  @Test func reportsAnInvalidValueWithItsSourceUnlessItIsSecret() async throws {
    let sources = try await SettingSources.fixture(
      #"{"port": 70000, "token": 5, "host": true}"#,
      environment: ["SEAMS_ALLOW_PRIVATE_NETWORK": "maybe"])
    let port = #expect(throws: StartFailure.self) { try sources.number(.port, in: 0...65535) }
    #expect(
      port?.description
        == "The setting “port” in “/config.json” must be an integer from 0 to 65535, got “70000”."
    )
    let quoted = try await SettingSources.fixture(#"{"port": "80", "demo": "true"}"#)
    let text = #expect(throws: StartFailure.self) { try quoted.number(.port, in: 0...65535) }
    #expect(text?.description.contains("65535, without quotation marks, got “80”.") == true)
    let demo = #expect(throws: StartFailure.self) { try quoted.flag(.demo) }
    #expect(demo?.description.contains("false, without quotation marks, got “true”.") == true)
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
    let sources = try await SettingSources.fixture(
      file, options: [.dataFolder: .text("/data")], environment: environment)
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
  }
}

extension SettingSources {
  static func fixture(
    _ file: String = "{}", options: [Setting: SettingValue] = [:],
    environment: [String: String] = [:], services: [Service] = [], limits: [KeepLimit] = []
  ) async throws(StartFailure) -> SettingSources {
    try await reading(
      "/config.json", options: options,
      environment: environment.merging(["HOME": "/home/ada"]) { one, _ in one },
      files: InMemoryFileSystem(["/config.json": Array(file.utf8)], pieceSize: 7),
      services: services, limits: limits)
  }
}

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
    let sources = try await SettingSources.fixture(
      file, options: settings, environment: environment, limits: [Self.pebbles])
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
      .keeps[Self.pebbles]
  }
}

/// The tokens of services: they come from the environment only, and are never printed.
@Suite struct ServiceTokenTests {
  private static let word = "ghx_0123456789abcdef"
  private static let archive = Service(
    name: "archive", base: "https://archive.example", demoPath: "/archive", takesToken: true)
  private static let open = Service(name: "open", base: "https://open.example", demoPath: "")

  @Test(arguments: ["\(word)", " \(word)\n"])
  func readsATokenFromTheEnvironment(_ text: String) async throws {
    let settings = try await settings(["SEAMS_ARCHIVE_TOKEN": text])
    #expect(settings.serviceTokens == [Self.archive: try #require(Secret(Self.word))])
  }

  @Test(arguments: [[:], ["SEAMS_ARCHIVE_TOKEN": ""], ["SEAMS_ARCHIVE_TOKEN": " \n"]])
  func aBlankVariableSetsNoToken(_ environment: [String: String]) async throws {
    #expect(try await settings(environment).serviceTokens == [:])
  }

  @Test func ignoresATokenForAServiceWithoutTokens() async throws {
    #expect(try await settings(["SEAMS_OPEN_TOKEN": Self.word]).serviceTokens == [:])
    #expect(try await settings(["SEAMS_TOKEN": Self.word]).serviceTokens == [:])
  }

  @Test(arguments: ["\(word) x", "\(word)\r\nX-Other: 1", "\(word)é", "\(word)\u{1B}[0m"])
  func rejectsAnInvalidTokenWithoutRepeatingIt(_ text: String) async {
    let failure = await #expect(throws: StartFailure.self) {
      try await settings(["SEAMS_ARCHIVE_TOKEN": text])
    }
    #expect(failure == .configuration(.malformedToken(variable: "SEAMS_ARCHIVE_TOKEN")))
    let sentence = failure?.description ?? ""
    #expect(sentence.hasPrefix("SEAMS_ARCHIVE_TOKEN is not a valid token"), "\(sentence)")
    #expect(!sentence.contains(Self.word))
    #expect(failure?.status == .configuration)
  }

  @Test(arguments: ["archiveToken", "SEAMS_ARCHIVE_TOKEN"])
  func rejectsATokenInAFile(_ key: String) throws {
    let file = "{\n  \"\(key)\": \"\(Self.word)\"}"
    var reader = try SettingsObjectReader(Array(file.utf8), services: [Self.archive, Self.open])
    let mistake = #expect(throws: SettingsObjectMistake.self) { try reader.values() }
    #expect(mistake?.reason == "tokens are not allowed in a file: set SEAMS_ARCHIVE_TOKEN instead")
    #expect(mistake?.line == 2 && mistake?.column == 3)
  }

  @Test func rejectsATokenKeyOfAServiceWithoutTokens() throws {
    var reader = try SettingsObjectReader(Array(#"{"openToken": "x"}"#.utf8), services: [Self.open])
    let mistake = #expect(throws: SettingsObjectMistake.self) { try reader.values() }
    #expect(mistake?.reason.hasPrefix("unknown setting “openToken”; the settings are") == true)
  }

  @Test func passesATokenToItsServiceOnly() async throws {
    let client = StubHTTPClient(.ok, text: "")
    let token = try #require(Secret(Self.word))
    let directory = ServiceDirectory(
      bases: [Self.archive: "http://127.0.0.1:1"], configured: client, others: client,
      tokens: [Self.archive: token])
    #expect(directory.way(to: Self.archive).token == token)
    #expect(directory.way(to: Self.open).token == nil)
  }

  @Test func aDemoReceivesNoToken() async throws {
    let settings = try await settings(["SEAMS_ARCHIVE_TOKEN": Self.word, "SEAMS_DEMO": "true"])
    #expect(settings.isDemo && settings.serviceTokens == [:])
    let directory = ServiceDirectory(
      demo: "http://127.0.0.1:1", client: StubHTTPClient(.ok, text: ""))
    #expect(directory.way(to: Self.archive).token == nil)
  }

  @Test func printedSettingsShowNoToken() async throws {
    let settings = try await settings(["SEAMS_ARCHIVE_TOKEN": Self.word])
    var dumped = ""
    dump(settings, to: &dumped)
    #expect(!dumped.contains(Self.word) && !"\(settings)".contains(Self.word))
    #expect(dumped.contains("(secret)"))
  }

  @Test func helpNamesTheVariables() {
    #expect(
      [Self.open, Self.archive].tokenHelp
        == "Tokens of services are read only from $SEAMS_ARCHIVE_TOKEN.")
    #expect([Self.open].tokenHelp == "")
  }

  private func settings(_ environment: [String: String]) async throws(StartFailure) -> Settings {
    let sources = try await SettingSources.fixture(
      environment: environment, services: [Self.archive, Self.open])
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
  }
}
