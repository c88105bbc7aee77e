import CoreDomain
import CoreTesting
import Testing

@testable import Composition

@Suite struct ServiceTests {
  static let archive = Service(
    name: "archive", base: "https://archive.example/v1", demoPath: "/archive")

  @Test(arguments: [
    ("http://127.0.0.1:8123/v1/events", "http://127.0.0.1:8123/v1/events"),
    ("https://replay.example", "https://replay.example"),
    ("http://[::1]:80/a", "http://[::1]:80/a"),
    ("http://localhost/a~b/%20", "http://localhost/a~b/%20"),
    ("http://replay.example/", "http://replay.example"),
    ("http://replay.example/a//", "http://replay.example/a"),
  ])
  func aServiceUsesTheConfiguredAddressWithoutTrailingSlashes(
    _ address: String, _ base: String
  ) async throws {
    let sources = try await sources(environment: ["SEAMS_ARCHIVE_URL": address])
    #expect(try bases(sources) == ["archive": base])
  }

  @Test(arguments: [
    "replay.example", "ftp://replay.example", "http://", "http:///a", "http://:80",
    "http://replay.example:0", "http://replay.example:70000", "http://replay.example:x",
    "http://replay.example:+80",
    "http://replay.example/?a=b", "http://replay.example/#a", "http://a b", "http://日本.example",
    "http://[::1", "http://replay.example/a\\b", "file:///etc/passwd",
  ])
  func rejectsAnInvalidAddressByItsSetting(_ address: String) async throws {
    let sources = try await sources(environment: ["SEAMS_ARCHIVE_URL": address])
    let failure = #expect(throws: StartFailure.self) { try bases(sources) }
    #expect(
      failure?.description
        == "The setting “archiveUrl” in SEAMS_ARCHIVE_URL must be an address such as "
        + "“https://archive.example/v1”, without a query, got “\(address)”.")
    #expect(failure?.status == .configuration)
    #expect(throws: SettingFailure.self) { try option("archive=\(address)") }
  }

  @Test func rejectsAPasswordInAnAddressWithoutRepeatingIt() async throws {
    let sources = try await sources(
      environment: ["SEAMS_ARCHIVE_URL": "https://ada:secret@replay.example"])
    let failure = #expect(throws: StartFailure.self) { try bases(sources) }
    #expect(failure?.description.contains("secret") == false)
  }

  @Test func anAddressMayBeInTheFileOrAnOption() async throws {
    let file = #"{"archiveUrl": "http://file.example"}"#
    #expect(try bases(try await sources(file)) == ["archive": "http://file.example"])
    let options = try ServiceOption.settings(
      of: ["archive=http://option.example"], among: [Self.archive])
    #expect(
      try bases(try await sources(file, options: options)) == ["archive": "http://option.example"])
  }

  @Test func noAddressIsSetByDefault() async throws {
    #expect(try bases(try await sources()) == [:])
    #expect(try bases(try await sources(environment: ["SEAMS_ARCHIVE_URL": ""])) == [:])
  }

  @Test func anUnknownServiceListsTheKnownOnes() {
    let failure = #expect(throws: SettingFailure.self) { try option("archvie=http://a.example") }
    #expect(
      failure?.description
        == "Unknown service “archvie” in --service. Use one of: archive. "
        + "Did you mean “archive”?")
    let none = #expect(throws: SettingFailure.self) {
      try ServiceOption("archive=http://a.example", among: [])
    }
    #expect(
      none?.description
        == "Unknown service “archive” in --service. No feature uses a service, so leave "
        + "the option out.")
  }

  @Test(arguments: ["", "archive", "http://a.example"])
  func anOptionRequiresANameAndAnAddress(_ text: String) {
    #expect(throws: SettingFailure.malformedService(text)) { try option(text) }
  }

  @Test func rejectsAServiceThatIsSetTwice() throws {
    let option = "archive=http://a.example"
    #expect(throws: SettingFailure.serviceIsSetTwice("archive")) {
      try ServiceOption.settings(of: [option, option], among: [Self.archive])
    }
    #expect(try ServiceOption.settings(of: [option], among: [Self.archive]).count == 1)
  }

  @Test func aDemoRejectsConfiguredAddresses() async throws {
    let demo = ["SEAMS_DEMO": "1"]
    let options = try ServiceOption.settings(
      of: ["archive=http://option.example"], among: [Self.archive])
    let sources = try await sources(options: options, environment: demo)
    let failure = #expect(throws: StartFailure.self) { try bases(sources) }
    #expect(
      failure?.description
        == "A demo simulates the service “archive”, so --service cannot change it. Leave the "
        + "option out, or turn the demo off.")
    // The address of the real service is valid in a demo, but ignored.
    let variable = demo.merging(["SEAMS_ARCHIVE_URL": "http://a.example"]) { one, _ in one }
    #expect(try bases(try await self.sources(environment: variable)) == [:])
  }

  @Test func listsAServiceOfTwoFeaturesOnce() {
    let features: [any Feature] = [ArchiveFeature(), ArchiveFeature(), FeatureWithoutServices()]
    #expect(features.services.map(\.name) == ["archive"])
    #expect([any Feature]([FeatureWithoutServices()]).services.isEmpty)
  }

  @Test func helpNamesTheKeys() {
    #expect(
      [Self.archive].keyHelp
        == " and, for the address of a public service, archiveUrl")
    #expect([Self.archive].addressHelp.contains("(the names are archive)"))
    #expect([Service]().keyHelp == "" && [Service]().addressHelp == "")
  }

  private func option(_ text: String) throws(SettingFailure) -> ServiceOption {
    try ServiceOption(text, among: [Self.archive])
  }

  private func bases(_ sources: SettingSources) throws(StartFailure) -> [String: String] {
    let settings = try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
    return settings.serviceBases.reduce(into: [:]) { $0[$1.key.name] = $1.value }
  }

  private func sources(
    _ file: String = "{}", options: [Setting: SettingValue] = [:],
    environment: [String: String] = [:]
  ) async throws(StartFailure) -> SettingSources {
    try await SettingSources.fixture(
      file, options: options, environment: environment, services: [Self.archive])
  }
}

/// A feature that uses the archive.
private struct ArchiveFeature: Feature {
  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }
  let services = [ServiceTests.archive]

  func screens(over ports: FeaturePorts) -> FeaturePorts { ports }
}

private struct FeatureWithoutServices: Feature {
  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) -> FeaturePorts { ports }
}
