import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over a socket.
@Suite struct BookmarksServerTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func showsBookmarksThatTheCommandLineImported() async throws {
    try await withPrograms { programs in
      let file = try programs.file(
        "browser.html",
        """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <DL><p><DT><A HREF="https://kiln.example/" TAGS="clay">Kilns &amp; more</A></DL><p>
        """)
      _ = try await programs.seams("bookmarks", "import", file)
      try await programs.withServer { server in
        let page = try await visitor.get("/bookmarks", of: server)
        #expect(page.response.status == .ok)
        #expect(page.text.contains("<a href=\"https://kiln.example/\""))
        #expect(page.text.contains("Kilns &amp; more"))

        let api = try await visitor.get("/api/v1/bookmarks", of: server)
        let list = try await programs.seams("bookmarks", "list", "--json")
        #expect(try records(api.text) == records(list.output))
      }
    }
  }

  @Test func showsTheChangesOfAnotherProgram() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
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
      }
    }
  }

  @Test func sendsAListAgainOnlyIfItHasChanged() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
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
  }

  @Test func addsABookmarkByAFormAndDeletesItByAButton() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let added = try await visitor.post(
          "/bookmarks", form: "url=https%3A%2F%2Fa.example%2F&title=Mugs&tags=clay%2C+big&note=n",
          to: server)
        #expect(added.address == "http://\(server.authority)/bookmarks?notice=added")
        #expect(added.text.contains("Mugs"))

        let list = try records(try await visitor.get("/api/v1/bookmarks", of: server).text)
        #expect(list.map(\.title) == ["Mugs"])
        #expect(list.map(\.tags) == [["clay", "big"]])

        // Takes links and buttons from the page. With hard-coded paths the test would pass even if
        // a button led nowhere.
        let page = try await visitor.get("/bookmarks", of: server).text
        let link = try #require(page.firstMatch(of: /href="([^"]*delete)"/)?.1)
        let question = try await visitor.get(String(link), of: server).text
        #expect(question.contains("Mugs"))
        let action = try #require(question.firstMatch(of: /action="([^"]*)" method="post"/)?.1)
        let version = try #require(question.firstMatch(of: /name="version" value="([^"]*)"/)?.1)
        let deleted = try await visitor.post(
          String(action), form: "version=\(version)", to: server)
        #expect(deleted.address == "http://\(server.authority)/bookmarks?notice=deleted")
        #expect(!deleted.text.contains("Mugs"))
      }
    }
  }

  @Test func returnsAnInvalidFormWithTheTypedValues() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let reply = try await visitor.post(
          "/bookmarks", form: "url=example.org&title=%3Cb%3EMine%3C%2Fb%3E", to: server)
        #expect(reply.response.status == .unprocessableContent)
        #expect(reply.text.contains("write “https://example.org”"))
        #expect(reply.text.contains("&lt;b&gt;Mine&lt;/b&gt;"))
        #expect(!reply.text.contains("<b>Mine"))
      }
    }
  }

  @Test func escapesEveryTypedValue() async throws {
    try await withPrograms { programs in
      let hostile = #""><script>alert(1)</script>"#
      _ = try await programs.seams(
        "bookmarks", "add", "https://a.example/?\(hostile.replacing(" ", with: ""))", "--title",
        hostile, "--tag", hostile, "--note", hostile, "--no-fetch")
      _ = try await programs.seams("bookmarks", "add", "javascript:alert(2)", "--no-fetch")
      try await programs.withServer { server in
        let query = "?q=%22%3E%3Cscript%3E"
        for path in ["/bookmarks", "/bookmarks\(query)", "/bookmarks?tag=%3Cscript%3E"] {
          let page = try await visitor.get(path, of: server).text
            .replacing(#"<script src="/script.js" defer>"#, with: "")
          #expect(!page.contains("<script"), "\(path)")
          #expect(!page.contains("href=\"javascript"), "\(path)")
        }
      }
    }
  }

  @Test func addsShowsAndDeletesThroughTheAPI() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let json = #"{"url":"https://a.example/","title":"A","tags":["x"],"fetch":false}"#
        let added = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
        #expect(added.response.status == .created)
        let bookmark = try record(added.text)
        let location = "/api/v1/bookmarks/\(bookmark.id)"
        #expect(added.response.headerFields[.location] == location)

        let again = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
        #expect(again.response.status == .ok)
        #expect(try record(again.text) == bookmark)
        #expect(try record(try await visitor.get(location, of: server).text) == bookmark)

        let deleted = try await visitor.send(.delete, location, to: server)
        #expect(deleted.response.status == .noContent)
        #expect(try await visitor.get(location, of: server).response.status == .notFound)
      }
    }
  }

  @Test(arguments: [
    ("{", 400), (#"{"title":"no url"}"#, 422), (#"{"url":7}"#, 422), ("[]", 422),
    (#"{"url":"example.org"}"#, 422), (#"{"url":"https://a.example","tags":["a,b"]}"#, 422),
  ])
  func returnsAProblemForAnInvalidBody(_ json: String, _ status: Int) async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let reply = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
        #expect(reply.response.status.code == status)
        #expect(reply.response.headerFields[.contentType] == "application/problem+json")
        #expect(reply.text.contains("\"detail\":"))
      }
    }
  }

  @Test func requestsPagesOfPrivateNetworksOnlyIfAllowed() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("<title>Inside</title>")] }) { page in
      try await withPrograms { programs in
        let json = #"{"url":"http://\#(page.authority)/"}"#
        try await programs.withServer { server in
          let added = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
          #expect(try record(added.text).title == "")
          #expect(page.connections == 0)
        }
        try await programs.withServer("--allow-private-network") { server in
          let again = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
          #expect(try record(again.text).title == "Inside")
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
}
