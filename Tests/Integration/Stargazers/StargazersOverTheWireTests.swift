import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import TestSupport
import Testing

/// The source with the real libcurl: redirects and the token.
@Suite struct StargazersOverTheWireTests {
  @Test func sendsTheTokenToItsOriginOnly() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("[]")] }) { elsewhere in
      let address = "http://\(elsewhere.authority)/repositories/7"
      try await withLoopbackServer(answering: { _ in [.redirect(301, to: address)] }) { server in
        let source = source(at: server)
        await #expect(throws: StargazerSourceFailure.foreign(address)) {
          try await source.page(at: nil, of: .fixture(), unless: .none)
        }
        #expect(server.requests.map { $0.fields[.authorization] } == ["Bearer word"])
        #expect(elsewhere.requests.map { $0.fields[.authorization] } == [nil])
      }
    }
  }

  @Test func followsARenamedRepositoryWithTheToken() async throws {
    try await withLoopbackServer(answering: { request in
      request.path.hasPrefix("/repos/")
        ? [.redirect(301, to: "/repositories/7/stargazers")]
        : [.reply("[]")]
    }) { server in
      let source = source(at: server)
      let reply = try await source.page(at: nil, of: .fixture(), unless: .none)
      #expect(reply.content?.rows == 0)
      #expect(server.requests.map { $0.fields[.authorization] } == ["Bearer word", "Bearer word"])
    }
  }

  private func source(at server: LoopbackServer) -> HTTPStargazerSource {
    HTTPStargazerSource(
      client: CurlHTTPClient(userAgent: "SeamsTests/1"), base: "http://\(server.authority)",
      token: Secret("word"), clock: FixedWallClock(.fixture()))
  }
}
