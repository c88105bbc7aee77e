import BookmarksDomain
import BookmarksTesting
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import BookmarksWeb
@testable import CoreCLI
@testable import CoreWeb

/// The JSON form has the same members in a list and on its own, even if values are missing.
@Suite struct CLIBookmarkJSONTests {
  @Test func aBookmarkHasTheSameMembersInAListAndByItself() throws {
    let display = Display(isTerminal: false, colors: .never, environment: [:])
    let bookmark = Bookmark.fixture(title: "", tags: [], note: "")
    let listed = BookmarkListView(display: display, json: true).commandOutput(
      of: .success(BookmarkPage(bookmarks: [bookmark], total: 1), of: .fixture()))
    let shown = BookmarkDetailView(display: display, json: true).commandOutput(
      of: .success(bookmark))
    let object = try #require(shown?.output)
    #expect(listed?.output == Array("[".utf8) + object.dropLast() + Array("]\n".utf8))
    #expect(
      try memberNames(of: BookmarkRecord(bookmark))
        == ["archived", "createdAt", "id", "note", "tags", "title", "unread", "url"])
  }

  @Test func anImportAlwaysHasAllMembers() throws {
    let names = try memberNames(of: ImportRecord(ImportReport(note: "Guessed.")))
    #expect(try memberNames(of: ImportRecord(ImportReport())) == names)
    let feature = BookmarksWebFeature().served(StubBookmarksScreens())
    let described = try DescribedOperations(OpenAPI([feature.api]).bytes)
    #expect(described.requiredMembers(of: "BookmarkImport") == names)
  }
}
