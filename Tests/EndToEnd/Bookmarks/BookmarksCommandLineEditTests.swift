import FoundationEssentials
import TestSupport
import Testing

/// Changing and deleting stored bookmarks on the command line.
@Suite struct BookmarksCommandLineEditTests {
  @Test func changesOnlyTheNamedFields() async throws {
    try await withPrograms { programs in
      let added = try record(try await programs.add("https://a.example", "--tag", "clay").output)
      let changed = try await programs.seams(
        "bookmarks", "edit", added.id, "--title", "-T", "--add-tag", "-x", "--remove-tag", "CLAY",
        "--unread", "--json")
      let bookmark = try record(changed.output)
      #expect(bookmark.title == "-T" && bookmark.tags == ["-x"] && bookmark.unread)
      #expect(bookmark.url == "https://a.example" && bookmark.createdAt == added.createdAt)

      let shown = try await programs.seams("bookmarks", "show", added.id, "--json")
      #expect(try record(shown.output) == bookmark)
    }
  }

  @Test func listsArchivedBookmarksSeparately() async throws {
    try await withPrograms { programs in
      let old = try record(try await programs.add("https://old.example").output)
      let new = try record(try await programs.add("https://new.example", "--unread").output)
      _ = try await programs.seams("bookmarks", "edit", old.id, "--archive")
      #expect(try await programs.list() == [new.url])
      #expect(try await programs.list("--unread") == [new.url])
      #expect(try await programs.list("--archived") == [old.url])
      _ = try await programs.seams("bookmarks", "edit", old.id, "--unarchive")
      #expect(try await programs.list("--sort", "oldest") == [old.url, new.url])
    }
  }

  @Test func sortsAListAndReturnsItPageByPage() async throws {
    try await withPrograms { programs in
      for name in ["b", "c", "a"] { _ = try await programs.add("https://\(name).example") }
      let sorted = ["https://a.example", "https://b.example", "https://c.example"]
      #expect(try await programs.list("--sort", "title") == sorted)
      #expect(try await programs.list("--sort", "title", "--limit", "1") == [sorted[0]])
      #expect(
        try await programs.list("--sort", "title", "--limit", "5", "--cursor", "1")
          == Array(sorted[1...]))
      let cut = try await programs.seams("bookmarks", "list", "--limit", "2")
      #expect(
        cut.error == "1 more. Use --cursor 2 to continue, or a higher --limit.\n")
    }
  }

  @Test func acceptsAQueryThatBeginsWithAHyphen() async throws {
    try await withPrograms { programs in
      _ = try await programs.add("https://film.example", "--title", "A video")
      _ = try await programs.add("https://text.example", "--title", "An essay")
      for query in [["-video"], ["-(video or film)"], ["essay", "-video"]] {
        let found = try await programs.seams(["bookmarks", "search"] + query + ["--json"])
        #expect(try records(found.output).map(\.url) == ["https://text.example"], "\(query)")
      }
    }
  }

  @Test func countsRenamesAndMergesTags() async throws {
    try await withPrograms { programs in
      _ = try await programs.add("https://a.example", "--tag", "clay", "--tag", "kiln")
      _ = try await programs.add("https://b.example", "--tag", "Clay")
      let renamed = try await programs.seams("bookmarks", "rename-tag", "clay", "kiln", "--json")
      #expect(renamed.output == #"{"from":"clay","renamed":2,"to":"kiln"}"# + "\n")
      let tags = try await programs.seams("bookmarks", "tags", "--json")
      #expect(tags.output == #"[{"count":2,"tag":"kiln"}]"# + "\n")
    }
  }

  @Test func listsTheAddressesOfOnePageAsDuplicates() async throws {
    try await withPrograms { programs in
      _ = try await programs.add("https://www.a.example/index.html")
      _ = try await programs.add("https://b.example")
      _ = try await programs.add("http://a.example/?utm_source=mail")
      let groups = try await programs.seams("bookmarks", "duplicates", "--json")
      let urls = try JSONDecoder().decode([[PrintedBookmark]].self, from: Data(groups.output.utf8))
        .map { $0.map(\.url) }
      #expect(urls == [["https://www.a.example/index.html", "http://a.example/?utm_source=mail"]])
    }
  }

  @Test func exportsJSONAndImportsItWithoutLoss() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      let added = try await programs.add(
        "https://a.example", "--title", "日本", "--note", "one\ntwo", "--unread")
      let printed = try await programs.seams("bookmarks", "export", "--json")
      let exported = try await programs.seams(
        "bookmarks", "export", programs.folder + "/out.json", "--json")
      #expect(exported.output == "{\"exported\":1,\"file\":\"\(programs.folder)/out.json\"}\n")
      #expect(try programs.text(of: programs.folder + "/out.json") == printed.output)

      let elsewhere = programs.folder + "/elsewhere"
      let report = try await programs.seams(
        ["bookmarks", "import", "-", "--data-dir", elsewhere], input: printed.output)
      #expect(report.output == "Imported 1, merged 0, skipped 0.\n")
      let copy = try records(
        try await programs.seams("bookmarks", "list", "--json", "--data-dir", elsewhere).output)
      let original = try record(added.output)
      #expect(copy.map(\.title) == ["日本"] && copy.map(\.note) == ["one\ntwo"])
      #expect(copy.map(\.url) == [original.url] && copy.map(\.unread) == [true])
    }
  }

  @Test func aFailedExportLeavesTheFileUnchanged() async throws {
    try await withPrograms { programs in
      let path = try programs.file("out.html", "what was there")
      let outcome = try await programs.seams(
        "bookmarks", "export", path, "--data-dir", path)
      #expect(outcome.status == 73)
      #expect(try programs.text(of: path) == "what was there")
    }
  }
}

extension Programs {
  /// Adds a bookmark without fetching its page, and prints it as JSON.
  func add(_ address: String, _ options: String...) async throws -> Outcome {
    try await seams(["bookmarks", "add", address, "--no-fetch", "--json"] + options)
  }

  /// Returns the addresses of a list, in order.
  fileprivate func list(_ options: String...) async throws -> [String] {
    try records(try await seams(["bookmarks", "list", "--json"] + options).output).map(\.url)
  }
}
