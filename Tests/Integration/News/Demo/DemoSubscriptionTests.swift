import CoreDemo
import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDemo
import TestSupport
import Testing

@testable import Composition

/// The initial feeds of the demo, over the client that features receive.
@Suite(.timeLimit(.minutes(1))) struct DemoSubscriptionTests {
  @Test func aDemoReachesEverySubscription() async throws {
    try await withDemoClient { client async throws in
      for one in DemoSubscription.all {
        let parts = one.address.split(separator: "/", maxSplits: 2).map(String.init)
        let request = HTTPRequest(
          method: .get, scheme: "http", authority: parts[1], path: "/" + parts[2])
        let reply = try await client.send(request, body: [], limits: .page)
        #expect(reply.body.count > 1000 && !reply.text.contains("<html"))
      }
    }
  }

  /// Opens the real world as a demo of news, and passes the client to the body.
  private func withDemoClient(_ body: (any HTTPClient) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let sources = try await SettingSources.reading(
        nil, options: [.dataFolder: .text(folder.path), .demo: .flag(true)], environment: [:],
        files: InMemoryFileSystem(), services: [])
      let settings = try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
      let opened = try await SystemEnvironment().open(settings, with: [NewsFeature()])
      try await body(try await opened.screens(of: ClientFeature()))
    }
  }
}

/// A feature whose only screen is the client that it receives.
private struct ClientFeature: Feature {
  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> any HTTPClient {
    ports.http
  }
}
