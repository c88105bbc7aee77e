import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// A redirect must not send credentials to another origin.
@Suite(.timeLimit(.minutes(1))) struct HTTPCredentialTests {
  private let client = CurlHTTPClient(userAgent: "Seams/0.1")
  private let fields: HTTPFields = [
    .accept: "text/plain", .authorization: "Bearer t0ken", .cookie: "id=7",
  ]

  @Test(arguments: [302, 307])
  func doesNotSendCredentialsToAnotherPort(status: Int) async throws {
    try await withLoopbackServer(answering: { _ in [.reply("")] }) { stranger in
      let there = "http://\(stranger.authority)/"
      try await withLoopbackServer(answering: { _ in [.redirect(status, to: there)] }) { server in
        try await client.send(server.request("/", fields: fields))
      }
      let request = try #require(stranger.requests.first)
      #expect(request.fields[.accept] == "text/plain")
      #expect(request.fields[.authorization] == nil)
      #expect(request.fields[.cookie] == nil)
    }
  }

  @Test func doesNotSendCredentialsToAnotherHostNorAfterARedirectBack() async throws {
    let script: LoopbackScript = { request in
      let port = (request.head.authority ?? "").split(separator: ":").last ?? ""
      switch request.path {
      case "/": return [.redirect(to: "http://localhost:\(port)/away")]
      case "/away": return [.redirect(to: "http://127.0.0.1:\(port)/back")]
      default: return [.reply("")]
      }
    }
    try await withLoopbackServer(answering: script) { server in
      try await client.send(server.request("/", fields: fields))
      #expect(server.requests.map { $0.fields[.authorization] } == ["Bearer t0ken", nil, nil])
    }
  }
}
