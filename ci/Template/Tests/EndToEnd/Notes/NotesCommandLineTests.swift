import FoundationEssentials
import TestSupport
import Testing

/// Notes on the command line: tests of the built program.
@Suite struct NotesCommandLineTests {
  @Test func addsFindsAndRemovesByCommandsAndInABrowseSession() async throws {
    try await withPrograms { programs in
      let added = try await programs.seams("notes", "add", "First", "--json")
      #expect(added.status == 0 && added.error == "")
      let record = try JSONDecoder().decode(Record.self, from: Data(added.output.utf8))
      #expect(record.title == "First" && record.createdAt.hasSuffix("Z"))

      let walk = try await programs.seams(["browse", "notes"], input: "add Second\nquit\n")
      #expect(walk.status == 0 && walk.output.contains("   1  Second\n   2  First\n"))

      let removed = try await programs.seams("notes", "remove", record.id)
      #expect(removed.status == 0 && removed.output == "Removed \(record.id).\n")
      let left = try await programs.seams("notes", "list", "--json")
      let records = try JSONDecoder().decode([Record].self, from: Data(left.output.utf8))
      #expect(records.map(\.title) == ["Second"])

      let again = try await programs.seams("notes", "remove", record.id)
      #expect(again.status == 65 && again.error == "seams: There is no note “\(record.id)”.\n")
    }
  }
}

/// The JSON that other programs read, repeated here so that a renamed key fails the test.
private struct Record: Decodable {
  let id: String
  let title: String
  let createdAt: String
}
