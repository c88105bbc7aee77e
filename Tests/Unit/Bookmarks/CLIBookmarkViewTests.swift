import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import BookmarksWeb
@testable import CoreCLI
@testable import CoreWeb

@Suite struct CLIBookmarkViewTests {
  @Test func printsABookmarkInAFewLines() {
    let bookmark = Bookmark.fixture(
      id: "b7", address: "https://example.org/x", title: "T", tags: ["a", "b c"],
      note: "one\n\ntwo", unread: true, archived: true)
    let lines = """
      b7  T
          https://example.org/x
          2026-01-01 · a, b c · unread · archived
          | one
          | two

      """
    #expect(string(list().commandOutput(of: success([bookmark]))) == lines)
    let detail = BookmarkDetailView(display: .plain, json: false)
    #expect(string(detail.commandOutput(of: .success(bookmark))) == lines)
  }

  @Test func printsEachPartInItsOwnColour() {
    let display = Display(isTerminal: true, colors: .auto, environment: [:])
    let bookmark = Bookmark.fixture(id: "b7", title: "T", tags: ["a", "b"])
    let lines = display.lines(of: bookmark)
    #expect(
      lines.hasPrefix("\u{1B}[2mb7\u{1B}[0m  \u{1B}[1mT\u{1B}[0m\n    https://example.org/\n"))
    #expect(lines.contains("· \u{1B}[36ma\u{1B}[0m, \u{1B}[36mb\u{1B}[0m\n"))
  }

  @Test func aTitleFitsTheWidthOfATerminal() {
    let display = Display(isTerminal: true, colors: .never, environment: [:], columns: 12)
    let bookmark = Bookmark.fixture(id: "b7", title: "Ash glazes")
    #expect(display.lines(of: bookmark).hasPrefix("b7  Ash gla…\n"))
  }

  @Test func printsANoticeForAnEmptyList() {
    #expect(list().commandOutput(of: success([])) == CommandOutput(notices: ["No bookmarks."]))
    let behind = list().commandOutput(of: success([], total: 3, offset: 5))
    #expect(
      behind
        == CommandOutput(notices: [
          "The cursor is too large: the list has 3 bookmarks. Use a smaller one."
        ]))
  }

  @Test(arguments: [
    (1, 0, "2 more. Continue with --cursor 1, or use a higher --limit."),
    (1, 1, "1 more. Continue with --cursor 2, "), (1, 2, nil),
  ])
  func printsHowToSeeTheRestOfAList(_ count: Int, _ offset: Int, _ words: String?) {
    let commandOutput = list().commandOutput(of: success([.fixture()], total: 3, offset: offset))
    #expect(commandOutput?.notices.count == (words == nil ? 0 : 1))
    #expect(commandOutput?.notices.first?.hasPrefix(words ?? "") != false)
  }

  @Test(arguments: [
    (
      Bookmark.fixture(
        id: "b7", address: "HTTPS://Example.org/", title: "\"T\"/", tags: ["A", "b"], note: "n",
        unread: true, createdAt: .fixture(61)),
      #"{"archived":false,"createdAt":"2026-01-01T00:01:01.000Z","id":"b7","note":"n","#
        + #""tags":["A","b"],"title":"\"T\"/","unread":true,"url":"HTTPS://Example.org/"}"#
    ),
    (
      .fixture(title: "", archived: true),
      #"{"archived":true,"createdAt":"2026-01-01T00:00:00.000Z","id":"b1","note":"","tags":[],"#
        + #""title":"","unread":false,"url":"https://example.org/"}"#
    ),
  ])
  func jsonIsAnArrayWithEveryKeyAndNoNotice(_ bookmark: Bookmark, _ record: String) {
    let view = list(json: true)
    #expect(string(view.commandOutput(of: success([bookmark], total: 9))) == "[\(record)]\n")
    #expect(view.commandOutput(of: success([bookmark], total: 9))?.notices == [])
    #expect(view.commandOutput(of: success([])) == CommandOutput("[]\n"))
    let detail = BookmarkDetailView(display: .plain, json: true)
    #expect(string(detail.commandOutput(of: .success(bookmark))) == record + "\n")
    let editor = editor(json: true)
    #expect(string(editor.commandOutput(of: .changed(bookmark))) == record + "\n")
    let added = AddedBookmark(kept: .added(bookmark))
    #expect(string(editor.commandOutput(of: .saved(added))) == record + "\n")
    let duplicates = BookmarkDuplicatesView(display: .plain, json: true)
    #expect(
      string(duplicates.commandOutput(of: .success([[bookmark, bookmark]])))
        == "[[\(record),\(record)]]\n")
  }

  @Test func jsonEscapesControlCharacters() throws {
    let title = "\u{202E}\u{85}\u{7F}x"
    let commandOutput = list(json: true).commandOutput(of: success([.fixture(title: title)]))
    #expect(string(commandOutput).contains(#""\u202e\u0085\u007fx""#))
  }

  @Test func distinguishesNewMergedAndChangedBookmarksAndExplainsAMissingTitle() {
    let view = editor()
    #expect(string(view.commandOutput(of: .changed(.fixture()))).hasPrefix("Changed:\nb1  An exam"))
    let added = view.commandOutput(of: .saved(AddedBookmark(kept: .added(.fixture()))))
    #expect(string(added).hasPrefix("Added:\nb1  An example\n"))
    let merged = view.commandOutput(
      of: .saved(AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 404))))
    #expect(string(merged).hasPrefix("Merged with the existing bookmark:\n"))
    #expect(
      merged?.notices == [
        "Saved without the page's title. The server responded with status 404."
      ])
    #expect(merged?.status == .success)
  }

  @Test func printsTagsAfterTheirCounts() {
    let view = BookmarkTagsView(display: .plain, json: false)
    let uses = [TagUse(tag: .fixture("clay"), count: 12), TagUse(tag: .fixture("b c"), count: 3)]
    #expect(string(view.commandOutput(of: .success(uses))) == "12  clay\n 3  b c\n")
    #expect(view.commandOutput(of: .success([])) == CommandOutput(notices: ["No tags."]))
    let json = BookmarkTagsView(display: .plain, json: true)
    #expect(
      string(json.commandOutput(of: .success(uses)))
        == #"[{"count":12,"tag":"clay"},{"count":3,"tag":"b c"}]"# + "\n")
  }

  @Test func printsTheNumberOfBookmarksOfARenamedTag() {
    let state = BookmarkTagsState.renamed(
      from: .fixture("clay"), to: .fixture("Clay"), bookmarks: 2)
    let view = BookmarkTagsView(display: .plain, json: false)
    #expect(string(view.commandOutput(of: state)) == "Renamed clay to Clay on 2 bookmarks.\n")
    let json = BookmarkTagsView(display: .plain, json: true)
    #expect(
      string(json.commandOutput(of: state)) == #"{"from":"clay","renamed":2,"to":"Clay"}"# + "\n")
  }

  @Test func printsDuplicatesInGroups() {
    let view = BookmarkDuplicatesView(display: .plain, json: false)
    let group = [Bookmark.fixture(id: "b1"), .fixture(id: "b2")]
    let text = string(view.commandOutput(of: .success([group, group])))
    #expect(text.hasPrefix("1. Probably the same page:\nb1  An example\n"))
    #expect(text.contains("\n\n2. Probably the same page:\nb1  An example\n"))
    #expect(view.commandOutput(of: .success([])) == CommandOutput(notices: ["No duplicates."]))
  }

  @Test func printsTheCountsAndTheSkippedRowsOfAnImport() {
    let report = ImportReport(
      imported: 2, merged: 1, skipped: [SkippedRow(line: 9, reason: "It is odd.")], unlisted: 2,
      note: "It was guessed.")
    let commandOutput = BookmarkImportView(json: false).commandOutput(of: .imported(report))
    #expect(string(commandOutput) == "Imported 2, merged 1, skipped 3.\n")
    #expect(
      commandOutput?.notices == [
        "It was guessed.", "Skipped line 9: It is odd.", "2 more rows were skipped.",
      ])
    #expect(
      string(BookmarkImportView(json: true).commandOutput(of: .imported(report)))
        == #"{"imported":2,"merged":1,"note":"It was guessed.","skipped":[{"line":9,"#
        + #""reason":"It is odd."}],"skippedCount":3}"# + "\n")
  }

  @Test func printsWhatAFailedImportStored() {
    let report = ImportReport(imported: 2, merged: 1)
    let commandOutput = BookmarkImportView(json: false)
      .commandOutput(of: .failure(.busy(reason: "Busy."), after: report))
    #expect(commandOutput?.status == .tryAgain)
    #expect(commandOutput?.notices == ["seams: Busy."])
    #expect(
      commandOutput?.done.first?.contains(
        "Before the error, new bookmarks: 2, merged: 1. These changes are kept.")
        == true)
  }

  @Test func pointsAtASyntaxErrorInAQuery() {
    let mistake = BookmarkQueryMistake(query: "a (b", position: 3, reason: "it is not closed")
    let commandOutput = CommandOutput(
      failure: .form([BookmarkFieldFailure(.query, mistake.description)], query: mistake))
    #expect(commandOutput.notices == ["seams: \(mistake)", "a (b\n  ^"])
    #expect(commandOutput.status == .usage)
  }

  @Test(arguments: [
    (BookmarkFailure.form([BookmarkFieldFailure(.url, "x")]), ProgramStatus.malformedData),
    (.form([BookmarkFieldFailure(.tag, "x")]), .usage), (.emptyChange, .usage),
    (.tagNotFound(.fixture("t")), .malformedData), (.changedMeanwhile(.fixture()), .malformedData),
    (.addressTaken(.fixture(), by: Bookmark.ID("b")), .malformedData),
    (.file(.missing(path: "x")), .noInput),
    (.file(.unwritable(path: "x", reason: "full")), .cannotCreate),
    (.form([BookmarkFieldFailure(.limit, "x"), BookmarkFieldFailure(.sort, "x")]), .usage),
    (.form([BookmarkFieldFailure(.from, "x")]), .usage),
    (.form([BookmarkFieldFailure(.tags, "x"), .tooLong(.note, limit: 1)]), .malformedData),
    (.notFound([Bookmark.ID("b")]), .malformedData),
    (.unreadableFile(reason: "y"), .malformedData), (.busy(reason: "Busy."), .tryAgain),
  ])
  func printsEachFailureOnStandardErrorWithItsStatus(
    _ failure: BookmarkFailure, _ status: ProgramStatus
  ) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    for json in [false, true] {
      let editor = editor(json: json)
      #expect(list(json: json).commandOutput(of: .failure(failure)) == expected)
      #expect(editor.commandOutput(of: .failure(failure, form)) == expected)
      #expect(editor.commandOutput(of: .unopened(failure)) == expected)
      let unchanged = BookmarkEditorState.unchanged(failure, Bookmark.ID("b"), BookmarkEdit())
      #expect(editor.commandOutput(of: unchanged) == expected)
      let importView = BookmarkImportView(json: json)
      #expect(importView.commandOutput(of: .failure(failure, after: nil)) == expected)
      #expect(
        BookmarkRemovalView(ids: [], json: json).commandOutput(of: .failure(failure)) == expected)
      let tags = BookmarkTagsView(display: .plain, json: json)
      #expect(tags.commandOutput(of: .failure(failure)) == expected)
    }
  }

  @Test func anImportAlwaysHasAllMembers() throws {
    let names = try memberNames(of: ImportRecord(ImportReport(note: "Guessed.")))
    #expect(try memberNames(of: ImportRecord(ImportReport())) == names)
    let feature = BookmarksWebFeature().served(StubBookmarksScreens())
    let described = try DescribedOperations(OpenAPI([feature.api]).bytes)
    #expect(described.requiredMembers(of: "BookmarkImport") == names)
  }

  @Test func followsTheStatesOfAnImport() async {
    let states: [BookmarkTransferState] = [
      .working, .importing(ImportReport(imported: 2, merged: 1)),
      .imported(ImportReport(imported: 3)),
    ]
    let screen = StubScreen<BookmarkTransferState, BookmarkTransferIntent>(.idle, then: states)
    let view = BookmarkImportView(json: true)
    let console = ScriptedConsole(terminals: [.error])
    let line = ProgressLine(
      console: console, clock: FixedWallClock(.fixture()), isShown: true, patience: 0)
    let commandOutput = await screen.outcome(
      of: .importFile(BytesSource([]), as: nil, folders: .tags, encoding: nil), telling: line,
      view: view.commandOutput)
    #expect(console.error == "\rImporting: 3 rows …\u{1B}[K\r\u{1B}[K")
    #expect(string(commandOutput).hasPrefix(#"{"imported":3,"#))
  }

  private let form = BookmarkForm(address: "x")

  private func list(json: Bool = false) -> BookmarkListView {
    BookmarkListView(display: .plain, json: json)
  }

  private func editor(json: Bool = false) -> BookmarkEditorView {
    BookmarkEditorView(display: .plain, json: json)
  }

  private func success(
    _ bookmarks: [Bookmark], total: Int? = nil, offset: Int = 0
  ) -> BookmarkListState {
    .success(
      BookmarkPage(bookmarks: bookmarks, total: total ?? bookmarks.count),
      of: .fixture(offset: offset))
  }

  private func string(_ commandOutput: CommandOutput?) -> String {
    String(decoding: commandOutput?.output ?? [], as: UTF8.self)
  }
}
