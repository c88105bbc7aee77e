import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// A demo: fetching a page and its title, entirely on this machine.
@Suite struct BookmarksDemoTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
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

  @Test func storesItsDataInAFolderOfItsOwn() async throws {
    try await withPrograms { programs in
      let own = try await programs.seams(
        "bookmarks", "add", "https://kiln.example/", "--no-fetch")
      #expect(own.status == 0)
      let demo = try await programs.seams(
        ["bookmarks", "list", "--demo", "--json"], environment: ["XDG_DATA_HOME": programs.folder])
      #expect(!demo.output.contains("https://kiln.example/"))
      #expect(try programs.names().contains("seams-demo"))
      let mine = try await programs.seams("bookmarks", "list", "--json")
      #expect(mine.output.contains("https://kiln.example/"))
      #expect(mine.error == "")
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

  @Test func sendsNoRequestToTheNetwork() async throws {
    try await withPrograms { programs in
      let added = try await programs.seams(
        ["bookmarks", "add", "https://www.swift.org/", "--demo"],
        environment: ["HOME": programs.folder, "https_proxy": "http://127.0.0.1:1"])
      #expect(added.status == 0)
      #expect(added.error.contains("this is a demo without a network, and it does not simulate"))
    }
  }

  @Test func simulatesTheConfiguredFaults() async throws {
    try await withPrograms { programs in
      let environment = ["HOME": programs.folder, "SEAMS_DEMO_FAULTS": "503"]
      let added = try await programs.seams(
        ["bookmarks", "add", "https://kiln.example/", "--demo"], environment: environment)
      #expect(added.error.contains("status 503"))
      let refused = try await programs.seams(
        ["bookmarks", "list", "--demo"], environment: ["SEAMS_DEMO_FAULTS": "nonsense"])
      #expect(refused.status == 78)
      #expect(refused.error.contains("Unknown fault “nonsense”. Use one of: ok, slow,"))
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

  @Test func theServerMarksEveryReplyAsDemoData() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer("--demo", "--data-dir", programs.dataFolder) {
        server in
        #expect(server.announcement.hasPrefix(Self.note + " Listening on http://127.0.0.1:"))
        let page = try await visitor.get("/bookmarks", of: server)
        #expect(page.text.contains(Self.note))
        let added = try await visitor.post(
          "/api/v1/bookmarks", json: #"{"url":"https://salt-marsh.example/"}"#, to: server)
        #expect(added.response.status == .created)
        #expect(added.text.contains("Salt Marsh"))
        let name = try #require(HTTPField.Name("\(ProductName.token)-Data"))
        #expect(added.response.headerFields[name] == "demo")
      }
      #expect(outcome.status == 0)
    }
  }
}
