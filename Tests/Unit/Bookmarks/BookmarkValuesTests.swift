import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct TagTests {
  @Test func keepsItsSpellingAndIsComparedInItsFoldedForm() throws {
    let tag = try Tag("  Äpfel\t und Birnen ")
    #expect(tag.text == "Äpfel und Birnen")
    for spelling in ["ÄPFEL UND BIRNEN", "A\u{308}pfel und Birnen", "ａｐｆｅｌ und birnen"] {
      #expect(tag.isSame(as: try Tag(spelling)), "\(spelling)")
    }
    #expect(!tag.isSame(as: try Tag("Äpfel")))
  }

  @Test(arguments: ["", " ", "\n", "a,b", ",", String(repeating: "a", count: 257)])
  func rejectsAnInvalidTag(_ text: String) {
    #expect(throws: BookmarkFieldFailure.self) { try Tag(text) }
  }

  @Test func aListKeepsTheFirstSpellingOfEachTagInOrder() throws {
    let list = TagList.fixture(["Swift", "linux", "SWIFT", "Linux", "c"])
    #expect(list.tags.map(\.text) == ["Swift", "linux", "c"])
  }

  @Test func limitsTheNumberOfTags() throws {
    let tags = try (0...TagList.limit).map { try Tag("tag\($0)") }
    #expect(
      throws: BookmarkFieldFailure(.tags, "A bookmark can have at most 256 tags. Remove some.")
    ) {
      try TagList(tags)
    }
    let full = try TagList(Array(tags.dropLast()))
    #expect(full.union(try TagList([tags[TagList.limit]])) == full)
    let imported = BookmarkDraft.shortening(
      address: .fixture(), title: "", tags: tags.map(\.text), note: "", unread: false,
      archived: false, createdAt: nil, by: .fixture)
    #expect(imported.tags == full)
  }
}

@Suite struct BookmarkDraftTests {
  @Test(arguments: [
    (" A\n  title\tof\u{0}\u{9F}three ", "A title of three"), (" A", "A"), ("A ", "A"),
    (" A ", "A"), ("A  b", "A b"), (" \n ", nil),
  ])
  func aTitleIsOneLineOrNil(_ typed: String, _ title: String?) throws {
    #expect(try BookmarkDraft(address: .fixture(), title: typed).title == title)
  }

  @Test func thePagesTitleIsOnlyForADraftWithoutOne() {
    #expect(BookmarkDraft.fixture().titled(byPage: " Page ").title == "Page")
    #expect(BookmarkDraft.fixture(title: "Own").titled(byPage: "Page").title == "Own")
  }

  @Test func aNoteKeepsItsLinesAndLosesControlCharacters() throws {
    let draft = try BookmarkDraft(
      address: .fixture(), note: "\r\n one\r\n\r\n\ttwo\rthree\u{7}\u{1F}\u{9F}! \n\n")
    #expect(draft.note == "one\n\n\ttwo\nthree!")
  }

