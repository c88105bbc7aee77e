import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The API of the built server.
@Suite struct BookmarksServerAPITests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func rejectsAChangeOfAnOutdatedVersion() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let place = try await add("https://a.example", to: server)
        let shown = try await visitor.get(place, of: server)
        let tag = try #require(shown.response.headerFields[.eTag])
        let known = try await visitor.send(
          .get, place, to: server, fields: [.ifNoneMatch: tag])
        #expect(known.response.status == .notModified)

        let first = try await patch(place, #"{"title":"First"}"#, expecting: tag, at: server)
        #expect(first.response.status == .ok)
        let second = try await patch(place, #"{"title":"Second"}"#, expecting: tag, at: server)
        #expect(second.response.status == .preconditionFailed)
        #expect(second.response.headerFields[.contentType] == "application/problem+json")
        let now = try #require(second.response.headerFields[.eTag])
        #expect(now == first.response.headerFields[.eTag])

        let refused = try await visitor.send(
          .delete, place, to: server, fields: [.ifMatch: tag])
        #expect(refused.response.status == .preconditionFailed)
        let deleted = try await visitor.send(
          .delete, place, to: server, fields: [.ifMatch: now])
        #expect(deleted.response.status == .noContent)
      }
    }
  }

  @Test func linksLeadThroughAllPagesOfAList() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        for number in 1...5 { _ = try await add("https://\(number).example", to: server) }
        let totalCount = try #require(HTTPField.Name("X-Total-Count"))
        let links = try #require(HTTPField.Name("Link"))
        var path = "/api/v1/bookmarks?limit=2&sort=oldest"
        var sizes: [Int] = []
        while true {
          let page = try await visitor.get(path, of: server)
          #expect(page.response.headerFields[totalCount] == "5")
          sizes.append(page.text.split(separator: "\"id\"").count - 1)
          let link = try #require(page.response.headerFields[links])
          guard let next = link.firstMatch(of: /<([^>]*)>; rel="next"/)?.1 else { break }
          path = String(next)
        }
        #expect(sizes == [2, 2, 1])
      }
    }
  }

  @Test func importsAFileThatIsTheBody() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let html =
          "<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF=\"https://a.example\">A</A></DL>"
        let report = try await visitor.send(
          .post, "/api/v1/bookmarks/import", to: server, type: "text/html", body: html)
        #expect(
          report.text
            == #"{"imported":1,"merged":0,"note":null,"skipped":[],"skippedCount":0}"#)
        let broken = try await visitor.send(
          .post, "/api/v1/bookmarks/import", to: server, type: "application/json", body: html)
        #expect(broken.response.status == .unprocessableContent)
      }
    }
  }

  @Test func namesAMisspeltKey() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let place = try await add("https://a.example", to: server)
        let reply = try await patch(place, #"{"titel":"x"}"#, expecting: "*", at: server)
        #expect(reply.response.status == .unprocessableContent)
        #expect(reply.text.contains("Unknown key “titel”."))
      }
    }
  }

  private func patch(
    _ path: String, _ json: String, expecting tag: String, at server: RunningServer
  ) async throws -> HTTPReply {
    try await visitor.send(
      .patch, path, to: server, type: "application/merge-patch+json", body: json,
      fields: [.ifMatch: tag])
  }

  private func add(_ url: String, to server: RunningServer) async throws -> String {
    let added = try await visitor.post(
      "/api/v1/bookmarks", json: #"{"url":"\#(url)","fetch":false}"#, to: server)
    return try #require(added.response.headerFields[.location])
  }
}
