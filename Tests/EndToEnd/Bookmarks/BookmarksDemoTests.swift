import TestSupport
import Testing

/// A demo: fetching a page and its title, entirely on this machine.
@Suite struct BookmarksDemoTests {
  private static let note =
    "This is demo data: all of it is invented, and nothing leaves this machine."

  @Test func addsABookmarkWithTheTitleOfItsPage() async throws {
    try await withPrograms { programs in
      let home = ["HOME": programs.folder]
      let added = try await programs.seams(
        ["bookmarks", "add", "https://mira-lindqvist.example/ash-glazes", "--demo"],
        environment: home)
      #expect(added.status == 0)
      #expect(added.output.contains("Ash Glazes – Mira Lindqvist"))
      #expect(added.error == Self.note + "\n")
      let list = try await programs.seams(
        ["bookmarks", "list", "--json"], environment: home.merging(["SEAMS_DEMO": "1"]) { $1 })
      #expect(list.output.hasPrefix("[{") && list.output.contains("Ash Glazes"))
    }
  }

  @Test func aNewDemoHasBookmarksAndTheyStayRemoved() async throws {
    try await withPrograms { programs in
      let home = ["HOME": programs.folder]
      let list = try await programs.seams(["bookmarks", "list", "--demo"], environment: home)
      #expect(list.output.contains("Where to cut: seams & modules"))
      let samples = [
        "https://tidal-garden.example/", "https://kiln-diary.example/2026/03",
        "https://furuhon.example/東京", "https://mira-lindqvist.example/glazes",
        "https://seams.example/where-to-cut?topic=modules&level=1",
      ]
      let removed = try await programs.seams(
        ["bookmarks", "remove"] + samples + ["--demo"], environment: home)
      #expect(removed.output == "Removed 5; 0 left.\n")
      let rest = try await programs.seams(
        ["bookmarks", "list", "--demo", "--json"], environment: home)
      #expect(rest.output == "[]\n")
    }
  }

  @Test func simulatesTheConfiguredFaults() async throws {
    try await withPrograms { programs in
      let environment = ["HOME": programs.folder, "SEAMS_DEMO_FAULTS": "503"]
      let added = try await programs.seams(
        ["bookmarks", "add", "https://kiln.example/", "--demo"], environment: environment)
      #expect(added.error.contains("status 503"))
    }
  }

  @Test func aBrowseSessionStartsWithTheNotice() async throws {
    try await withPrograms { programs in
      let walk = try await programs.seams(
        ["browse", "--demo"], input: "quit\n", environment: ["HOME": programs.folder])
      #expect(walk.status == 0)
      #expect(walk.output.hasPrefix(Self.note + "\n"))
      #expect(walk.error == "")
    }
  }
}
