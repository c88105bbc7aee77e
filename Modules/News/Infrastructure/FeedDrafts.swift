import CoreDomain
import NewsDomain

/// What was read of a document so far: the feed, the entries that are whole, and the one that is
/// not.
struct FeedDrafts {
  private var feed = FeedDraft()
  private var entries: [FeedDraft] = []
  private var entry: FeedDraft?
  /// Whether the entry is what came behind another one that stood in it.
  private var isRestOfEntry = false
  private var entriesLeftOut = 0

  /// Where the site of the feed is, as far as it was said.
  var link: WebAddress? { feed.link.value }

  /// Whether an element may say something that is not known better yet.
  func want(_ leaf: FeedLeaf) -> Bool {
    entry.map(leaf.isWanted) ?? leaf.isWanted(by: feed)
  }

  /// Takes what an element said, for the entry that it stands in, or else for the feed.
  ///
  /// - Returns: what was wrong with it, if anything.
  mutating func accept(_ leaf: FeedLeaf, hosts: any HostNaming) -> FeedNote? {
    guard var entry = self.entry.take() else { return feed.accept(leaf, hosts: hosts) }
    defer { self.entry = entry }
    return entry.accept(leaf, hosts: hosts)
  }

  mutating func add(_ author: StoryAuthor, rank: Int) {
    if entry != nil { entry?.add(author, rank: rank) } else { feed.add(author, rank: rank) }
  }

  mutating func add(_ file: StoryEnclosure) { entry?.add(file) }

  mutating func add(category: String) { entry?.add(category: category) }

  mutating func add(language: String?, rank: Int = FeedLeaf.languageOfXML) {
    feed.language.offer(language, rank: rank)
  }

  /// Begins an entry. One that was not ended is ended before.
  mutating func startEntry(_ draft: FeedDraft) {
    keepEntry()
    entry = draft
    isRestOfEntry = false
  }

  /// Ends the entry.
  ///
  /// - Parameter isWithinEntry: whether it stood in another one, to which belongs what comes now.
  mutating func endEntry(isWithinEntry: Bool) {
    keepEntry()
    guard isWithinEntry else { return }
    entry = FeedDraft()
    isRestOfEntry = true
  }

  /// Keeps the entry unless it is blank. The rest of one behind another one needs something to read.
  private mutating func keepEntry() {
    guard let entry = self.entry.take(), isRestOfEntry ? !entry.isEmpty : !entry.isBlank else {
      return
    }
    if entries.count < ParsedFeed.entryLimit { entries.append(entry) } else { entriesLeftOut += 1 }
  }

  /// The feed, when the document has ended.
  consuming func finish(_ format: FeedFormat, notes: consuming FeedNotes) -> ParsedFeed {
    keepEntry()
    notes.noteEntriesLeftOut(entriesLeftOut)
    return feed.feed(format, entries: entries, notes: notes.items)
  }
}
