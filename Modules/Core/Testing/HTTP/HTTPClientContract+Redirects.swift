internal import CoreDomain
internal import HTTPTypes
internal import Testing

extension HTTPClientContract {
  static let redirects = [
    Check("follows a redirect and says where it ended", arguments: [301, 302, 303, 307, 308]) {
      subject, code in
      let reply = try await subject.get("/redirect/\(code)//greeting?again")
      #expect(reply.text == "Good morning")
      #expect(reply.address == subject.address("/greeting?again"))
    },
    Check("follows a redirect to a whole address") { subject in
      let reply = try await subject.get("/redirect/302/\(subject.address("/greeting"))")
      #expect(reply.text == "Good morning")
      #expect(reply.address == subject.address("/greeting"))
    },
    Check("follows a redirect relative to the address that gave it") { subject in
      let reply = try await subject.get("/folder/old")
      #expect(reply.text == "new")
      #expect(reply.address == subject.address("/folder/new"))
    },
    Check("says where a resource has moved for good", arguments: [301, 308]) { subject, code in
      let moved = try await subject.get("/redirect/\(code)//redirect/301//greeting")
      #expect(moved.permanentAddress == subject.address("/greeting"))
      let movedOnce = try await subject.get("/redirect/\(code)//redirect/302//greeting")
      #expect(movedOnce.permanentAddress == subject.address("/redirect/302//greeting"))
      #expect(movedOnce.address == subject.address("/greeting"))
    },
    Check("takes no redirect behind one for now as one for good", arguments: [302, 303, 307]) {
      subject, code in
      let reply = try await subject.get("/redirect/\(code)//redirect/301//greeting")
      #expect(reply.permanentAddress == nil)
      #expect(reply.address == subject.address("/greeting"))
    },
    Check("does not say that what is in its place has moved") { subject in
      let reply = try await subject.get("/greeting")
      #expect(reply.permanentAddress == nil)
    },
    Check("brings only the last reply's fields") { subject in
      let reply = try await subject.get("/redirect/302//greeting")
      #expect(reply.response.headerFields[.location] == nil)
      #expect(reply.response.headerFields[.contentLanguage] == "en")
    },
    Check("turns POST into GET, without its body", arguments: [301, 302, 303]) { subject, code in
      let request = subject.request("/redirect/\(code)//echo", method: .post)
      let reply = try await subject.send(request, body: [0x61])
      #expect(reply.text == "GET ")
    },
    Check("turns DELETE and PUT into GET after 303 only") { subject in
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
    Check("keeps credentials within the origin") { subject in
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
    Check("refuses one redirect too many") { subject in
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 3)) {
        try await subject.get("/chain/4", limits: subject.limits(redirects: 3))
      }
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 0)) {
        try await subject.get("/chain/1", limits: subject.limits(redirects: 0))
      }
    },
    Check("refuses a redirect to another scheme", arguments: ["file", "ftp", "gopher"]) {
      subject, scheme in
      await #expect(throws: HTTPFailure.unsupportedScheme(scheme)) {
        try await subject.get("/redirect/302/\(scheme):///etc/hosts")
      }
    },
    Check("refuses a redirect that brings credentials") { subject in
      let location = "http://reader:s3cret@\(subject.authority)/greeting"
      let error = await #expect(throws: HTTPFailure.self) {
        try await subject.get("/redirect/302/\(location)")
      }
      guard case .malformedReply = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    },
    Check("takes a Location for a redirect only with the statuses that redirect") { subject in
      let reply = try await subject.get("/not-modified")
      #expect(reply.response.status == .notModified)
      #expect(reply.address == subject.address("/not-modified"))
    },
    Check("takes a redirect to nowhere for a reply") { subject in
      let reply = try await subject.get("/status/302")
      #expect(reply.response.status == .found)
    },
  ]
}
