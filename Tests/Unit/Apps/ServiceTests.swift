import Composition
import CoreDomain
import CoreTesting
import Testing

/// The public services of the features, and the addresses that people set for them.
@Suite struct ServiceTests {
  @Test(arguments: [
    "http://127.0.0.1:8123/fdsnws/event/1", "https://replay.example", "http://[::1]:80/a",
    "http://localhost/a~b/%20",
  ])
  func aServiceTakesTheAddressThatWasSet(_ address: String) async throws {
    let sources = try await sources(environment: ["SEAMS_USGS_URL": address])
    #expect(try bases(sources) == ["usgs": address])
  }

  @Test(arguments: [
    ("http://replay.example/", "http://replay.example"),
    ("http://replay.example/a//", "http://replay.example/a"),
  ])
  func slashesAtTheEndAreNotPartOfIt(_ address: String, _ base: String) async throws {
    let sources = try await sources(environment: ["SEAMS_USGS_URL": address])
    #expect(try bases(sources) == ["usgs": base])
  }

  @Test(arguments: [
    "replay.example", "ftp://replay.example", "http://", "http:///a", "http://:80",
    "http://replay.example:0", "http://replay.example:70000", "http://replay.example:x",
    "http://replay.example/?a=b", "http://replay.example/#a", "http://a b", "http://日本.example",
    "http://[::1", "http://replay.example/a\\b", "file:///etc/passwd",
  ])
  func whatIsNoAddressIsRefusedByItsName(_ address: String) async throws {
    let sources = try await sources(environment: ["SEAMS_USGS_URL": address])
    let failure = #expect(throws: StartFailure.self) { try bases(sources) }
    #expect(
      failure?.description
        == "The setting “usgsUrl” in SEAMS_USGS_URL is “\(address)”, and not an address such as "
        + "“https://earthquake.usgs.gov/fdsnws/event/1”, without a query.")
    #expect(failure?.status == .configuration)
    #expect(throws: SettingFailure.self) { try ServiceOption("usgs=\(address)") }
  }

  @Test func aPasswordInAnAddressIsRefusedAndNotRepeated() async throws {
    let sources = try await sources(
      environment: ["SEAMS_USGS_URL": "https://ada:secret@replay.example"])
    let failure = #expect(throws: StartFailure.self) { try bases(sources) }
    #expect(failure?.description.contains("secret") == false)
  }

  @Test func anOptionGoesBeforeTheVariableAndThatBeforeTheFile() async throws {
    let file = #"{"usgsUrl": "http://file.example"}"#
    #expect(try bases(try await sources(file)) == ["usgs": "http://file.example"])
    let variable = ["SEAMS_USGS_URL": "http://variable.example"]
    #expect(
      try bases(try await sources(file, environment: variable))
        == ["usgs": "http://variable.example"])
    let options = ServiceOption.settings(of: [try ServiceOption("usgs=http://option.example")])
    #expect(
      try bases(try await sources(file, options: options, environment: variable))
        == ["usgs": "http://option.example"])
  }

  @Test func nothingIsSetUnlessSomebodySetsIt() async throws {
    #expect(try bases(try await sources()) == [:])
    #expect(try bases(try await sources(environment: ["SEAMS_USGS_URL": ""])) == [:])
  }

  @Test func anUnknownServiceIsToldThoseThatThereAre() {
    let services = [Service(name: "usgs", base: "https://a.example", demoPath: "")]
    let failure = #expect(throws: SettingFailure.self) {
      try ServiceOption("ugsg=http://a.example", among: services)
    }
    #expect(failure?.description == "“ugsg” in --service is no service. There is usgs.")
  }

  @Test(arguments: ["", "usgs", "http://a.example"])
  func anOptionNeedsANameAndAnAddress(_ text: String) {
    #expect(throws: SettingFailure.malformedService(text)) { try ServiceOption(text) }
  }

  @Test func oneServiceIsSetOnce() throws {
    let option = try ServiceOption("usgs=http://a.example")
    #expect(throws: SettingFailure.serviceIsSetTwice("usgs")) {
      try ServiceOption.check([option, option])
    }
    try ServiceOption.check([option])
  }

  @Test func aServiceThatTwoFeaturesDeclareIsThereOnce() {
    #expect(
      FeatureList(EarthquakesFeature(), EarthquakesFeature()).services.map(\.name) == ["usgs"])
    #expect(FeatureList(BookmarksFeature()).services.isEmpty)
  }

  private func bases(_ sources: SettingSources) throws(StartFailure) -> [String: String] {
    let settings = try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
    return settings.serviceBases.reduce(into: [:]) { $0[$1.key.name] = $1.value }
  }

  private func sources(
    _ file: String = "{}", options: [Setting: SettingValue] = [:],
    environment: [String: String] = [:]
  ) async throws(StartFailure) -> SettingSources {
    try await SettingSources.reading(
      "/config.json", options: options,
      environment: environment.merging(["HOME": "/home/ada"]) { one, _ in one },
      files: InMemoryFileSystem(["/config.json": Array(file.utf8)]))
  }
}
