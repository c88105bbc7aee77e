import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

@Suite struct BookmarksServerTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func showsTheChangesOfAnotherProgram() async throws {
    try await onServer { server, programs in
      for (path, place) in [("/bookmarks", "page"), ("/api/v1/bookmarks", "api")] {
        for count in 1...3 {
          let address = "https://\(place)-\(count).example/"
          let file = try programs.file(
            "\(place)-\(count).html",
            "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<A HREF=\"\(address)\">T</A>")
          let before = try await visitor.get(path, of: server)
          let same = try await visitor.get(path, of: server)
          #expect(same.text == before.text && !before.text.contains(address))
          _ = try await programs.seams("bookmarks", "import", file)
          #expect(try await visitor.get(path, of: server).text.contains(address))
        }
      }
      let api = try await visitor.get("/api/v1/bookmarks", of: server)
      let list = try await programs.seams("bookmarks", "list", "--json")
      #expect(try [PrintedBookmark].read(api.text) == [PrintedBookmark].read(list.output))
    }
  }

  @Test func sendsAListAgainOnlyIfItHasChanged() async throws {
    try await onServer { server, _ in
      let path = "/api/v1/bookmarks"
      let tag = try #require(try await visitor.get(path, of: server).response.headerFields[.eTag])
      let known: HTTPFields = [.ifNoneMatch: tag]
      let unchanged = try await visitor.send(.get, path, to: server, fields: known)
      #expect(unchanged.response.status == .notModified && unchanged.body.isEmpty)
      _ = try await visitor.post(
        "/bookmarks", form: "url=https%3A%2F%2Fa.example%2F&title=Mugs", to: server)
      let changed = try await visitor.send(.get, path, to: server, fields: known)
      #expect(changed.response.status == .ok && changed.text.contains("Mugs"))
    }
  }

  @Test func addsABookmarkByAFormAndDeletesItByAButton() async throws {
    try await onServer { server, _ in
      let added = try await visitor.post(
        "/bookmarks", form: "url=https%3A%2F%2Fa.example%2F&title=Mugs", to: server)
      #expect(added.address == "http://\(server.authority)/bookmarks?notice=added")
      #expect(added.text.contains("Mugs"))

      // Takes links and buttons from the page. With hard-coded paths the test would pass even if
      // a button led nowhere.
      let page = try await visitor.get("/bookmarks", of: server).text
      let link = try #require(page.firstMatch(of: /href="([^"]*delete)"/)?.1)
      let question = try await visitor.get(String(link), of: server).text
      #expect(question.contains("Mugs"))
      let action = try #require(question.firstMatch(of: /action="([^"]*)" method="post"/)?.1)
      let version = try #require(question.firstMatch(of: /name="version" value="([^"]*)"/)?.1)
      let deleted = try await visitor.post(String(action), form: "version=\(version)", to: server)
      #expect(deleted.address == "http://\(server.authority)/bookmarks?notice=deleted")
      #expect(!deleted.text.contains("Mugs"))
    }
  }

  @Test func requestsPagesOfPrivateNetworksOnlyIfAllowed() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("<title>Inside</title>")] }) { page in
      try await withPrograms { programs in
        let json = #"{"url":"http://\#(page.authority)/"}"#
        try await programs.withServer { server in
          let added = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
          #expect(try PrintedBookmark.read(added.text).title == "")
          #expect(page.connections == 0)
        }
        try await programs.withServer("--allow-private-network") { server in
          let again = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
          #expect(try PrintedBookmark.read(again.text).title == "Inside")
        }
      }
    }
  }

  @Test func logsEveryTransition() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer { server in
        _ = try await visitor.post("/bookmarks", form: "url=https%3A%2F%2Fa.invalid", to: server)
      }
      #expect(outcome.error.contains("go to /bookmarks"))
    }
  }

  @Test func rejectsAChangeOfAnOutdatedVersion() async throws {
    try await onServer { server, _ in
      let json = #"{"url":"https://a.example","title":"A","fetch":false}"#
      let added = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
      let place = try #require(added.response.headerFields[.location])
      let shown = try await visitor.get(place, of: server)
      let tag = try #require(shown.response.headerFields[.eTag])
      let known = try await visitor.send(.get, place, to: server, fields: [.ifNoneMatch: tag])
      #expect(known.response.status == .notModified)

      let first = try await patch(place, #"{"title":"First"}"#, expecting: tag, at: server)
      #expect(first.response.status == .ok)
      let second = try await patch(place, #"{"title":"Second"}"#, expecting: tag, at: server)
      #expect(second.response.status == .preconditionFailed)
      let now = try #require(second.response.headerFields[.eTag])
      #expect(now == first.response.headerFields[.eTag])

      let refused = try await visitor.send(.delete, place, to: server, fields: [.ifMatch: tag])
      #expect(refused.response.status == .preconditionFailed)
      let deleted = try await visitor.send(.delete, place, to: server, fields: [.ifMatch: now])
      #expect(deleted.response.status == .noContent)
    }
  }

  @Test func importsAnUploadedFileAndExportsItAsTheCommandLineDoes() async throws {
    try await onServer { server, programs in
      let body = """
        --XX\r\nContent-Disposition: form-data; name="folders"\r\n\r\ntags\r\n\
        --XX\r\nContent-Disposition: form-data; name="file"; filename="b.html"\r\n\
        Content-Type: text/html\r\n\r\n<!DOCTYPE NETSCAPE-Bookmark-file-1>\r\n<DL><p>\r\n\
        <DT><H3>Clay</H3><DL><p><DT><A HREF="https://kiln.example/" ADD_DATE="1700000000">Kilns</A>\
        <DT><A HREF="nonsense">No address</A></DL><p></DL><p>\r\n--XX--\r\n
        """
      let done = try await visitor.send(
        .post, "/bookmarks/transfer", to: server, type: "multipart/form-data; boundary=XX",
        body: body)
      #expect(done.response.status == .ok)
      #expect(done.text.contains("1 imported, 0 merged, 1 skipped."))

      for format in ["netscape", "json"] {
        let sent = try await visitor.get("/api/v1/bookmarks/export?format=\(format)", of: server)
        let exported = try await programs.seams("bookmarks", "export", "-", "--format", format)
        #expect(sent.text == exported.output)
        #expect(sent.text.contains("https://kiln.example/"))
      }
    }
  }

  /// The server sends a piece for every 1,000 bookmarks, here 24 MB. The buffers of a connection are
  /// smaller, so the second piece waits until the client closes the connection.
  @Test func logsNoErrorIfTheClientStopsReadingAnExport() async throws {
    try await withPrograms { programs in
      // In the file, each quotation mark takes six bytes.
      let note = String(repeating: "\"", count: 4_000)
      let rows = (1...1_200).map { "<DT><A HREF=\"https://kiln.example/\($0)\">K</A><DD>\(note)\n" }
      let file = try programs.file(
        "browser.html", "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\(rows.joined())</DL><p>")
      _ = try await programs.seams("bookmarks", "import", file)
      let outcome = try await programs.withServer { server in
        await #expect(throws: HTTPFailure.tooLarge(limit: 100)) {
          try await CurlHTTPClient(userAgent: "SeamsTests/1").send(
            HTTPRequest(
              method: .get, scheme: "http", authority: server.authority,
              path: "/api/v1/bookmarks/export"),
            body: [],
            limits: HTTPLimits(
              total: .seconds(60), connect: .seconds(30), bytes: 100, redirects: 0))
        }
      }
      let line = "/api/v1/bookmarks/export was cancelled: the client stopped reading."
      #expect(outcome.error.contains(line), "\(outcome.error)")
      #expect(!outcome.error.contains("was not sent completely"))
    }
  }

  private func patch(
    _ path: String, _ json: String, expecting tag: String, at server: RunningServer
  ) async throws -> HTTPReply {
    try await visitor.send(
      .patch, path, to: server, type: "application/merge-patch+json", body: json,
      fields: [.ifMatch: tag])
  }
}
