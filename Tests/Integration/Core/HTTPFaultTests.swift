import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The failures of libcurl and how the port names them.
@Suite(.timeLimit(.minutes(1))) struct HTTPFaultTests {
  private let client = CurlHTTPClient(userAgent: "Seams/0.1")

  @Test func namesAHostThatDoesNotExist() async throws {
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: "nosuchhost.invalid:8080", path: "/")
    await #expect(throws: HTTPFailure.unresolvableHost("nosuchhost.invalid")) {
      try await client.send(request)
    }
  }

  @Test func namesAServerThatRefusesConnections() async throws {
    // The system may reuse the port of a server that has ended, but never assigns this one.
    let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:1", path: "/")
    await #expect(throws: HTTPFailure.refused("127.0.0.1:1")) { try await client.send(request) }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n",
  ])
  func stopsReadingABodyThatIsTooLarge(header: String) async throws {
    let piece = [UInt8](repeating: 0x78, count: 1000)
    let limits = HTTPLimits(
      total: .seconds(30), connect: .seconds(10), bytes: 100_000, redirects: 3)
    let script: LoopbackScript = { _ in [.send(header), .sendEndlessly(piece)] }
    try await withLoopbackServer(answering: script) { server in
      await #expect(throws: HTTPFailure.tooLarge(limit: 100_000)) {
        try await client.send(server.request("/"), limits: limits)
      }
      await server.nextDisconnection()
    }
  }

  @Test func stopsReadingAHeaderThatIsTooLarge() async throws {
    let line = Array("X-Filling: \(String(repeating: "x", count: 1000))\r\n".utf8)
    let script: LoopbackScript = { _ in [.send("HTTP/1.1 200 OK\r\n"), .sendEndlessly(line)] }
    try await withLoopbackServer(answering: script) { server in
      await #expect(
        throws: HTTPFailure.malformedReply("its header is larger than 65536 bytes")
      ) {
        try await client.send(server.request("/"))
      }
    }
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nabc\r\n",
    "HTTP/1.1 2x0 OK\r\nContent-Length: 0\r\n\r\n",
    "HTTP/7.1 200 OK\r\nContent-Length: 0\r\n\r\n",
    "\u{0}\u{1}\u{2}\u{3}\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: http://[::1\r\nContent-Length: 0\r\n\r\n",
  ])
  func rejectsAMalformedReply(bytes: String) async throws {
    let failure = try await failure(of: [.send(bytes), .close])
    #expect(failure.caseName == "malformedReply", "\(failure)")
  }

  @Test(arguments: [
    [LoopbackAction.close],
    [.reset],
    [.send("HTTP/1.1 200"), .reset],
    [.send("HTTP/1.1 200"), .close],
    [.send("HTTP/1.1 200 OK\r\nContent-Type: text/pl"), .close],
    [.send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"), .close],
    [.send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"), .reset],
    [.send("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"), .close],
    [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .reset],
    [.send("HTTP/1.1 200 OK\r\n\r\n12345"), .reset],
    [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .close],
    [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n0\r\n"), .close],
    [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"), .close],
    [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n123"), .close],
  ])
  func detectsAReplyThatIsCutOff(actions: [LoopbackAction]) async throws {
    let failure = try await failure(of: actions)
    #expect(failure.caseName == "cutOff", "\(failure)")
  }

  @Test func distrustsAServerThatDoesNotSpeakTLS() async throws {
    let script: LoopbackScript = { request in
      [.send(request.isTLS ? "HTTP/1.1 400 Bad Request\r\n\r\n" : ""), .close]
    }
    try await withLoopbackServer(answering: script) { server in
      let error = await #expect(throws: HTTPFailure.self) {
        try await client.send(server.request("/", scheme: "https"))
      }
      #expect(error?.caseName == "untrusted")
    }
  }

  @Test func keepsQueriesOutOfItsMessages() async throws {
    let target = "http://[::1/?token=s3cret"
    let scripts: [[LoopbackAction]] = [
      [.close], [.send("nonsense"), .close], [.redirect(to: target)],
      [.redirect(to: "ftp://x/?s3cret")],
      [.redirect(to: "http://nosuchhost.invalid/?s3cret")],
      [.redirect(to: "https://127.0.0.1:1/?s3cret")],
    ]
    for actions in scripts {
      let failure = try await failure(of: actions, path: "/page?token=s3cret")
      #expect(!"\(failure)".contains("s3cret"), "\(failure)")
      #expect(!String(reflecting: failure).contains("s3cret"))
    }
  }
}

extension HTTPFaultTests {
  /// Returns the failure of a request for a server's actions.
  private func failure(
    of actions: [LoopbackAction], path: String = "/"
  ) async throws -> HTTPFailure {
    try await withLoopbackServer(answering: { _ in actions }) { server in
      let error = await #expect(throws: HTTPFailure.self) {
        try await client.send(server.request(path))
      }
      return try #require(error)
    }
  }
}
