import CoreDemo
import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

@testable import Composition

/// Where the real world lets a feature connect to: its services, and the addresses that people
/// enter.
@Suite(.timeLimit(.minutes(1))) struct ServiceReachTests {
  @Test func theDataOfAServerIsCopiedToAFileOnly() async throws {
    let settings = try await Settings.fixture(
      environment: ["HOME": "/home/ada", "SEAMS_DATABASE_URL": "postgres://ada@127.0.0.1/seams"])
    await #expect(
      throws: StartFailure.target(
        reason: "The data is in a PostgreSQL database, so --to must be the path of a file.")
    ) {
      try await SystemEnvironment().copyDatabase(
        of: settings, to: "postgres://ada@127.0.0.1:x?y", with: [])
    }
  }

  @Test func namesTheOptionIfTheTargetOfACopyCannotBeOpened() async throws {
    try await withTemporaryFolder { folder in
      let settings = try await Settings.fixture(options: [.dataFolder: .text(folder.path)])
      let failure = await #expect(throws: StartFailure.self) {
        try await SystemEnvironment().copyDatabase(
          of: settings, to: "postgres://ada@127.0.0.1:1/seams", with: [])
      }
      #expect(failure?.status == .unavailable)
      #expect(failure?.description.contains("--to") == true)
      #expect(failure?.description.contains("SEAMS_DATABASE_URL") == false)
    }
  }

  @Test func aConfiguredAddressMayBeInThePrivateNetwork() async throws {
    try await withDemoUpstream(.none, through: CurlHTTPClient(userAgent: "SeamsTests/1")) {
      upstream async throws in
      let authority = upstream.server.authority
      let options = ["archiveUrl": "http://\(authority)/sites/archive.example"]
      try await withPorts(options) { ports async throws in
        let way = ports.services.way(to: PortsFeature.archive)
        #expect(way.base == "http://\(authority)/sites/archive.example" && !way.isDemo)
        let path = "/sites/archive.example/maps"
        let page = try await visit(authority, path, with: way.client)
        #expect(page.text.contains("<title>Maps – Archive</title>"))
        // The guard still applies to every other address.
        await #expect(throws: HTTPFailure.forbiddenAddress(authority)) {
          try await visit(authority, path, with: ports.http)
        }
      }
    }
  }

  @Test func anUnconfiguredServiceUsesItsDefaultAddress() async throws {
    try await withPorts([:]) { ports in
      let way = ports.services.way(to: PortsFeature.archive)
      #expect(way.base == PortsFeature.archive.base && !way.isDemo)
    }
  }

  @Test func aDemoSimulatesEveryServiceAndReachesNoOtherHost() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      let way = ports.services.way(to: PortsFeature.archive)
      let authority = try #require(
        way.base.split(separator: "/").dropFirst().first.map(String.init))
      #expect(way.isDemo && way.base == "http://\(authority)/sites/archive.example")
      let maps = try await visit(authority, "/sites/archive.example/maps", with: way.client)
      #expect(maps.text.contains("<title>Maps – Archive</title>"))
      #expect(ports.services.isDemo)
      let page = try await visit("KILN.example:8443", "/ash?x=1", with: ports.http)
      #expect(page.text.contains("<title>Ash – Kiln</title>"))
      for other in ["127.0.0.1:1", "swift.org", "kiln.example.org", "example"] {
        await #expect(throws: HTTPFailure.self) { try await visit(other, "/", with: ports.http) }
      }
    }
  }

  @Test func aReplyOfTheDemoHidesTheLocalPort() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      let page = try await visit("KILN.example:8443", "/ash?x=1", with: ports.http)
      #expect(page.address == "http://kiln.example/ash?x=1")
      let moved = try await visit("kiln.example", "/moved", with: ports.http)
      #expect(moved.address == "http://kiln.example/")
    }
  }
}
