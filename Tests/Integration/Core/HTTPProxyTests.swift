import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The proxies in the environment.
@Suite(.timeLimit(.minutes(1))) struct HTTPProxyTests {
  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func areUsedForTheirRequests(_ variable: String) async throws {
    try await withProxy { proxy in
      let client = try client([variable: "http://\(proxy.authority)"])
      let reply = try await client.send(page)
      #expect(reply.text == "from the proxy")
      #expect(reply.address == "http://page.invalid/path")
      #expect(proxy.requests.map(\.path) == ["http://page.invalid/path"])
    }
  }

  @Test(arguments: [
    ["HTTP_PROXY": "http://PROXY"], ["https_proxy": "http://PROXY"],
    ["http_proxy": "", "all_proxy": "http://PROXY"],
    ["http_proxy": "http://PROXY", "no_proxy": "page.invalid"],
    ["http_proxy": "http://PROXY", "NO_PROXY": "other.example.com,.invalid"],
    ["http_proxy": "http://PROXY", "no_proxy": "*"],
  ])
  func areBypassedForOtherRequests(_ environment: [String: String]) async throws {
    try await withProxy { proxy in
      let client = try client(
        environment.mapValues { $0.replacing("PROXY", with: proxy.authority) })
      await #expect(throws: HTTPFailure.unresolvableHost("page.invalid")) {
        try await client.send(page)
      }
      #expect(proxy.connections == 0)
    }
  }

  @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy"])
  func opensATunnelWithoutSendingSecretsToTheProxy(_ variable: String) async throws {
    let refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
    try await withLoopbackServer(answering: { _ in [.send(refusal), .close] }) { proxy in
      let client = try client([variable: proxy.authority])
      var request = page
      request.scheme = "https"
      request.headerFields = [.authorization: "Bearer t0ken", .cookie: "id=7"]
      await #expect(throws: HTTPFailure.refused("page.invalid:443")) {
        try await client.send(request)
      }
      let tunnel = try #require(proxy.requests.first)
      #expect(tunnel.head.method == .connect)
      #expect(tunnel.path == "page.invalid:443")
      #expect(tunnel.fields[.authorization] == nil)
      #expect(tunnel.fields[.cookie] == nil)
    }
  }

  @Test func receiveTheirOwnPassword() async throws {
    try await withProxy { proxy in
      let client = try client(["http_proxy": "http://reader:s3cret@\(proxy.authority)"])
      try await client.send(page)
      #expect(proxy.requests.first?.fields[.proxyAuthorization] == "Basic cmVhZGVyOnMzY3JldA==")
    }
  }

  @Test(arguments: [
    ("http://reader:s3cret@127.0.0.1:1", HTTPFailure.refused("127.0.0.1:1")),
    ("http://proxy.invalid:3128", .unresolvableHost("proxy.invalid")),
  ])
  func areNamedIfTheyCannotBeReached(_ proxy: String, _ failure: HTTPFailure) async throws {
    let client = try client(["http_proxy": proxy])
    await #expect(throws: failure) { try await client.send(page) }
  }

  @Test(arguments: ["ftp://proxy.example.com", "http://", "http://[::1", "http://a b", "://"])
  func areRejectedIfInvalid(_ text: String) {
    #expect(throws: HTTPSetupFailure.unusableProxy(variable: "all_proxy")) {
      try HTTPProxies(environment: ["all_proxy": text])
    }
  }

  private let page = HTTPRequest(
    method: .get, scheme: "http", authority: "page.invalid", path: "/path")

  private func client(_ environment: [String: String]) throws -> CurlHTTPClient {
    CurlHTTPClient(userAgent: "Seams/0.1", proxies: try HTTPProxies(environment: environment))
  }

  private func withProxy(_ body: (LoopbackServer) async throws -> Void) async throws {
    try await withLoopbackServer(answering: { _ in [.reply("from the proxy")] }, body)
  }
}
