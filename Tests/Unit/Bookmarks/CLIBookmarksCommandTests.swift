import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookmarksCLI
@testable import CoreCLI

@Suite struct CLIBookmarksCommandTests {
  @Test(arguments: [
    (["--no-fetch"], BookmarkForm(address: "https://example.org", fetchesTitle: false)),
    (
      ["--title", "-T", "--tag", "a", "--tag", "-b", "--note", "-n", "--unread", "--archive"],
      BookmarkForm(
        address: "https://example.org", title: "-T", tags: ["a", "-b"], note: "-n", unread: true,
        archived: true, fetchesTitle: true)
    ),
  ])
  func addSendsTheArgumentsAsTyped(_ options: [String], _ form: BookmarkForm) async throws {
    let added = AddedBookmark(kept: .added(.fixture()))
    let screens = StubBookmarksScreens(editor: [.saving(form), .saved(added)])
    let commandOutput = try await run(["add", "https://example.org"] + options, screens)
    #expect(commandOutput.text.hasPrefix("Added:\n"))
    #expect(screens.editor.intents == [.save(form)])
  }

  @Test(arguments: [
    ([], BookmarkEdit()), (["--title", "-T"], BookmarkEdit(title: "-T")),
    (["--title", "", "--note", "-x"], BookmarkEdit(title: "", note: "-x")),
    (["--url", "https://a.example"], BookmarkEdit(address: "https://a.example")),
    (
      ["--add-tag", "a", "--remove-tag", "-b", "--add-tag", "c"],
      BookmarkEdit(addedTags: ["a", "c"], removedTags: ["-b"])
    ),
    (["--read"], BookmarkEdit(unread: false)), (["--unread"], BookmarkEdit(unread: true)),
    (["--archive"], BookmarkEdit(archived: true)),
    (["--unarchive", "--unread"], BookmarkEdit(unread: true, archived: false)),
  ])
  func editChangesOnlyTheNamedFields(
    _ arguments: [String], _ edit: BookmarkEdit
  ) async throws {
    let screens = StubBookmarksScreens(
      detail: [.success(.fixture(id: "b1"))], editor: [.changed(.fixture())])
    #expect(try await run(["edit", "b1"] + arguments, screens).status == .success)
    #expect(screens.editor.intents == [.change(Bookmark.ID("b1"), by: edit, expecting: nil)])
  }

  @Test(arguments: [
    (["list"], BookmarkListForm()),
    (["list", "--tag", "-s", "--limit", "3"], BookmarkListForm(tag: "-s", limit: "3")),
    (
      ["list", "--sort", "title", "--unread", "--archived", "--cursor", "20"],
      BookmarkListForm(unreadOnly: true, archived: true, order: "title", cursor: "20")
    ),
    (["list", "--cursor", "-5"], BookmarkListForm(cursor: "-5")),
    (["search", "two words"], BookmarkListForm(query: "two words")),
    (["search", "two", "words"], BookmarkListForm(query: "two words")),
    (["search", "-5"], BookmarkListForm(query: "-5")),
    (["search", "-(a or b)", "--limit", "5"], BookmarkListForm(query: "-(a or b)", limit: "5")),
    (
      ["search", "--limit", "5", "swift", "-video"],
      BookmarkListForm(query: "swift -video", limit: "5")
    ),
    (["search", "--sort", "oldest", "-x"], BookmarkListForm(query: "-x", order: "oldest")),
    (["search", "--", "--limit"], BookmarkListForm(query: "--limit")),
    (["search", "--json", "--", "-h"], BookmarkListForm(query: "-h")),
  ])
  func listAndSearchSendTheArgumentsAsTyped(
    _ arguments: [String], _ form: BookmarkListForm
  ) async throws {
    var first = form
    first.rows = 0..<BookmarkListing.firstPortion
    let screens = StubBookmarksScreens(list: [.success(.empty, of: .fixture())])
    #expect(try await run(arguments, screens).status == .success)
    #expect(screens.list.intents == [.show(first)])
  }

  @Test(arguments: ["remove", "delete"])
  func removeSendsEachIdentifierOnce(_ name: String) async throws {
    let screens = StubBookmarksScreens(
      list: [.success(.empty, of: .fixture())], detail: [.success(.fixture(id: "b1"))])
    let commandOutput = try await run([name, "b1", "https://example.org", "b1", "--json"], screens)
    #expect(
      screens.list.intents == [
        .remove([Bookmark.ID("b1")], thenShowing: BookmarkListForm(rows: 0..<1))
      ])
    #expect(screens.detail.intents == [.find("b1"), .find("https://example.org"), .find("b1")])
    #expect(commandOutput.text == #"{"removed":["b1"]}"# + "\n")
  }

  @Test(arguments: [["-x", "-y"], ["--json", "-x", "-y"], ["-x", "-y", "--json"]])
  func renameTagAcceptsAnyNames(_ arguments: [String]) async throws {
    let state = BookmarkTagsState.renamed(from: .fixture("-x"), to: .fixture("-y"), bookmarks: 1)
    let screens = StubBookmarksScreens(tags: [state])
    #expect(try await run(["rename-tag"] + arguments, screens).status == .success)
    #expect(screens.tags.intents == [.rename(TagRenameForm(from: "-x", to: "-y"))])
  }

  @Test func printsTagsAndDuplicates() async throws {
    let screens = StubBookmarksScreens(
      tags: [.preparing, .success([])], duplicates: [.preparing, .success([])])
    #expect(try await run(["tags", "--json"], screens).text == "[]\n")
    #expect(try await run(["duplicates", "--json"], screens).text == "[]\n")
    #expect(screens.tags.intents == [.show] && screens.duplicates.intents == [.show])
  }

  private func run(
    _ arguments: [String], _ screens: StubBookmarksScreens
  ) async throws -> CommandOutput {
    try await runBookmarks(arguments, screens, InMemoryFileSystem())
  }
}

