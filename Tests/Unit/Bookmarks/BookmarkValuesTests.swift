import BookmarksDomain
import BookmarksTesting
import CoreTesting
import Testing

@Suite struct TagTests {
  @Test func isShownAsTypedAndComparedInItsFoldedForm() throws {
    let tag = try Tag("  Äpfel\t und Birnen ")
    #expect(tag.text == "Äpfel und Birnen")
    for spelling in ["ÄPFEL UND BIRNEN", "A\u{308}pfel und Birnen", "ａｐｆｅｌ und birnen"] {
      #expect(tag.isSame(as: try Tag(spelling)), "\(spelling)")
    }
    #expect(!tag.isSame(as: try Tag("Äpfel")))
  }

  @Test(arguments: ["", " ", "\n", "a,b", ",", String(repeating: "a", count: 257)])
  func refusesWhatIsNoTag(_ text: String) {
    #expect(throws: BookmarkFailure.self) { try Tag(text) }
  }

  @Test func aListKeepsTheFirstSpellingOfEachTagInOrder() throws {
    let list = TagList.fixture(["Swift", "linux", "SWIFT", "Linux", "c"])
    #expect(list.tags.map(\.text) == ["Swift", "linux", "c"])
  }

  @Test func aUnionPutsTheNewTagsBehindTheOldOnes() {
    let union = TagList.fixture(["b", "A"]).union(.fixture(["a", "c"]))
    #expect(union == .fixture(["b", "A", "c"]))
  }

  @Test func aListRefusesMoreTagsThanItsLimitAndAUnionStopsThere() throws {
    let tags = try (0...TagList.limit).map { try Tag("tag\($0)") }
    #expect(throws: BookmarkFailure.tooManyTags(limit: TagList.limit)) { try TagList(tags) }
    let full = try TagList(Array(tags.dropLast()))
    #expect(full.union(try TagList([tags[TagList.limit]])) == full)
  }
}

@Suite struct TagListTests {
  @Test func takesTagsAwayInAnySpelling() {
    let rest = TagList.fixture(["Swift", "b", "c"]).subtracting(.fixture(["SWIFT", "x", "C"]))
    #expect(rest == .fixture(["b"]))
  }

  @Test func renamesATagInItsPlace() {
    #expect(
      TagList.fixture(["a", "Old", "c"]).renaming(.fixture("old"), to: .fixture("New"))
        == .fixture(["a", "New", "c"]))
  }

  @Test(arguments: [(["a", "x", "b"], ["b", "x"]), (["b", "x", "a"], ["b", "x"])])
  func twoTagsBecomeOneAtTheFirstPlaceOfTheTwo(_ before: [String], _ after: [String]) {
    #expect(
      TagList.fixture(before).renaming(.fixture("a"), to: .fixture("b")) == .fixture(after))
  }
}

@Suite struct BookmarkDraftTests {
  @Test func aTitleIsOneLine() throws {
    let draft = try BookmarkDraft(address: .fixture(), title: " A\n  title\tof\u{0}three ")
    #expect(draft.title == "A title of three")
  }

  @Test func aBlankTitleIsNone() throws {
    #expect(try BookmarkDraft(address: .fixture(), title: " \n ").title == nil)
  }

  @Test func aNoteKeepsItsLinesAndLosesWhatCannotBeSeen() throws {
    let draft = try BookmarkDraft(
      address: .fixture(), note: "\r\n one\r\n\r\n\ttwo\rthree\u{7} \n\n")
    #expect(draft.note == "one\n\n\ttwo\nthree")
  }

  @Test func textPastItsLimitIsRefusedByItsName() {
    let long = String(repeating: "ä", count: BookmarkDraft.titleLimit / 2 + 1)
    #expect(throws: BookmarkFailure.tooLong(field: "title", limit: BookmarkDraft.titleLimit)) {
      try BookmarkDraft(address: .fixture(), title: long)
    }
    let longer = String(repeating: "a", count: BookmarkDraft.noteLimit + 1)
    #expect(throws: BookmarkFailure.tooLong(field: "note", limit: BookmarkDraft.noteLimit)) {
      try BookmarkDraft(address: .fixture(), note: longer)
    }
  }

  @Test func aFormBecomesADraftAndPassesOverBlankTags() throws {
    let form = BookmarkForm(
      address: "https://example.org", title: " T ", tags: ["a", " ", ""], note: "n")
    let expected = BookmarkDraft.fixture(
      address: "https://example.org", title: "T", tags: ["a"], note: "n")
    #expect(try form.draft() == expected)
  }

  @Test func theHeadlineIsTheAddressWhereThereIsNoTitle() {
    #expect(Bookmark.fixture(title: "T").headline == "T")
    #expect(Bookmark.fixture(address: "https://example.org/x", title: "").headline.hasSuffix("/x"))
  }
}

@Suite struct BookmarkFilterTests {
  @Test(arguments: [(0, 0), (-1, 0), (1, -1), (40_001, 0)])
  func rejectsALimitOrAnOffsetOutOfRange(limit: Int, offset: Int) {
    #expect(throws: BookmarkFailure.self) { try BookmarkFilter(limit: limit, offset: offset) }
  }

  @Test func aQuestionIsReadByTheRulesAndPassesOverBlanks() throws {
    let question = BookmarkQuestion(
      query: " ", tag: "ＴＡＧ", unreadOnly: true, archived: true, order: .title, limit: 3, offset: 2)
    let filter = try question.filter(by: .fixture)
    #expect(filter.query == nil)
    #expect(filter.tag?.folded == "tag")
    #expect(filter.unreadOnly && filter.archived)
    #expect(filter.order == .title)
    #expect(filter.limit == 3)
    #expect(filter.offset == 2)
  }
}

@Suite struct BookmarkRecordTests {
  @Test func holdsEveryFieldInTheFormThatOtherProgramsRead() {
    let record = BookmarkRecord(
      .fixture(
        id: "b7", address: "HTTPS://Example.org/", title: "T", tags: ["A", "b"], note: "n",
        unread: true, archived: true, createdAt: .fixture(61)))
    #expect(record.id == "b7")
    #expect(record.url == "HTTPS://Example.org/")
    #expect(record.title == "T")
    #expect(record.tags == ["A", "b"])
    #expect(record.note == "n")
    #expect(record.unread && record.archived)
    #expect(record.createdAt == "2026-01-01T00:01:01.000Z")
  }

  @Test func aReportListsNoMoreSkippedRowsThanItsLimitAndCountsThemAll() {
    let rows = (1...(ImportReport.skippedLimit + 5)).map { SkippedRow(line: $0, reason: "why") }
    let report = ImportReport(imported: 1, skipped: rows, unlisted: 2)
    #expect(report.skipped == Array(rows.prefix(ImportReport.skippedLimit)))
    #expect(report.skippedCount == ImportReport.skippedLimit + 7)
    #expect(report.rows == ImportReport.skippedLimit + 8)
  }

  @Test func anImportCountsAndListsWhatWasSkipped() {
    let record = ImportRecord(
      ImportReport(
        imported: 2, merged: 1, skipped: [SkippedRow(line: 9, reason: "why")], unlisted: 4))
    #expect(record.imported == 2)
    #expect(record.merged == 1)
    #expect(record.skippedCount == 5)
    #expect(record.skipped.map(\.line) == [9])
    #expect(record.skipped.map(\.reason) == ["why"])
  }
}
