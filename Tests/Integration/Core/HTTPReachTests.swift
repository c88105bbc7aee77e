import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// A client that may only reach the public network.
@Suite(.timeLimit(.minutes(1))) struct HTTPReachTests {
  private let guarded = CurlHTTPClient(userAgent: "Seams/0.1", reach: .publicNetwork)

  /// The guard checks the resolved address, however it is written.
  @Test(arguments: ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "0"])
  func rejectsPrivateAddressesInAnyNotation(_ host: String) async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      let request = request(to: server, as: host)
      let error = await #expect(throws: HTTPFailure.self) { try await guarded.send(request) }
      #expect(error?.caseName == "forbiddenAddress")
      #expect(server.connections == 0)
    }
  }

  @Test func reusesNoConnectionOfAnUnguardedClient() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      let open = CurlHTTPClient(userAgent: "Seams/0.1")
      try await open.send(server.request("/"))
      await #expect(throws: HTTPFailure.forbiddenAddress(server.authority)) {
        try await guarded.send(server.request("/"))
      }
      try await open.send(server.request("/"))
      #expect(server.connections == 1)
    }
  }

  /// A proxy would be contacted first, and this one does not exist.
  @Test func ignoresTheProxiesOfTheEnvironment() async throws {
    let proxies = try HTTPProxies(environment: ["all_proxy": "http://proxy.invalid:3128"])
    let client = CurlHTTPClient(userAgent: "Seams/0.1", reach: .publicNetwork, proxies: proxies)
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { server in
      await #expect(throws: HTTPFailure.forbiddenAddress(server.authority)) {
        try await client.send(server.request("/"))
      }
    }
  }

  private func request(to server: LoopbackServer, as host: String) -> HTTPRequest {
    var request = server.request("/")
    let port = server.authority.split(separator: ":").last ?? ""
    request.authority = "\(host):\(port)"
    return request
  }
}