  @Test func rejectsTextThatIsTooLongByItsField() throws {
    let most = String(repeating: "a", count: BookmarkDraft.titleLimit)
    #expect(try BookmarkDraft(address: .fixture(), title: most).title == most)
    let long = String(repeating: "ä", count: BookmarkDraft.titleLimit / 2 + 1)
    #expect(throws: BookmarkFailure.form([.tooLong(.title, limit: BookmarkDraft.titleLimit)])) {
      try BookmarkDraft(address: .fixture(), title: long)
    }
    #expect(throws: BookmarkFailure.form([.tooLong(.title, limit: BookmarkDraft.titleLimit)])) {
      try BookmarkChange(title: long)
    }
    let longer = String(repeating: "a", count: BookmarkDraft.noteLimit + 1)
    #expect(throws: BookmarkFailure.form([.tooLong(.note, limit: BookmarkDraft.noteLimit)])) {
      try BookmarkDraft(address: .fixture(), note: longer)
    }
  }

  @Test func convertsAFormToADraftWithoutBlankTags() throws {
    let form = BookmarkForm(
      address: "https://example.org", title: " T ", tags: ["a", " ", ""], note: "n")
    let expected = BookmarkDraft.fixture(
      address: "https://example.org", title: "T", tags: ["a"], note: "n")
    #expect(try form.draft() == expected)
  }

  @Test func formsNameEveryInvalidFieldAtOnce() {
    let long = String(repeating: "a", count: BookmarkDraft.noteLimit + 1)
    let failures: [BookmarkFieldFailure] = [
      BookmarkFieldFailure(
        .url, "Invalid address “x.org”: it has no scheme; write “https://x.org”."),
      .tooLong(.title, limit: BookmarkDraft.titleLimit),
      BookmarkFieldFailure(.tags, "Invalid tag “a,b”: a tag cannot contain a comma."),
      .tooLong(.note, limit: BookmarkDraft.noteLimit),
    ]
    #expect(throws: BookmarkFailure.form(failures)) {
      try BookmarkForm(address: "x.org", title: long, tags: ["a,b"], note: long).draft()
    }
    #expect(throws: BookmarkFailure.form(failures)) {
      try BookmarkEdit(address: "x.org", title: long, tags: ["a,b"], note: long)
        .change(by: .fixture)
    }
    #expect(
      throws: BookmarkFailure.form([
        BookmarkFieldFailure(.from, "Invalid tag “”: a tag has at least one character."),
        BookmarkFieldFailure(.to, "Invalid tag “,”: a tag cannot contain a comma."),
      ])
    ) { try TagRenameForm(from: "", to: ",").tags(by: .fixture) }
  }

  @Test func everyFieldChangesTheVersion() {
    let bookmarks: [Bookmark] = [
      .fixture(), .fixture(title: "T"), .fixture(note: "n"), .fixture(tags: ["a", "b"]),
      .fixture(tags: ["ab"]),
    ]
    #expect(Set(bookmarks.map(\.version)).count == bookmarks.count)
  }

  @Test func theHeadlineIsTheAddressWithoutATitle() {
    #expect(Bookmark.fixture(title: "T").headline == "T")
    #expect(Bookmark.fixture(address: "https://example.org/x", title: "").headline.hasSuffix("/x"))
  }
}

@Suite struct BookmarkFilterTests {
  @Test(arguments: [(0, 0), (-1, 0), (1, -1), (40_001, 0)])
  func rejectsALimitOrAnOffsetOutOfRange(limit: Int, offset: Int) {
    #expect(throws: BookmarkFieldFailure.self) { try BookmarkFilter(limit: limit, offset: offset) }
  }

  @Test func normalizesAFormAndIgnoresBlanks() throws {
    let form = BookmarkListForm(
      query: " ", tag: "ＴＡＧ", unreadOnly: true, archived: true, order: " title", limit: " 3",
      cursor: "2 ")
    let expected = try BookmarkFilter(
      tag: Tag("ＴＡＧ"), unreadOnly: true, archived: true, order: .title, limit: 3, offset: 2)
    #expect(try form.filter(by: .fixture) == expected)
  }

  @Test func aBlankFormListsEverythingThatIsNotArchived() throws {
    let form = BookmarkListForm(query: " ", tag: " ", order: " ", limit: " ", cursor: " ")
    #expect(try form.filter(by: .fixture) == (try BookmarkFilter()))
  }

  @Test func aFormNamesEveryInvalidFieldAtOnce() throws {
    let form = BookmarkListForm(query: "(a", tag: ",", order: "oldst", limit: "0", cursor: "ten")
    let failure = try #require(
      #expect(throws: BookmarkFailure.self) { try form.filter(by: .fixture) })
    guard case .form(let failures, query: let mistake) = failure else {
      Issue.record("another failure: \(failure)")
      return
    }
    #expect(failures.map(\.field) == [.query, .tag, .sort, .limit, .cursor])
    #expect(mistake?.position == 1)
    #expect(failure.description == failures.map(\.reason).joined(separator: " "))
    #expect(
      failures[2].reason
        == "Unknown sort order “oldst”. Use “newest”, “oldest”, “title”. Did you mean “oldest”?")
    #expect(failures[3].reason == ListLimit.rejection(of: "0"))
    #expect(failures[4].reason == "The cursor must be an integer of 0 or more, got “ten”.")
  }

  @Test func rowsOfAFilterStayWithinItsLimit() throws {
    let filter = try BookmarkFilter(order: .title, limit: 30, offset: 5)
    #expect(filter.part(0..<10) == (try BookmarkFilter(order: .title, limit: 10, offset: 5)))
    #expect(filter.part(20..<40) == (try BookmarkFilter(order: .title, limit: 10, offset: 25)))
    #expect(try BookmarkFilter().part(7..<9) == (try BookmarkFilter(limit: 2, offset: 7)))
  }
}

