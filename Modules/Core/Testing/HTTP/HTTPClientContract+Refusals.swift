internal import CoreDomain
internal import HTTPTypes
internal import Testing

extension HTTPClientContract {
  static let refusals = [
    Check("accepts a body of the limit, and rejects one byte more", arguments: [0, 5000]) {
      subject, limit in
      let limits = subject.limits(bytes: limit)
      let reply = try await subject.get("/bytes/\(limit)", limits: limits)
      #expect(reply.body.count == limit)
      await #expect(throws: HTTPFailure.tooLarge(limit: limit)) {
        try await subject.get("/bytes/\(limit + 1)", limits: limits)
      }
    },
    Check("rejects other schemes", arguments: ["file", "ftp", "ws"]) { subject, scheme in
      await #expect(throws: HTTPFailure.unsupportedScheme(scheme)) {
        try await subject.send(subject.request("/greeting", scheme: scheme))
      }
    },
    Check("accepts a scheme in capitals") { subject in
      let reply = try await subject.send(subject.request("/greeting", scheme: "HTTP"))
      #expect(reply.text == "Good morning")
    },
    Check("rejects a request without scheme, authority or path") { subject in
      var withoutAuthority = subject.request("/greeting")
      withoutAuthority.authority = nil
      await expectMalformed(subject, withoutAuthority)
      await expectMalformed(subject, subject.request("/greeting", scheme: nil))
      await expectMalformed(subject, subject.request(nil))
      await expectMalformed(subject, subject.request("greeting"))
    },
    Check("rejects credentials in an address") { subject in
      var request = subject.request("/greeting")
      request.authority = "reader:s3cret@\(subject.authority)"
      await expectMalformed(subject, request)
    },
    Check("rejects a path with a space or non-ASCII characters", arguments: ["/a b", "/é"]) {
      subject, path in
      await expectMalformed(subject, subject.request(path))
    },
    Check("rejects a body of GET and HEAD", arguments: [HTTPRequest.Method.get, .head]) {
      subject, method in
      await expectMalformed(subject, subject.request("/echo", method: method), body: [1])
    },
    Check("rejects the fields that frame a message") { subject in
      for name in ["Content-Length", "Transfer-Encoding", "Host", "Connection"] {
        let fields: HTTPFields = [try #require(HTTPField.Name(name)): "1"]
        await expectMalformed(subject, subject.request("/greeting", fields: fields))
      }
    },
    Check("throws in a cancelled task") { subject in
      await #expect(throws: HTTPFailure.cancelled) {
        try await inCancelledTask { try await subject.get("/greeting") }
      }
    },
  ]

  private static func expectMalformed(
    _ subject: Subject, _ request: HTTPRequest, body: [UInt8] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do throws(HTTPFailure) {
      let reply = try await subject.send(request, body: body)
      Issue.record("got status \(reply.response.status)", sourceLocation: sourceLocation)
    } catch .malformedRequest {
      // Expected.
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
}
