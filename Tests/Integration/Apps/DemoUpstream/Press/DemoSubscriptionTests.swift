import CoreDomain
import DemoUpstream
import TestSupport
import Testing

@testable import Composition

/// The initial feeds of the demo, over the client that features receive.
@Suite(.timeLimit(.minutes(1))) struct DemoSubscriptionTests {
  @Test func aDemoReachesEverySubscription() async throws {
    try await withPorts(["demo": true]) { ports async throws in
      for one in DemoUpstream.subscriptions {
        let parts = one.address.split(separator: "/", maxSplits: 2).map(String.init)
        let reply = try await visit(parts[1], "/" + parts[2], with: ports.http)
        #expect(reply.body.count > 1000 && !reply.text.contains("<html"))
      }
    }
  }
}
