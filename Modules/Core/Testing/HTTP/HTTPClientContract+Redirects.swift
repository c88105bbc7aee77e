internal import CoreDomain
internal import HTTPTypes
internal import Testing

extension HTTPClientContract {
  static let redirects = [
    Check("follows a redirect to its final address", arguments: [301, 302, 303, 307, 308]) {
      subject, code in
      let reply = try await subject.get("/redirect/\(code)//greeting?again")
      #expect(reply.text == "Good morning")
      #expect(reply.address == subject.address("/greeting?again"))
    },
    Check("follows a redirect to an absolute address") { subject in
      let reply = try await subject.get("/redirect/302/\(subject.address("/greeting"))")
      #expect(reply.text == "Good morning")
      #expect(reply.address == subject.address("/greeting"))
    },
    Check("follows a relative redirect") { subject in
      let reply = try await subject.get("/folder/old")
      #expect(reply.text == "new")
      #expect(reply.address == subject.address("/folder/new"))
    },
    Check("returns the address after permanent redirects", arguments: [301, 308]) { subject, code in
      let moved = try await subject.get("/redirect/\(code)//redirect/301//greeting")
      #expect(moved.permanentAddress == subject.address("/greeting"))
      let movedOnce = try await subject.get("/redirect/\(code)//redirect/302//greeting")
      #expect(movedOnce.permanentAddress == subject.address("/redirect/302//greeting"))
      #expect(movedOnce.address == subject.address("/greeting"))
    },
    Check("ignores a permanent redirect after a temporary one", arguments: [302, 303, 307]) {
      subject, code in
      let reply = try await subject.get("/redirect/\(code)//redirect/301//greeting")
      #expect(reply.permanentAddress == nil)
      #expect(reply.address == subject.address("/greeting"))
    },
    Check("returns only the last response's fields") { subject in
      let reply = try await subject.get("/redirect/302//greeting")
      #expect(reply.response.headerFields[.location] == nil)
      #expect(reply.response.headerFields[.contentLanguage] == "en")
    },
    Check("changes POST to GET, without the body", arguments: [301, 302, 303]) { subject, code in
      let request = subject.request("/redirect/\(code)//echo", method: .post)
      let reply = try await subject.send(request, body: [0x61])
      #expect(reply.text == "GET ")
    },
    Check("changes DELETE and PUT to GET after 303 only") { subject in
      for method in [HTTPRequest.Method.delete, .put] {
        let seeOther = subject.request("/redirect/303//echo", method: method)
        let changed = try await subject.send(seeOther, body: [0x61])
        #expect(changed.text == "GET ")
        let found = subject.request("/redirect/302//echo", method: method)
        let kept = try await subject.send(found, body: [0x61])
        #expect(kept.text == "\(method) a")
      }
    },
    Check("keeps method and body", arguments: [307, 308]) { subject, code in
      let request = subject.request("/redirect/\(code)//echo", method: .post)
      let reply = try await subject.send(request, body: [0x61])
      #expect(reply.text == "POST a")
    },
    Check("keeps HEAD", arguments: [302, 303, 307]) { subject, code in
      let request = subject.request("/redirect/\(code)//greeting", method: .head)
      let reply = try await subject.send(request)
      #expect(reply.response.headerFields[.contentLanguage] == "en")
      #expect(reply.body.isEmpty)
    },
    Check("sends credentials within the same origin") { subject in
      let fields: HTTPFields = [.authorization: "Bearer t0ken", .cookie: "id=7"]
      let request = subject.request("/redirect/302//fields", fields: fields)
      let reply = try await subject.send(request)
      #expect(reply.text.contains("authorization: Bearer t0ken"))
      #expect(reply.text.contains("cookie: id=7"))
    },
    Check("follows as many redirects as allowed") { subject in
      let reply = try await subject.get("/chain/3", limits: subject.limits(redirects: 3))
      #expect(reply.text == "the end")
    },
    Check("rejects one redirect too many") { subject in
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 3)) {
        try await subject.get("/chain/4", limits: subject.limits(redirects: 3))
      }
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 0)) {
        try await subject.get("/chain/1", limits: subject.limits(redirects: 0))
      }
    },
    Check("rejects a redirect to another scheme", arguments: ["file", "ftp", "gopher"]) {
      subject, scheme in
      await #expect(throws: HTTPFailure.unsupportedScheme(scheme)) {
        try await subject.get("/redirect/302/\(scheme):///etc/hosts")
      }
    },
    Check("rejects a redirect to an address with credentials") { subject in
      let location = "http://reader:s3cret@\(subject.authority)/greeting"
      let error = await #expect(throws: HTTPFailure.self) {
        try await subject.get("/redirect/302/\(location)")
      }
      guard case .malformedReply = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    },
    Check("ignores a Location without a redirect status") { subject in
      let reply = try await subject.get("/not-modified")
      #expect(reply.response.status == .notModified)
      #expect(reply.address == subject.address("/not-modified"))
    },
    Check("returns a redirect without a Location as a response") { subject in
      let reply = try await subject.get("/status/302")
      #expect(reply.response.status == .found)
    },
  ]
}
