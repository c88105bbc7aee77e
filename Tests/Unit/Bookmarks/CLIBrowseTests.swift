import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookmarksCLI
@testable import CoreCLI

@Suite struct CLIBrowseTests {
  @Test func startsWithTheListAndEndsWithTheInput() async {
    let walk = await walk([], over: shelf(2))
    #expect(
      walk.output == """
        Bookmarks 1–2 of 2
           1  Page 2 · even
           2  Page 1

        """)
    #expect(walk.error == "")
  }

  @Test func quitEndsTheSession() async {
    let walk = await walk(["quit", "next"], over: shelf(1))
    #expect(walk.remainingLines == ["next"])
  }

  @Test func nextAndPreviousTurnThePagesOfAList() async {
    let walk = await walk(["next", "n", "next", "p", "previous", "p"], over: shelf(23))
    #expect(
      walk.titles == [
        "Bookmarks 1–10 of 23", "Bookmarks 11–20 of 23", "Bookmarks 21–23 of 23",
        "Bookmarks 11–20 of 23", "Bookmarks 1–10 of 23",
      ])
    #expect(walk.error == "This is the last page.\nThis is the first page.\n")
  }

  @Test func aNumberRefersToTheLastList() async {
    let walk = await walk(["search even", "show 1", "2", "v 9"], over: shelf(5))
    #expect(walk.output.contains("b4  Page 4\n    https://example.org/4\n"))
    #expect(walk.output.contains("b2  Page 2\n"))
    #expect(walk.error == "There is no entry “9”. Use a number from 1 to 2.\n")
  }

  @Test func combinesFiltersAndBackUndoesThem() async {
    let walk = await walk(
      ["search page", "tag even", "sort title", "unread", "back", "b", "b", "b", "back"],
      over: shelf(5))
    let titles = [
      "Bookmarks 1–5 of 5", "Bookmarks 1–5 of 5, search “page”",
      "Bookmarks 1–2 of 2, search “page”, tag “even”",
      "Bookmarks 1–2 of 2, search “page”, tag “even”, by title",
      "No bookmarks, search “page”, tag “even”, unread, by title",
    ]
    #expect(walk.titles == titles + titles.dropLast().reversed())
    #expect(walk.error == "There is nothing to go back to yet.\n")
  }

  @Test func reportsAMistakeAndContinues() async {
    let walk = await walk(
      [
        "dance", "search (a", "sort oldst", "show", "show x", "edit", "add", "read 7", "import",
        "  ",
      ],
      over: shelf(1))
    #expect(walk.titles == ["Bookmarks 1–1 of 1"])
    let lines = walk.error.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Unknown command “dance”. Use one of: list, next, ") == true)
    #expect(lines[1].contains("Invalid query “(a” at character 1") && lines[3] == "^")
    #expect(lines[4] == "Write “sort newest|oldest|title”. Did you mean “oldest”?")
    #expect(lines.dropFirst(4).count == 7, "\(lines)")
  }

  @Test func addSavesABookmarkAndShowsTheListAgain() async {
    let walk = await walk(["add https://new.example", "add nonsense"], over: shelf(1))
    #expect(walk.output.contains("Added:\nid1  Fetched\n"))
    #expect(walk.titles == ["Bookmarks 1–1 of 1", "Bookmarks 1–2 of 2"])
    #expect(walk.error.contains("Invalid address “nonsense”"))
  }

  @Test(arguments: [("yes", true), ("no", false)])
  func showsAPrefilledFormAndSavesItAfterAConfirmation(
    _ answer: String, _ isKept: Bool
  ) async throws {
    let console = ScriptedConsole(lines: [answer])
    let context = CommandContext.fixture(console: console)
    var walk = BookmarksBrowsePart(
      through: shelf(1), from: BrowseEnvironment(context: context))
    let route = Route(
      path: ["bookmarks", "new"],
      query: [.init("url", "https://kiln.example"), .init("title", "K")])
    #expect(try await walk.go(to: route))
    #expect(console.output.hasPrefix("K\nhttps://kiln.example\nAdd this bookmark? yes/no \n"))
    #expect(console.output.contains("Added:\nid1  K\n    https://kiln.example\n") == isKept)
    #expect(console.output.contains("Not added.\nBookmarks 1–1 of 1\n") == !isKept)
  }

  @Test func editAsksForEachFieldAndKeepsItOnAnEmptyLine() async {
    let walk = await walk(["edit 1", "Kilns", "", "Fire slowly", "show 1"], over: shelf(2))
    #expect(
      walk.output.contains("Title (Page 2): \nTags (even): \nNote (): \nChanged:\nb2  Kilns\n"))
    #expect(
      walk.output.hasSuffix(
        "b2  Kilns\n    https://example.org/2\n    2026-01-01 · even\n    | Fire slowly\n"))
  }

  @Test func editClearsAFieldOnAHyphen() async {
    let walk = await walk(["edit 1", "-", "-", ""], over: shelf(2))
    #expect(
      walk.output.contains(
        "Changed:\nb2  https://example.org/2\n    https://example.org/2\n    2026-01-01\n"))
  }

  @Test(arguments: [["edit 1", "", "", ""], ["edit 1", "x"], ["edit 1"]])
  func aCancelledEditChangesNothing(_ lines: [String]) async {
    let walk = await walk(lines, over: shelf(1))
    #expect(walk.output.contains("Nothing was changed.\nBookmarks 1–1 of 1\n   1  Page 1\n"))
  }

  @Test func marksByNumberOrTheShownBookmark() async {
    let walk = await walk(
      ["unread 1", "show 1", "read", "archive 1", "archived", "unarchive 1"], over: shelf(1))
    #expect(walk.output.contains("   1  Page 1 · unread\n"))
    #expect(
      walk.titles == [
        "Bookmarks 1–1 of 1", "Bookmarks 1–1 of 1", "Bookmarks 1–1 of 1", "No bookmarks",
        "Bookmarks 1–1 of 1, archived", "No bookmarks, archived",
      ])
  }

  @Test(arguments: [
    ("yes", true), ("Y", true), ("  yes\t", true), ("no", false), ("", false), ("sure", false),
  ])
  func deleteAsksForAConfirmation(_ answer: String, _ isDeleted: Bool) async {
    let walk = await walk(["delete 1", answer, "b"], over: shelf(1))
    #expect(walk.output.contains("Delete “Page 1”? yes/no \n"))
    #expect(walk.output.contains("Deleted.\nNo bookmarks\n") == isDeleted)
    #expect(walk.output.contains("Not deleted.\n") == !isDeleted)
  }

  @Test func doesNotOverwriteAConcurrentChange() async {
    let bookmark = Bookmark.fixture()
    let page = BookmarkListState.success(
      BookmarkPage(bookmarks: [bookmark], total: 1), of: .fixture())
    let screens = StubBookmarksScreens(
      list: [page], detail: [.failure(.changedMeanwhile(bookmark))], editor: [.changed(bookmark)])
    let walk = await walk(["delete 1", "yes", "read 1"], over: screens)
    #expect(screens.detail.intents == [.remove(bookmark.id, expecting: bookmark.version)])
    let edit = BookmarkEdit(unread: false)
    #expect(screens.editor.intents == [.change(bookmark.id, by: edit, expecting: bookmark.version)])
    #expect(walk.error.contains("has changed since you opened it"))
  }

  @Test func showsThePageBeforeIfTheLastOneBecomesEmpty() async {
    let walk = await walk(["next", "delete 1", "yes"], over: shelf(11))
    #expect(walk.titles.last == "Bookmarks 1–10 of 10")
  }

  @Test func opensTheBookmarksOfATag() async {
    let walk = await walk(
      ["tags", "show 1", "tags", "edit 1", "show 2", "back", "back"], over: shelf(4))
    #expect(walk.output.contains("Tags\n   1  even (2)\nBookmarks 1–2 of 2, tag “even”\n"))
    #expect(walk.error.contains("The numbers on display are those of tags."))
    #expect(walk.error.contains("There is no entry “2”. Use a number from 1 to 1."))
  }

  @Test func numbersDuplicatesConsecutively() async {
    let twins = ["a", "a", "b", "b"].enumerated().map { index, host in
      Bookmark.fixture(
        id: "b\(index)", address: "https://\(host).example/?utm_source=\(index)",
        title: "Page \(index)")
    }
    let walk = await walk(["duplicates", "4"], over: DefaultBookmarksScreens(over: twins))
    #expect(
      walk.output.contains(
        """
        Duplicates
           1  Page 0
               https://a.example/?utm_source=0
           2  Page 1
               https://a.example/?utm_source=1

           3  Page 2
               https://b.example/?utm_source=2
           4  Page 3
               https://b.example/?utm_source=3
        b3  Page 3

        """), "\(walk.output)")
  }

  @Test func importsAndExportsFiles() async throws {
    let files = InMemoryFileSystem(["in.html": [1]])
    let walk = await walk(
      ["import in.html", "export out.html", "import none.html", "import -"], over: shelf(1), files)
    #expect(walk.output.contains("Imported 0, merged 0, skipped 0.\nBookmarks 1–1 of 1\n"))
    #expect(walk.output.contains("Exported 1 to out.html.\nBookmarks 1–1 of 1\n"))
    #expect(files.files["out.html"] == Array("<b>".utf8))
    #expect(
      walk.error == """
        There is no file “none.html”. Check the path.
        Write “import FILE”, with the name of a file.

        """)
  }

  @Test func helpListsEveryCommandAndLettersAreUnique() async {
    let walk = await walk(["help"], over: shelf(1))
    let commands = BookmarksBrowsePart.commands.map(\.help)
    for command in commands {
      #expect(walk.output.contains("  \(command.letter.map { $0 + ", " } ?? "")\(command.word) "))
    }
    let letters = commands.compactMap(\.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  @Test func listShowsEverythingAgain() async {
    let walk = await walk(["tag even", "list", "unread", "l"], over: shelf(3))
    let all = "Bookmarks 1–3 of 3"
    #expect(
      walk.titles == [all, "Bookmarks 1–1 of 1, tag “even”", all, "No bookmarks, unread", all])
  }

  @Test func promptsOnATerminal() async {
    let walk = await walk(["delete 1", "no"], over: shelf(1), isTerminal: true)
    #expect(walk.output.hasSuffix("> Delete “Page 1”? yes/no Not deleted.\n> "))
  }

  @Test func reportsALineThatIsTooLongAndContinues() async {
    let long = String(repeating: "x", count: ScriptedConsole.lineLimit + 1)
    let walk = await walk([long, "help"], over: shelf(1))
    #expect(walk.error.contains("larger than"))
    #expect(walk.remainingLines == [])
  }

  private func walk(
    _ lines: [String], over screens: any BookmarksScreens,
    _ files: InMemoryFileSystem = InMemoryFileSystem(), isTerminal: Bool = false
  ) async -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines, terminals: isTerminal ? [.output] : [])
    let display = Display(isTerminal: isTerminal, colors: .never, environment: [:])
    let context = CommandContext.fixture(files: files, console: console, display: display)
    #expect(await BookmarksCLIFeature().walk(through: screens, in: context) == .success)
    return console
  }

  /// Makes screens of bookmarks with descending numbers, newest first. Every second one has a tag.
  private func shelf(_ count: Int) -> DefaultBookmarksScreens {
    DefaultBookmarksScreens(
      over: (1...count).map { number in
        .fixture(
          id: "b\(number)", address: "https://example.org/\(number)", title: "Page \(number)",
          tags: number.isMultiple(of: 2) ? ["even"] : [], createdAt: .fixture(Int64(number)))
      })
  }
}

extension ScriptedConsole {
  /// The headings of the printed lists, in order.
  fileprivate var titles: [String] {
    output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("Bookmarks ") || $0.hasPrefix("No bookmarks") }
  }
}
