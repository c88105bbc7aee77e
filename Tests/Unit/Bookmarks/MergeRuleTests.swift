import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

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

  @Test(arguments: [true, false])
  func addingAgainSetsWhetherItIsArchived(_ archived: Bool) {
    let new = Bookmark.fixture(title: "", archived: archived)
    for before in [true, false] {
      let merged = MergeRule.added.merge(.fixture(archived: before), with: new)
      #expect(merged.archived == archived)
    }
  }

  @Test func unitingTwoBookmarksKeepsTheirTitlesAndNotes() {
    let other = Bookmark.fixture(
      id: "other", title: "Other", tags: ["b"], note: "after", unread: true, createdAt: .fixture(5))
    let expected = Bookmark.fixture(
      id: "old", title: "Old", tags: ["a", "b"], note: "before\n\nOther\n\nafter", unread: true,
      archived: false, createdAt: .fixture(5))
    #expect(MergeRule.united.merge(stored, with: other) == expected)
    #expect(MergeRule.united.merge(expected, with: other) == expected)
    let untitled = Bookmark.fixture(id: "old", title: "", note: "")
    #expect(MergeRule.united.merge(untitled, with: other).title == "Other")
    #expect(MergeRule.united.merge(untitled, with: other).note == "after")
  }

  @Test func doesNotRepeatAStoredNote() {
    let once = MergeRule.added.merge(stored, with: .fixture(title: "", note: "after"))
    #expect(MergeRule.added.merge(once, with: .fixture(title: "", note: "before")) == once)
    #expect(MergeRule.added.merge(once, with: .fixture(title: "", note: "after")) == once)
  }

  @Test(arguments: ["be", "for", "ore"])
  func appendsANoteThatIsPartOfAStoredWord(_ note: String) {
    let merged = MergeRule.added.merge(stored, with: .fixture(title: "", note: note))
    #expect(merged.note == "before\n\n\(note)")
  }

  @Test func keepsNotesBeyondTheLimit() {
    let long = String(repeating: "x", count: BookmarkDraft.noteLimit)
    let merged = MergeRule.added.merge(stored, with: .fixture(title: "", note: long))
    #expect(merged.note == "before\n\n" + long)
  }

  @Test func importingFillsEmptyFieldsAndReplacesNone() {
    let fromFile = Bookmark.fixture(
      id: "new", title: "File", tags: ["b"], note: "file", unread: true, createdAt: .fixture(5))
    let merged = MergeRule.imported.merge(stored, with: fromFile)
    #expect(merged.title == "Old")
    #expect(merged.note == "before")
    #expect(merged.tags == .fixture(["a", "b"]))
    #expect(!merged.unread && merged.archived)
    #expect(merged.createdAt == .fixture(5))

    let empty = Bookmark.fixture(id: "old", title: "", note: "")
    #expect(MergeRule.imported.merge(empty, with: fromFile).title == "File")
    #expect(MergeRule.imported.merge(empty, with: fromFile).note == "file")
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
