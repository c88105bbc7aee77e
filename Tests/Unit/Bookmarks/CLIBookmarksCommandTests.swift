import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The controllers: arguments become the right intent of the right screen.
@Suite struct CLIBookmarksCommandTests {
  @Test func addAsksTheEditorToSaveWhatWasTyped() async throws {
    let screens = StubBookmarksScreens(editor: [.saved(.fixture())])
    _ = try await run(
      [
        "add", "https://example.org", "--title", "-T", "--tag", "a", "--tag", "-b", "--note", "n",
      ], screens)
    #expect(
      screens.editor.intents == [
        .save(
          BookmarkForm(
            address: "https://example.org", title: "-T", tags: ["a", "-b"], note: "n",
            fetchesTitle: true))
      ])
  }

  @Test func noFetchLeavesThePageAlone() async throws {
    let screens = StubBookmarksScreens(editor: [.saved(.fixture())])
    _ = try await run(["add", "https://example.org", "--no-fetch"], screens)
    #expect(
      screens.editor.intents == [
        .save(BookmarkForm(address: "https://example.org", fetchesTitle: false))
      ])
  }

  @Test(arguments: [
    (["list"], BookmarkFilter.all),
    (["list", "--tag", "Swift", "--limit", "3"], .fixture(tag: "Swift", limit: 3)),
    (["search", "two words"], .fixture(query: "two words")),
    (["search", "x", "--limit", "1"], .fixture(query: "x", limit: 1)),
  ])
  func listAndSearchShowAFilter(_ arguments: [String], _ filter: BookmarkFilter) async throws {
    let screens = StubBookmarksScreens(list: [.success(.empty, of: filter)])
    #expect(try await run(arguments, screens).status == .success)
    #expect(screens.list.intents == [.show(filter)])
  }

  @Test(arguments: [
    ["list", "--limit", "0"], ["list", "--limit", "-1"], ["list", "--tag", ""],
    ["search", " "], ["search", "x", "--limit", "0"],
  ])
  func whatIsNoFilterIsRefusedBeforeAnythingIsAsked(_ arguments: [String]) async throws {
    let screens = StubBookmarksScreens()
    let printout = try await run(arguments, screens)
    #expect(printout.status == .usage)
    #expect(printout.output == [] && printout.notices.count == 1)
    #expect(screens.list.intents == [])
  }

  @Test func removeNamesEveryIdentifier() async throws {
    let screens = StubBookmarksScreens(list: [.success(.empty, of: .newest)])
    let printout = try await run(["remove", "b1", "b2", "b1", "--json"], screens)
    #expect(
      screens.list.intents == [
        .remove([Bookmark.ID("b1"), Bookmark.ID("b2")], thenShowing: .newest)
      ])
    #expect(printout.text == #"{"removed":["b1","b2"]}"# + "\n")
  }

  @Test func importReadsTheFileThatIsNamed() async throws {
    let files = InMemoryFileSystem(["in.html": [1, 2, 3]])
    let screens = StubBookmarksScreens(
      transfer: [.working, .imported(ImportReport(imported: 1, merged: 0, skipped: []))])
    #expect(try await run(["import", "in.html"], screens, files).status == .success)
    #expect(screens.transfer.intents == [.importFile([1, 2, 3])])
  }

  @Test func aFileThatIsNotThereIsNamedAndNothingIsImported() async throws {
    let screens = StubBookmarksScreens()
    let printout = try await run(["import", "missing.html"], screens)
    #expect(printout.status == .noInput)
    #expect(printout.notices.first?.contains("missing.html") == true)
    #expect(screens.transfer.intents == [])
  }

  @Test func exportWritesTheFileThatIsNamed() async throws {
    let files = InMemoryFileSystem()
    let screens = StubBookmarksScreens(
      transfer: [.working, .exported(ExportedFile(bytes: [7], count: 1))])
    let printout = try await run(["export", "out.html", "--json"], screens, files)
    #expect(printout.text == #"{"exported":1,"file":"out.html"}"# + "\n")
    #expect(try await files.read("out.html", limit: 10) == [7])
    #expect(screens.transfer.intents == [.exportFile])
  }

  @Test(arguments: [["export"], ["export", "-"]])
  func exportPrintsTheFileWhereNoneIsNamed(_ arguments: [String]) async throws {
    let screens = StubBookmarksScreens(
      transfer: [.working, .exported(ExportedFile(bytes: Array("<DL>".utf8), count: 1))])
    #expect(try await run(arguments, screens).text == "<DL>")
  }

  @Test func anExportThatFailsWritesNothing() async throws {
    let files = InMemoryFileSystem(["out.html": [9]])
    let screens = StubBookmarksScreens(transfer: [.failure(.busy(reason: "Busy."))])
    let printout = try await run(["export", "out.html"], screens, files)
    #expect(printout.status == .tryAgain)
    #expect(try await files.read("out.html", limit: 10) == [9])
  }

  private func run(
    _ arguments: [String], _ screens: StubBookmarksScreens,
    _ files: InMemoryFileSystem = InMemoryFileSystem()
  ) async throws -> Printout {
    let command = try SeamsCommand.leaf(of: ["bookmarks"] + arguments)
    return await command.run(
      in: CommandContext(
        features: OnlyBookmarks(bookmarks: screens), files: files, navigator: SpyNavigator()))
  }
}

private struct OnlyBookmarks: Features {
  let bookmarks: any BookmarksScreens
}

extension AddedBookmark {
  fileprivate static func fixture() -> AddedBookmark {
    AddedBookmark(kept: .added(.fixture()))
  }
}

extension Printout {
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}
