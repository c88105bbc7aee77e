import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Notes on the command line, in a browser and for other programs: tests of the built programs.
@Suite struct NotesProgramTests {
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

  @Test func addsFindsAndRemovesByCommandsAndInABrowseSession() async throws {
    try await withPrograms { programs in
      let added = try await programs.seams("notes", "add", "First", "--json")
      #expect(added.status == 0 && added.error == "")
      let id = String(
        try #require(added.output.firstMatch(of: /"id":"([^"]+)","title":"First"/)?.1))

      let walk = try await programs.seams(["browse", "notes"], input: "add Second\nquit\n")
      #expect(walk.status == 0 && walk.output.contains("   1  Second\n   2  First\n"))

      let removed = try await programs.seams("notes", "remove", id)
      #expect(removed.status == 0 && removed.output == "Removed \(id).\n")
      let left = try await programs.seams("notes", "list", "--json").output
      #expect(left.contains(#""title":"Second""#) && !left.contains("First"))

      let again = try await programs.seams("notes", "remove", id)
      #expect(again.status == 65)
      #expect(again.error == "seams: There is no note “\(id)”. Check the identifier.\n")
    }
  }
}