@Suite struct ImportReportTests {
  @Test func listsSkippedRowsUpToALimitAndCountsThemAll() {
    let rows = (1...(ImportReport.skippedLimit + 5)).map { SkippedRow(line: $0, reason: "why") }
    let report = ImportReport(imported: 1, skipped: rows, unlisted: 2)
    #expect(report.skipped == Array(rows.prefix(ImportReport.skippedLimit)))
    #expect(report.skippedCount == ImportReport.skippedLimit + 7)
    #expect(report.rows == ImportReport.skippedLimit + 8)
  }
}

@Suite struct MergeRuleTests {
  let stored = Bookmark.fixture(
    id: "old", address: "https://example.org/", title: "Old", tags: ["a"], note: "before",
    unread: false, archived: true, createdAt: .fixture(10))

  @Test func addingAgainReplacesTheTitleAndAppendsTheNote() {
    let new = Bookmark.fixture(
      id: "new", address: "HTTPS://EXAMPLE.ORG", title: "New", tags: ["A", "b"], note: "after",
      unread: true, archived: false, createdAt: .fixture(99))
    let expected = Bookmark.fixture(
      id: "old", address: "https://example.org/", title: "New", tags: ["a", "b"],
      note: "before\n\nafter", unread: true, archived: false, createdAt: .fixture(10))
    #expect(MergeRule.added.merge(stored, with: new) == expected)
  }

  @Test func addingAgainWithoutFieldsChangesNothing() {
    let bare = Bookmark.fixture(id: "new", title: "", archived: true, createdAt: .fixture(99))
    #expect(MergeRule.added.merge(stored, with: bare) == stored)
  }

  @Test func addingAgainToTheArchiveArchives() {
    let new = Bookmark.fixture(archived: true)
    #expect(MergeRule.added.merge(.fixture(), with: new) == new)
  }

  @Test func unitingTwoBookmarksKeepsTheirTitlesAndNotes() {
    let other = Bookmark.fixture(
      id: "other", title: "Other", tags: ["b"], note: "after", unread: true, createdAt: .fixture(5))
    let expected = Bookmark.fixture(
      id: "old", title: "Old", tags: ["a", "b"], note: "before\n\nOther\n\nafter", unread: true,
      archived: false, createdAt: .fixture(5))
    #expect(MergeRule.united.merge(stored, with: other) == expected)
    #expect(MergeRule.united.merge(expected, with: other) == expected)
    let untitled = MergeRule.united.merge(.fixture(id: "old", title: ""), with: other)
    #expect(untitled.title == "Other" && untitled.note == "after")
  }

  @Test(arguments: [
    ("before", ""), ("after", ""), ("be", "\n\nbe"), ("for", "\n\nfor"), ("ter", "\n\nter"),
    (longNote, "\n\n" + longNote),
  ])
  func appendsANoteThatIsNoStoredParagraph(_ note: String, _ appended: String) {
    let stored = Bookmark.fixture(note: "before\n\nafter")
    let merged = MergeRule.added.merge(stored, with: .fixture(title: "", note: note))
    #expect(merged == .fixture(note: "before\n\nafter\(appended)"))
  }

  private static let longNote = String(repeating: "x", count: BookmarkDraft.noteLimit)

  @Test func importingFillsEmptyFieldsAndReplacesNone() {
    let fromFile = Bookmark.fixture(
      id: "new", title: "File", tags: ["b"], note: "file", unread: true, createdAt: .fixture(5))
    let expected = Bookmark.fixture(
      id: "old", title: "Old", tags: ["a", "b"], note: "before", archived: true,
      createdAt: .fixture(5))
    #expect(MergeRule.imported.merge(stored, with: fromFile) == expected)

    let filled = MergeRule.imported.merge(.fixture(id: "old", title: ""), with: fromFile)
    #expect(filled.title == "File" && filled.note == "file")
  }

  @Test(arguments: [MergeRule.added, .imported])
  func mergingTwiceEqualsMergingOnce(_ rule: MergeRule) {
    let new = Bookmark.fixture(id: "n", title: "N", tags: ["x"], note: "m", createdAt: .fixture(1))
    let once = rule.merge(stored, with: new)
    #expect(rule.merge(once, with: new) == once)
  }

  @Test func reimportingAnExportKeepsTheMilliseconds() throws {
    let second = Timestamp.fixture().millisecondsSince1970
    let exact = try #require(Timestamp(millisecondsSince1970: second + 250))
    let stored = Bookmark.fixture(createdAt: exact)
    let exported = Bookmark.fixture(createdAt: .fixture())
    #expect(MergeRule.imported.merge(stored, with: exported) == stored)
  }
}
