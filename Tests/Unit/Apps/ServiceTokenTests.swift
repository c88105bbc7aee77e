import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import Composition

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
  func rejectsATokenInAFile(_ key: String) {
    let file = "{\n  \"\(key)\": \"\(Self.word)\"}"
    var reader = SettingsObjectReader(Array(file.utf8), services: [Self.archive, Self.open])
    let mistake = #expect(throws: SettingsObjectMistake.self) { try reader.values() }
    #expect(
      mistake?.reason == "tokens are not allowed in a file: set SEAMS_ARCHIVE_TOKEN instead")
    #expect(mistake?.line == 2 && mistake?.column == 3)
  }

  @Test func rejectsATokenKeyOfAServiceWithoutTokens() {
    var reader = SettingsObjectReader(Array(#"{"openToken": "x"}"#.utf8), services: [Self.open])
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
      ServiceHelp([Self.open, Self.archive]).tokens
        == "Tokens of services are read only from $SEAMS_ARCHIVE_TOKEN.")
    #expect(ServiceHelp([Self.open]).tokens == "")
  }

  private func settings(_ environment: [String: String]) async throws(StartFailure) -> Settings {
    let sources = try await SettingSources.reading(
      nil, options: [:], environment: environment.merging(["HOME": "/home/ada"]) { one, _ in one },
      files: InMemoryFileSystem(), services: [Self.archive, Self.open])
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
  }
}
