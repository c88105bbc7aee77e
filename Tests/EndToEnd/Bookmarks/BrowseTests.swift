import TestSupport
import Testing

/// The interactive session, driven through a pipe.
@Suite struct BrowseTests {
  @Test func addsFindsChangesAndDeletesABookmarkInOneSession() async throws {
    try await withPrograms { programs in
      _ = try await programs.add("https://a.example", "--title", "Mugs", "--tag", "clay")
      let orders = """
        add http://nosuchhost.invalid/kilns
        search mugs
        edit 1
        Cups

        Fire slowly
        back
        tags
        1
        show 1
        delete
        yes
        quit
        """
      let walk = try await programs.seams(["browse", "bookmarks"], input: orders)
      #expect(walk.status == 0)
      let titles = walk.output.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("Bookmarks ") || $0.hasPrefix("No bookmarks") }
      #expect(
        titles == [
          "Bookmarks 1–1 of 1", "Bookmarks 1–2 of 2", "Bookmarks 1–1 of 1, search “mugs”",
          "No bookmarks, search “mugs”", "Bookmarks 1–2 of 2", "Bookmarks 1–1 of 1, tag “clay”",
          "No bookmarks, tag “clay”",
        ])
      #expect(walk.output.contains("Title (Mugs): \nTags (clay): \nNote (): \nChanged:\n"))
      #expect(walk.output.contains("  Cups\n    https://a.example\n"))
      #expect(walk.output.contains("    | Fire slowly\n"))
      #expect(walk.output.contains("Delete “Cups”? yes/no \nDeleted.\n"))
      #expect(walk.error.contains("nosuchhost.invalid"))
      #expect(!walk.output.utf8.contains(0x1B) && !walk.output.contains("> "))
    }
  }

  @Test func theSameInputPrintsTheSameOutput() async throws {
    try await withPrograms { programs in
      _ = try await programs.add("https://a.example", "--title", "Mugs")
      let orders = "sort title\nunread\ndance\nback\nhelp\n"
      let first = try await programs.seams(["browse", "bookmarks"], input: orders)
      let second = try await programs.seams(["browse", "bookmarks"], input: orders)
      #expect(first.output == second.output && first.error == second.error)
      #expect(first.status == 0 && first.error.contains("“dance”"))
    }
  }

  @Test func importsAndExportsFiles() async throws {
    try await withPrograms { programs in
      let file = try programs.file(
        "in.html", "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DT><A HREF=\"https://a.example\">A</A>\n")
      let walk = try await programs.seams(
        ["browse", "bookmarks"], input: "import \(file)\nexport \(programs.folder)/out.json\n")
      #expect(walk.output.contains("Imported 1, merged 0, skipped 0.\nBookmarks 1–1 of 1\n"))
      #expect(walk.output.contains("Exported 1 to "))
      #expect(try records(try programs.text(of: programs.folder + "/out.json")).count == 1)
    }
  }

  @Test func logsTransitionsOnlyIfVerbose() async throws {
    try await withPrograms { programs in
      let walk = try await programs.seams(
        ["browse", "bookmarks", "--verbose"], input: "add nonsense\n")
      #expect(walk.error.contains("go to /bookmarks/new"))
      #expect(walk.status == 0)
    }
  }
}