@Suite struct CLIBookmarksTransferCommandTests {
  @Test(
    arguments: [
      ([], nil, .tags, nil), (["--format", "json"], .json, .tags, nil),
      (["--folders", "ignore", "--format", "netscape"], .netscape, .ignore, nil),
      (["--encoding", "shift_jis"], nil, .tags, "shift_jis"),
    ] as [([String], BookmarkFileKind?, FolderUse, String?)])
  func importReadsTheNamedFile(
    _ options: [String], _ kind: BookmarkFileKind?, _ folders: FolderUse, _ encoding: String?
  ) async throws {
    let files = InMemoryFileSystem(["in.html": [1, 2, 3], "-": [4]])
    for (name, bytes) in [("in.html", [UInt8](1...3)), ("-", [4])] {
      let screens = StubBookmarksScreens(transfer: [.working, .imported(ImportReport(imported: 1))])
      #expect(
        try await runBookmarks(["import", name] + options, screens, files).status == .success)
      #expect(
        await screens.transfer.received == [
          .importFile(bytes, as: kind, folders: folders, encoding: encoding)
        ])
    }
  }

  @Test func namesAMissingFileAndImportsNothing() async throws {
    let screens = StubBookmarksScreens()
    let commandOutput = try await runBookmarks(
      ["import", "missing.html"], screens, InMemoryFileSystem())
    #expect(commandOutput.status == .noInput)
    #expect(commandOutput.notices.first?.contains("missing.html") == true)
    #expect(screens.transfer.intents.isEmpty)
  }

  @Test(arguments: [
    (["out.html"], BookmarkFileKind.netscape), (["out.html", "--format", "json"], .json),
    (["out.JSON"], .json), (["out.json", "--format", "netscape"], .netscape),
  ])
  func exportWritesTheNamedFile(_ arguments: [String], _ kind: BookmarkFileKind) async throws {
    let files = InMemoryFileSystem()
    let screens = StubBookmarksScreens(transfer: [.working, .exporting(1), .exported(1)])
    let commandOutput = try await runBookmarks(["export", "--json"] + arguments, screens, files)
    #expect(commandOutput.text == "{\"exported\":1,\"file\":\"\(arguments[0])\"}\n")
    #expect(files.files == [arguments[0]: []])
    #expect(await screens.transfer.received == [.exportFile(as: kind)])
  }

  @Test(arguments: [
    (["export"], BookmarkFileKind.netscape), (["export", "-"], .netscape),
    (["export", "--json"], .json), (["export", "--format", "json"], .json),
    (["export", "-", "--json", "--format", "json"], .json),
  ])
  func exportPrintsOnlyTheFileIfNoneIsNamed(
    _ arguments: [String], _ kind: BookmarkFileKind
  ) async throws {
    let files = InMemoryFileSystem()
    let screens = StubBookmarksScreens(transfer: [.working, .exported(1)])
    #expect(try await runBookmarks(arguments, screens, files) == CommandOutput())
    #expect(await screens.transfer.received == [.exportFile(as: kind)])
  }

  @Test(arguments: [["export", "out.html"], ["export"]])
  func exportWritesTheBookmarks(_ arguments: [String]) async throws {
    let files = InMemoryFileSystem()
    let screens = DefaultBookmarksScreens(over: [.fixture()])
    #expect(try await runBookmarks(arguments, screens, files).status == .success)
    let written = arguments.count == 1 ? files.standardOutput : files.files["out.html"]
    #expect(written == Array("<b>".utf8))
  }

  @Test(arguments: [
    ([BookmarkTransferState.failure(.busy(reason: "Busy."), after: nil)], ProgramStatus.tryAgain),
    ([.exporting(1)], .software),
  ])
  func aFailedExportKeepsTheExistingFile(
    _ states: [BookmarkTransferState], _ status: ProgramStatus
  ) async throws {
    let files = InMemoryFileSystem(["out.html": [9]])
    let screens = StubBookmarksScreens(transfer: states)
    #expect(try await runBookmarks(["export", "out.html"], screens, files).status == status)
    #expect(files.files == ["out.html": [9]])
  }
}

func runBookmarks(
  _ arguments: [String], _ screens: any BookmarksScreens,
  _ files: InMemoryFileSystem = InMemoryFileSystem(),
  on console: ScriptedConsole = ScriptedConsole()
) async throws -> CommandOutput {
  try await BookmarksCLIFeature().run(
    arguments, through: screens, in: .fixture(files: files, console: console))
}
