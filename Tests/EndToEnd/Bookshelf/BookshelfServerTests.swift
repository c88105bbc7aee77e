import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Bookshelf from the browser and from other programs: the built server, over a socket.
@Suite struct BookshelfServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func aFormAddsOneTheAPIShowsItAndAButtonDeletesIt() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let added = try await visitor.post("/bookshelf", form: "title=First", to: server)
        #expect(added.address == "http://\(server.authority)/bookshelf")
        #expect(added.text.contains("<bdi>First</bdi>"))
        #expect(try await visitor.get("/api/v1/bookshelf", of: server).text.contains(#""First""#))
        #expect(try await programs.seams("bookshelf", "list").output.contains("First"))

        // Where the button leads is the page's to say.
        let button = try #require(added.text.firstMatch(of: /action="([^"]*delete)"/)?.1)
        let deleted = try await visitor.post(String(button), form: "", to: server)
        #expect(deleted.response.status == .ok && deleted.text.contains("No bookshelf."))
      }
    }
  }
}
