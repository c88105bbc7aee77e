import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The forms of the built server, over a socket.
@Suite struct BookmarksServerPagesTests {
  let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func showsTheStoredValuesIfTheBookmarkHasChanged() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let place = try await add(to: server)
        let form = try await visitor.get("\(place)/edit", of: server).text
        let version = try version(in: form)

        let first = try await visitor.post(
          "\(place)/edit", form: "version=\(version)&url=https%3A%2F%2Fa.example&title=First",
          to: server)
        #expect(first.address == "http://\(server.authority)/bookmarks?notice=changed")
        #expect(first.text.contains("The bookmark was changed."))
        #expect(first.text.contains("First"))

        let second = try await visitor.post(
          "\(place)/edit", form: "version=\(version)&url=https%3A%2F%2Fa.example&title=Second",
          to: server)
        #expect(second.response.status == .conflict)
        #expect(second.text.contains("Stored values"))
        #expect(second.text.contains(">First<"))
        #expect(second.text.contains("value=\"Second\""))

        let newer = try self.version(in: second.text)
        #expect(newer != version)
        let third = try await visitor.post(
          "\(place)/edit", form: "version=\(newer)&url=https%3A%2F%2Fa.example&title=Second",
          to: server)
        #expect(third.text.contains("Second"))
      }
    }
  }

  @Test func deletesABookmarkOnlyInItsCurrentVersion() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let place = try await add(to: server)
        let seen = try version(in: try await visitor.get("\(place)/delete", of: server).text)
        _ = try await visitor.post(
          "\(place)/mark", form: "archived=true&to=%2Fbookmarks", to: server)

        let again = try await visitor.post("\(place)/delete", form: "version=\(seen)", to: server)
        #expect(again.response.status == .conflict)
        #expect(again.text.contains("The bookmark has changed since you opened it."))

        let newer = try version(in: again.text)
        let deleted = try await visitor.post(
          "\(place)/delete", form: "version=\(newer)", to: server)
        #expect(deleted.text.contains("The bookmark was deleted."))
        #expect(try await visitor.get(place, of: server).response.status == .notFound)
      }
    }
  }

  @Test func markingABookmarkReturnsToTheSameList() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let place = try await add(to: server)
        let marked = try await visitor.post(
          "\(place)/mark", form: "unread=true&to=%2Fbookmarks%3Funread%3Dtrue", to: server)
        #expect(marked.address == "http://\(server.authority)/bookmarks?unread=true")
        #expect(marked.text.contains("Mark as read"))
      }
    }
  }

  @Test func importsAnUploadedFileAndExportsItAsTheCommandLineDoes() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
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
        #expect(done.text.contains("Invalid address “nonsense”: "))

        for format in ["netscape", "json"] {
          let sent = try await visitor.get(
            "/api/v1/bookmarks/export?format=\(format)", of: server)
          let exported = try await programs.seams(
            "bookmarks", "export", "-", "--format", format)
          #expect(sent.response.headerFields[.contentDisposition]?.hasPrefix("attachment") == true)
          #expect(sent.text == exported.output)
          #expect(sent.text.contains("https://kiln.example/"))
        }
      }
    }
  }

  @Test func renamesATagOfEveryBookmark() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        _ = try await add(to: server)
        let renamed = try await visitor.post(
          "/bookmarks/tags/rename", form: "from=CLAY&to=pottery", to: server)
        #expect(renamed.address == "http://\(server.authority)/bookmarks/tags?notice=renamed")
        #expect(renamed.text.contains("<bdi>pottery</bdi>"))
        #expect(!renamed.text.contains("<bdi>clay</bdi>"))
      }
    }
  }

  /// Adds a bookmark and returns the path of its page.
  private func add(to server: RunningServer) async throws -> String {
    let json = #"{"url":"https://a.example","title":"A","tags":["clay"],"fetch":false}"#
    let added = try await visitor.post("/api/v1/bookmarks", json: json, to: server)
    let location = try #require(added.response.headerFields[.location])
    return "/bookmarks/" + (location.split(separator: "/").last.map(String.init) ?? "")
  }

  private func version(in page: String) throws -> String {
    String(try #require(page.firstMatch(of: /name="version" value="([^"]*)"/)?.1))
  }
}
