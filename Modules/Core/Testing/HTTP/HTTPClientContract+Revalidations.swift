internal import CoreDomain
internal import HTTPTypes
internal import Testing

extension HTTPClientContract {
  static let revalidations = [
    Check("returns 304 and no body if unchanged") { subject in
      let reply = try await subject.revalidate("/versioned", version)
      #expect(reply.response.status == .notModified)
      #expect(reply.body.isEmpty)
      #expect(reply.address == subject.address("/versioned"))
      #expect(reply.validators == HTTPValidators(entityTag: version.entityTag, lastModified: nil))
      #expect(version.renewed(by: reply) == version)
    },
    Check("revalidates by date without an entity tag") { subject in
      let date = HTTPValidators(entityTag: nil, lastModified: version.lastModified)
      let reply = try await subject.revalidate("/versioned", date)
      #expect(reply.response.status == .notModified)
    },
    Check("returns changed content completely") { subject in
      let old = HTTPValidators(entityTag: "\"v0\"", lastModified: version.lastModified)
      let reply = try await subject.revalidate("/versioned", old)
      #expect(reply.response.status == .ok)
      #expect(reply.text == "the first version")
      #expect(old.renewed(by: reply) == version)
    },
    Check("drops validators on a redirect", arguments: [301, 302, 303, 307, 308]) { subject, code in
      let moved = try await subject.revalidate("/redirect/\(code)//versioned", version)
      #expect(moved.response.status == .ok)
      #expect(moved.text == "the first version")
      let fields = try await subject.revalidate("/redirect/\(code)//fields", version)
      #expect(!fields.text.contains("if-none-match") && !fields.text.contains("if-modified-since"))
    },
    Check("keeps preconditions of a change on a redirect") { subject in
      let fields: HTTPFields = [.ifMatch: "\"v1\"", .ifNoneMatch: "*"]
      let request = subject.request("/redirect/307//fields", method: .put, fields: fields)
      let reply = try await subject.send(request, body: [0x61])
      let lines = reply.text.split(separator: "\n")
      #expect(lines.contains("if-match: \"v1\""))
      #expect(lines.contains("if-none-match: *"))
    },
  ]
}

extension HTTPClientContract.Subject {
  fileprivate func revalidate(
    _ path: String, _ validators: HTTPValidators
  ) async throws(HTTPFailure) -> HTTPReply {
    try await send(request(path).conditional(on: validators))
  }
}
