import CoreDomain
import CoreTesting
import DemoUpstream
import HTTPTypes
import TestSupport
import Testing

@testable import Composition

/// Where the real world lets a feature go: to its services, and to the addresses that people give.
@Suite(.timeLimit(.minutes(1))) struct ServiceReachTests {
  @Test func anAddressThatWasSetIsReachedInsideOfThePrivateNetworkToo() async throws {
    try await withDemoUpstream { upstream async throws in
      let authority = upstream.server.authority
      let options = ["usgsUrl": "http://\(authority)/fdsnws/event/1"]
      try await withPorts(options) { ports async throws in
        let way = ports.services.way(to: PortsFeature.usgs)
        #expect(way.base == "http://\(authority)/fdsnws/event/1" && !way.isDemo)
        let path = "/fdsnws/event/1/version"
        #expect(try await get(authority, path, with: way.client).text == "2.7.0")
        // The guard stays for every other address.
        await #expect(throws: HTTPFailure.forbiddenAddress(authority)) {
          try await get(authority, path, with: ports.http)
        }
      }
    }
  }

  @Test func aServiceThatNobodySetIsWhereItAlwaysIs() async throws {
    try await withPorts([:]) { ports in
      let way = ports.services.way(to: PortsFeature.usgs)
      #expect(way.base == PortsFeature.usgs.base && !way.isDemo)
    }
  }

  @Test func aDemoPlaysEveryServiceAndHasNoWayOut() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      let way = ports.services.way(to: PortsFeature.usgs)
      let authority = try #require(
        way.base.split(separator: "/").dropFirst().first.map(String.init))
      #expect(way.isDemo && way.base == "http://\(authority)/fdsnws/event/1")
      let version = try await get(authority, "/fdsnws/event/1/version", with: way.client)
      #expect(version.text == "2.7.0")
      #expect(ports.services.isDemo)
      let page = try await get("KILN.example:8443", "/ash?x=1", with: ports.http)
      #expect(page.text.contains("<title>Ash – Kiln</title>"))
      for other in ["127.0.0.1:1", "swift.org", "kiln.example.org", "example"] {
        await #expect(throws: HTTPFailure.self) { try await get(other, "/", with: ports.http) }
      }
    }
  }

  @Test func anAddressOfTheDemoStaysWhatItIsWhateverThePort() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      let page = try await get("KILN.example:8443", "/ash?x=1", with: ports.http)
      #expect(page.address == "http://kiln.example/ash?x=1")
      let moved = try await get("kiln.example", "/moved", with: ports.http)
      #expect(moved.address == "http://kiln.example/")
    }
  }

  @Test func aReaderOfTheDemoFindsEverySubscription() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      for one in DemoUpstream.subscriptions {
        let parts = one.address.split(separator: "/", maxSplits: 2).map(String.init)
        let reply = try await get(
          String(parts[1]), "/" + parts[2], with: ports.http)
        #expect(reply.body.count > 1000 && !reply.text.contains("<html"))
      }
    }
  }

  private func get(
    _ authority: String, _ path: String, with client: any HTTPClient
  ) async throws(HTTPFailure) -> HTTPReply {
    try await client.send(
      HTTPRequest(method: .get, scheme: "http", authority: authority, path: path), body: [],
      limits: .page)
  }
}

/// Opens the real world with a configuration file of these settings, and lends what a feature is
/// handed.
private func withPorts(
  _ settings: [String: any CustomStringConvertible], _ body: (FeaturePorts) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let pairs = settings.map { key, value in
      "\"\(key)\": " + (value is String ? "\"\(value)\"" : "\(value)")
    }
    let file = Array("{\(pairs.joined(separator: ", "))}".utf8)
    let sources = try await SettingSources.reading(
      "/config.json", options: [.dataFolder: .text(folder.path)], environment: [:],
      files: InMemoryFileSystem(["/config.json": file]))
    let world = SystemWorld()
    let opened = try await world.open(
      try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false))
    try await body(try await opened.screens(of: PortsFeature()))
  }
}

/// A feature whose screens are what it is put together over.
private struct PortsFeature: Feature {
  /// A service that a feature of the programs has declared too.
  static let usgs = AllFeatures.list.services[0]

  var migrations: [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> FeaturePorts { ports }
}
