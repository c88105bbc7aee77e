import TestSupport
import Testing

@Suite struct BookmarksCommandLineTests {
  @Test func addsFindsAndRemovesABookmark() async throws {
    try await withPrograms { programs in
      let added = try await programs.seams(
        "bookmarks", "add", "https://pottery.example/mugs", "--title", "Mugs", "--tag", "clay",
        "--note", "Fire slowly", "--no-fetch", "--json")
      #expect(added.status == 0 && added.error == "")
      let bookmark = try PrintedBookmark.read(added.output)
      #expect(bookmark.title == "Mugs" && bookmark.note == "Fire slowly")

      let found = try await programs.seams("bookmarks", "search", "SLOWLY mugs", "--json")
      #expect(try [PrintedBookmark].read(found.output) == [bookmark])

      let removed = try await programs.seams("bookmarks", "remove", bookmark.id)
      #expect(removed.status == 0 && removed.output == "Removed 1 bookmark.\n")
      let left = try await programs.seams("bookmarks", "list", "--json")
      #expect(left.output == "[]\n")
    }
  }

  /// A demo runs a server, for which the signal is ignored.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["list", "export -", "list --demo --data-dir .", "export - --demo --data-dir ."])
  func endsAsBySIGPIPEIfTheReaderOfTheOutputIsGone(_ command: String) async throws {
    try await withPrograms { programs in
      _ = try await programs.seams("bookmarks", "add", "https://clay.example", "--no-fetch")
      // A pipe whose reader is closed before the program starts.
      let outcome = try await programs.shell(
        "mkfifo p; exec 3<>p 4>p 3>&-; exec \"$SEAMS\" bookmarks \(command) >&4")
      #expect(outcome.status == 128 + 13 && !outcome.error.contains("seams:"), "\(outcome.error)")
    }
  }

  /// The reader of the output takes only the first line, so only the signal can end the command.
  @Test(.timeLimit(.minutes(1))) func controlCEndsALongList() async throws {
    try await withPrograms { programs in
      let rows = (1...3000).map { "<DT><A HREF=\"https://clay.example/\($0)\">Clay</A>" }
      let file = try programs.file("many.html", rows.joined(separator: "\n"))
      #expect(try await programs.seams("bookmarks", "import", file).status == 0)
      let stopped = try await programs.shell(
        """
        mkfifo p; exec 3<>p; (read -r first <&3; kill -INT $$) &
        exec "$SEAMS" bookmarks list >&3
        """)
      #expect(stopped.status == 130 && stopped.error == "Stopped.\n")
    }
  }

  @Test func fetchesTheTitleOfThePage() async throws {
    try await withLoopbackServer(
      answering: { _ in
        [.reply(header: ["Content-Type: text/html"], body: Array("<title>Kilns</title>".utf8))]
      }
    ) { server in
      try await withPrograms { programs in
        let added = try await programs.seams(
          "bookmarks", "add", "http://\(server.authority)/kilns", "--json")
        #expect(try PrintedBookmark.read(added.output).title == "Kilns")
      }
    }
  }

  @Test func importsAFileAndExportsItAgain() async throws {
    try await withPrograms { programs in
      let file = try programs.file("browser.html", Self.browserFile)
      let report = try await programs.seams("bookmarks", "import", file, "--json")
      #expect(report.output.hasPrefix(#"{"imported":2,"merged":0,"#))

      let again = try await programs.seams("bookmarks", "import", "-", input: Self.browserFile)
      #expect(again.output == "Imported 0, merged 2, skipped 1.\n")

      let exported = try await programs.seams("bookmarks", "export", programs.folder + "/out.html")
      #expect(exported.status == 0)
      let printed = try await programs.seams("bookmarks", "export")
      #expect(try programs.text(of: programs.folder + "/out.html") == printed.output)

      let elsewhere = programs.folder + "/elsewhere"
      _ = try await programs.seams(
        "bookmarks", "import", programs.folder + "/out.html", "--data-dir", elsewhere)
      let copy = try await programs.seams("bookmarks", "export", "--data-dir", elsewhere)
      #expect(copy.output == printed.output)
    }
  }

