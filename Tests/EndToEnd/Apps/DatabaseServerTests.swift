import TestSupport
import Testing

@Suite struct DatabaseServerTests {
  @Test func storesInTheConfiguredDatabaseAndNotInAFile() async throws {
    let address = try await PostgreSQLServer.shared().freshSchema()
    try await withPrograms(storesInFiles: true) { programs in
      let config = try programs.file(
        "config.json", "{\"databaseUrl\": \"\(address)\"}", mode: 0o600)
      let added = try await programs.seams(
        ["bookmarks", "add", "https://kiln.example/", "--title", "Kiln", "--tag", "clay"],
        environment: ["SEAMS_DATABASE_URL": address])
      #expect(added.status == 0, "\(added.error)")
      let found = try await programs.seams(
        ["bookmarks", "search", "ki", "--json", "--config", config])
      #expect(found.output.contains("https://kiln.example/"), "\(found.error)")
      let other = try await programs.seams("bookmarks", "search", "ki", "--json")
      #expect(!other.output.contains("https://kiln.example/"))
    }
  }

  @Test func copiesAFileToAServerAndBack() async throws {
    let address = try await PostgreSQLServer.shared().freshSchema()
    let there = ["SEAMS_DATABASE_URL": address]
    try await withPrograms(storesInFiles: true) { programs in
      for (name, tag) in [("kiln", "clay"), ("glaze", "clay"), ("hill", "sea")] {
        let added = try await programs.seams(
          "bookmarks", "add", "https://\(name).example/", "--title", name, "--tag", tag)
        #expect(added.status == 0, "\(added.error)")
      }
      let list = ["bookmarks", "search", "il", "--json"]
      let before = try await programs.seams(list)
      let copied = try await programs.seams("database", "copy", "--to", address)
      #expect(copied.status == 0, "\(copied.error)")
      for line in ["bookmarks: 3", "bookmark_tags: 3"] {
        #expect(copied.output.split(separator: "\n").contains { $0 == line }, "\(copied.output)")
      }
      let after = try await programs.seams(list, environment: there)
      #expect(after.output == before.output, "\(after.error)")
      let again = try await programs.seams("database", "copy", "--to", address)
      #expect(again.error.contains("the target already contains data"))

      let back = programs.folder + "/back/seams.sqlite"
      _ = try await programs.shell("mkdir '\(programs.folder)/back'")
      let returned = try await programs.seams(
        ["database", "copy", "--to", back], environment: there)
      #expect(returned.output == copied.output, "\(returned.error)")
      let last = try await programs.seams(list + ["--data-dir", programs.folder + "/back"])
      #expect(last.output == before.output, "\(last.error)")
    }
  }

  @Test func namesTheServerThatDoesNotRespondWithoutItsPassword() async throws {
    try await withPrograms { programs in
      let address = "postgres://ada:sesame@localhost:1/seams"
      let outcome = try await programs.seams(
        ["bookmarks", "list"], environment: ["SEAMS_DATABASE_URL": address])
      #expect(outcome.status != 0)
      #expect(outcome.error.contains("postgres://ada@localhost:1/seams"), "\(outcome.error)")
      #expect(outcome.error.contains("SEAMS_DATABASE_URL"), "\(outcome.error)")
      #expect(!outcome.error.contains("sesame"))
    }
  }
}
