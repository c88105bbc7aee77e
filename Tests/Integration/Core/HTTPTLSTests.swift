import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

/// TLS with a server certificate.
@Suite(.timeLimit(.minutes(1))) struct HTTPTLSTests {
  private static let page = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"

  @Test func isNotTrustedWithoutTheCertificateOfItsAuthority() async throws {
    try await withCertificateAuthority { authority in
      try await withTLSServer(authority.certificate(), pages: ["/page": Self.page]) { server in
        await expectDistrust(of: server, by: CurlHTTPClient(userAgent: "Seams/0.1"))
      }
    }
  }

  @Test func isNotTrustedWithTheCertificateOfAnotherAuthority() async throws {
    try await withCertificateAuthority { authority in
      try await withCertificateAuthority { stranger in
        try await withTLSServer(stranger.certificate(), pages: ["/page": Self.page]) { server in
          await expectDistrust(of: server, by: try await client(trusting: authority))
        }
      }
    }
  }

  @Test(arguments: [("127.0.0.2", 2, "127.0.0.1"), ("127.0.0.1", -1, "expired")])
  func isNotTrustedForAnotherHostOrAfterItsExpiry(
    host: String, days: Int, reason: String
  ) async throws {
    try await withCertificateAuthority { authority in
      let certificate = try await authority.certificate(for: host, days: days)
      try await withTLSServer(certificate, pages: ["/page": Self.page]) { server in
        await expectDistrust(of: server, by: try await client(trusting: authority), since: reason)
      }
    }
  }

  @Test func sendsNoCredentialsAfterARedirectWithoutTLS() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("in the open")] }) { open in
      let away = "HTTP/1.1 302 Found\r\nLocation: http://\(open.authority)/\r\n\r\n"
      try await withCertificateAuthority { authority in
        try await withTLSServer(authority.certificate(), pages: ["/page": away]) { server in
          let reply = try await send("/page", server, client(trusting: authority))
          #expect(reply.text == "in the open")
          #expect(open.requests.first?.fields[.authorization] == nil)
          #expect(open.requests.first?.fields[.accept] == "text/plain")
        }
      }
    }
  }

  @Test func speaksHTTP2IfItIsOffered() async throws {
    try await withCertificateAuthority { authority in
      let client = try await client(trusting: authority)
      let certificate = try await authority.certificate()
      let reply = try await withTLSConversation(certificate, protocols: "h2,http/1.1") { server in
        try await send("/page", server, client)
      } answering: { conversation in
        try await conversation.answerInHTTP2("over HTTP/2")
      }
      #expect(reply.response.status == .ok)
      #expect(reply.text == "over HTTP/2")
    }
  }

  @Test func speaksHTTP1IfOnlyThatIsOffered() async throws {
    try await withCertificateAuthority { authority in
      let client = try await client(trusting: authority)
      let certificate = try await authority.certificate()
      let reply = try await withTLSConversation(certificate, protocols: "http/1.1") { server in
        let reply = try await send("/page", server, client)
        #expect(reply.address == "https://\(server.authority)/page")
        return reply
      } answering: { conversation in
        _ = try await conversation.read(through: "GET /page HTTP/1.1\r\n")
        _ = try await conversation.read(through: "\r\n\r\n")
        try await conversation.write(Array(Self.page.utf8))
      }
      #expect(reply.text == "hello")
    }
  }
}

extension HTTPTLSTests {
  private func client(trusting authority: CertificateAuthority) async throws -> CurlHTTPClient {
    let files = POSIXFileSystem(identifiers: SequentialIdentifierSource())
    return CurlHTTPClient(
      userAgent: "Seams/0.1",
      certificates: try await TrustedCertificates(adding: authority.path, from: files))
  }

  private func send(
    _ path: String, _ server: TLSServer, _ client: CurlHTTPClient
  ) async throws -> HTTPReply {
    let request = HTTPRequest(
      method: .get, scheme: "https", authority: server.authority, path: path,
      headerFields: [.accept: "text/plain", .authorization: "Bearer t0ken"])
    return try await client.send(request)
  }

  private func expectDistrust(
    of server: TLSServer, by client: CurlHTTPClient, since part: String = "certificate",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let error = await #expect(throws: HTTPFailure.self, sourceLocation: sourceLocation) {
      try await send("/page", server, client)
    }
    guard case .untrusted(let reason) = error, reason.contains(part) else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
  }
}