  @Test func printsAMistakeAndExitsWithItsStatus() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.seams("bookmarks", "add", "nonsense")
      #expect(outcome.status == 65)
      #expect(outcome.output == "")
      #expect(outcome.error.contains("Invalid address “nonsense”: "), "\(outcome.error)")
    }
  }

  @Test func logsTransitionsOnlyIfVerbose() async throws {
    try await withPrograms { programs in
      let arguments = ["bookmarks", "add", "https://a.example", "--no-fetch", "--json"]
      let quiet = try await programs.seams(arguments)
      #expect(quiet.error == "")
      let verbose = try await programs.seams(arguments + ["--verbose"])
      #expect(verbose.error.contains("go to /bookmarks"))
      #expect(verbose.output.hasPrefix("{"))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func generatesACompletionScriptForEachShell(_ shell: String) async throws {
    try await withPrograms { programs in
      let script = try await programs.seams("--generate-completion-script", shell)
      #expect(script.status == 0 && script.error == "")
      #expect(script.output.contains("rename-tag") && script.output.contains("oldest"))
    }
  }

  @Test func bashCompletesOnlyStoredValuesThatItCannotExpand() async throws {
    try await withPrograms { programs in
      let tags = [#"a"b"#, #"a\b"#, "it's", "two words"]
      let running = ["$(touch run)", "`touch run`", "p`touch run`"]
      let options = (tags + running).flatMap { ["--tag", $0] }
      let added = try await programs.seams(
        ["bookmarks", "add", "https://clay.example", "--no-fetch"] + options)
      #expect(added.status == 0)
      let completed = try await programs.shell(
        """
        bash -c '
          source <("$SEAMS" --generate-completion-script bash)
          COMP_WORDS=("$SEAMS" bookmarks list --tag "")
          COMP_CWORD=4
          COMP_LINE="${COMP_WORDS[*]}"
          COMP_POINT=${#COMP_LINE}
          _seams "$SEAMS" "" --tag
          printf "%s\\n" "${COMPREPLY[@]}"
        '
        """)
      #expect(Set(completed.output.split(separator: "\n").map(String.init)) == Set(tags))
      #expect(try !programs.names().contains("run"))
    }
  }

  private static let browserFile = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <TITLE>Bookmarks</TITLE>
    <DL><p>
      <DT><H3>Craft</H3>
      <DL><p>
        <DT><A HREF="https://kiln.example/?a=1&amp;b=2" ADD_DATE="1767225600">Kilns &amp; more</A>
        <DT><A HREF="?relative">Relative</A>
      </DL><p>
      <DT><A HREF="https://garden.example/" ADD_DATE="1767225601" TAGS="green">Garden</A>
      <DD>Two
    lines
    </DL><p>
    """
}

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


        back
        delete 2
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
          "No bookmarks, search “mugs”", "Bookmarks 1–2 of 2", "Bookmarks 1–1 of 1",
        ])
      #expect(walk.output.contains("Delete “Cups”? yes/no \nDeleted.\n"))
      #expect(walk.error.contains("nosuchhost.invalid"))
      #expect(!walk.output.utf8.contains(0x1B) && !walk.output.contains("> "))
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

extension Programs {
  /// Adds a bookmark without fetching its page, and prints it as JSON.
  func add(_ address: String, _ options: String...) async throws -> Outcome {
    try await seams(["bookmarks", "add", address, "--no-fetch", "--json"] + options)
  }
}

/// The printed JSON of a bookmark, with exactly these keys.
struct PrintedBookmark: Codable, Hashable {
  let id: String
  let url: String
  let title: String
  let tags: [String]
  let note: String
  let unread: Bool
  let archived: Bool
  let createdAt: String
}

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
      #expect(removed.output == "Removed 5 bookmarks.\n")
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
