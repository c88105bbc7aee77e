internal import CoreDomain
internal import HTTPTypes
internal import Testing

extension HTTPClientContract {
  static let replies = [
    Check("returns status, fields and body") { subject in
      let reply = try await subject.get("/greeting")
      #expect(reply.response.status == .ok)
      #expect(reply.response.headerFields[.contentLanguage] == "en")
      #expect(reply.text == "Good morning")
      #expect(reply.permanentAddress == nil)
    },
    Check("returns the requested address, including its query") { subject in
      let reply = try await subject.get("/greeting/?of=the&day")
      #expect(reply.address == subject.address("/greeting/?of=the&day"))
    },
    Check("returns 404 and 500 as responses", arguments: [404, 500]) { subject, code in
      let reply = try await subject.get("/status/\(code)")
      #expect(reply.response.status.code == code)
      #expect(reply.text == "status \(code)")
    },
    Check("returns no body for HEAD") { subject in
      let reply = try await subject.send(subject.request("/greeting", method: .head))
      #expect(reply.response.headerFields[.contentLanguage] == "en")
      #expect(reply.body.isEmpty)
    },
    Check("keeps repeated fields separate") { subject in
      let reply = try await subject.get("/repeated")
      let values = reply.response.headerFields[values: .setCookie]
      #expect(values == ["theme=dark", "id=7; Path=/"])
    },
    Check("sends the request's fields") { subject in
      let fields: HTTPFields = [.accept: "text/plain", .ifNoneMatch: "\"v1\"", .userAgent: "Own/1"]
      let reply = try await subject.send(subject.request("/fields", fields: fields))
      let lines = reply.text.split(separator: "\n")
      #expect(lines.contains("accept: text/plain"))
      #expect(lines.contains("if-none-match: \"v1\""))
      #expect(lines.contains("user-agent: Own/1"))
    },
    Check("adds no Content-Type") { subject in
      let request = subject.request("/fields", method: .post)
      let reply = try await subject.send(request, body: [1, 2, 3])
      #expect(!reply.text.contains("content-type"))
    },
    Check("sends every method", arguments: ["POST", "PUT", "PATCH", "DELETE", "QUERY"]) {
      subject, name in
      let method = try #require(HTTPRequest.Method(name))
      let request = subject.request("/echo", method: method)
      let bare = try await subject.send(request)
      #expect(bare.text == "\(name) ")
      let full = try await subject.send(request, body: Array("a=1".utf8))
      #expect(full.text == "\(name) a=1")
    },
    Check("sends and returns every byte unchanged") { subject in
      let bytes = (0...255).map(UInt8.init) + Array("地震 🌍".utf8)
      let reply = try await subject.send(subject.request("/echo", method: .put), body: bytes)
      #expect(reply.body == Array("PUT ".utf8) + bytes)
    },
    Check("sends a large body") { subject in
      let bytes = [UInt8](repeating: 0x79, count: 1_500_000)
      let reply = try await subject.send(subject.request("/echo", method: .post), body: bytes)
      #expect(reply.body.count == bytes.count + "POST ".utf8.count)
    },
  ]
}

extension HTTPClientContract.Check {
  /// Makes a check that runs for each argument.
  init<Value: Sendable>(
    _ name: String, arguments: [Value],
    _ body: @escaping @Sendable (HTTPClientContract.Subject, Value) async throws -> Void
  ) {
    self.init(name) { subject in
      for argument in arguments {
        try await body(subject, argument)
      }
    }
  }
}
