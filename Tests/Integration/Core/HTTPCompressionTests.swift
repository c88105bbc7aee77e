import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Bodies that are smaller on the wire than in memory.
@Suite(.timeLimit(.minutes(1))) struct HTTPCompressionTests {
  @Test(arguments: [("gzip", helloInGzip), ("br", helloInBrotli)])
  func decodesABody(_ encoding: String, _ bytes: [UInt8]) async throws {
    try await withServer(encoding, bytes) { server in
      let reply = try await send(server.request("/"))
      #expect(reply.text == "hello")
      let offered = try #require(server.requests.first?.fields[.acceptEncoding])
      #expect(offered.contains(encoding))
    }
  }

  @Test func limitsTheDecodedBytes() async throws {
    try await withServer("gzip", helloInGzip) { server in
      let reply = try await send(server.request("/"), bytes: 5)
      #expect(reply.body.count == 5)
      await #expect(throws: HTTPFailure.tooLarge(limit: 4)) {
        try await send(server.request("/"), bytes: 4)
      }
    }
  }

  @Test func stopsDecodingABomb() async throws {
    try await withServer("br", bombInBrotli) { server in
      await #expect(throws: HTTPFailure.tooLarge(limit: 1_000_000)) {
        try await send(server.request("/"), bytes: 1_000_000)
      }
    }
  }

  @Test(arguments: [
    ("gzip", Array("nope".utf8)),
    ("gzip", helloInGzip.dropLast(8) + [0, 0, 0, 0, 5, 0, 0, 0]),
    ("br", Array("nope".utf8)), ("br", Array("<?xml version=\"1.0\"?><rss></rss>".utf8)),
    ("rot13", Array("uryyb".utf8)),
    ("gzip, gzip, gzip, gzip, gzip, gzip", helloInGzip),
  ])
  func rejectsABodyOfAnUnknownOrInvalidEncoding(_ encoding: String, _ bytes: [UInt8]) async throws {
    try await withServer(encoding, bytes) { server in
      let error = await #expect(throws: HTTPFailure.self) { try await send(server.request("/")) }
      #expect(error?.caseName == "malformedReply")
    }
  }
}

extension HTTPCompressionTests {
  private func withServer(
    _ encoding: String, _ bytes: [UInt8], _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    let script: LoopbackScript = { _ in
      [.reply(header: ["Content-Encoding: \(encoding)"], body: bytes)]
    }
    try await withLoopbackServer(answering: script, body)
  }

  private func send(_ request: HTTPRequest, bytes: Int = 100) async throws -> HTTPReply {
    let limits = HTTPLimits(total: .seconds(30), connect: .seconds(9), bytes: bytes, redirects: 0)
    return try await CurlHTTPClient(userAgent: "Seams/0.1").send(request, limits: limits)
  }
}

private let helloInGzip: [UInt8] = [
  0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48,
  0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86, 0xA6, 0x10, 0x36, 0x05, 0x00, 0x00,
  0x00,
]

private let helloInBrotli: [UInt8] = [
  0x0B, 0x02, 0x80, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x03,
]

/// Fifty million zeros.
private let bombInBrotli: [UInt8] = [
  0xCB, 0xFF, 0xFF, 0x3F, 0xF8, 0x27, 0x00, 0xE2, 0xB1, 0x40, 0x20, 0xF7,
  0xFE, 0x8F, 0xFF, 0xFF, 0x7F, 0xF0, 0x4F, 0x00, 0xC4, 0x61, 0x11, 0x80,
  0xEE, 0xFD, 0x1F, 0xFF, 0xFF, 0xFF, 0xE0, 0x9F, 0x00, 0x88, 0xC3, 0x02,
  0x00, 0xDD, 0xFB, 0x3F, 0xFE, 0xFF, 0xFF, 0xC1, 0x3F, 0x01, 0x10, 0x87,
  0x05, 0x00, 0xBA, 0xF7, 0x7F, 0xFC, 0xFF, 0xFF, 0x83, 0x7F, 0x02, 0x20,
  0x0E, 0x0B, 0x00, 0x74, 0xEF, 0xFF, 0xF2, 0x0F, 0x5E, 0x0F, 0xFF, 0x04,
  0x40, 0x1C, 0x16, 0x00, 0xE8, 0xA0, 0xEB, 0x01,
]
