import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Notes in a browser and for other programs: tests of the built server over a socket.
@Suite struct NotesServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func addsByAFormShowsByTheAPIAndDeletesByAButton() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        let added = try await visitor.post("/notes", form: "title=First", to: server)
        #expect(added.address == "http://\(server.authority)/notes")
        #expect(added.text.contains("<bdi>First</bdi>"))
        #expect(try await visitor.get("/api/v1/notes", of: server).text.contains(#""First""#))
        #expect(try await programs.seams("notes", "list").output.contains("First"))

        // The page contains the address of the button.
        let button = try #require(added.text.firstMatch(of: /action="([^"]*delete)"/)?.1)
        let deleted = try await visitor.post(String(button), form: "", to: server)
        #expect(deleted.response.status == .ok && deleted.text.contains("No notes."))
      }
    }
  }
}
