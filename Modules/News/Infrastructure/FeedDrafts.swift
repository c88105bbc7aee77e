import CoreDomain
import NewsDomain

/// The state of parsing a document: the feed, the completed entries, and the open entry.
struct FeedDrafts {
  private var feed = FeedDraft()
  private var entries: [FeedDraft] = []
  private var entry: FeedDraft?
  /// Whether the open entry is the rest of an outer entry, after an entry that was nested in it.
  private var isRestOfEntry = false
  private var entriesLeftOut = 0

  /// The feed's website, if it is already known.
  var link: WebAddress? { feed.link.value }

  /// Whether an element's value would be stored.
  func want(_ leaf: FeedLeaf) -> Bool {
    entry?.wants(leaf) ?? feed.wants(leaf)
  }

  /// Stores the value of an element in the open entry, or else in the feed.
  ///
  /// - Returns: A note if the value is invalid.
  mutating func accept(_ leaf: FeedLeaf, hosts: any HostNaming) -> FeedNote? {
    if entry == nil { return feed.accept(leaf, hosts: hosts) }
    return entry?.accept(leaf, hosts: hosts) ?? nil
  }

  mutating func add(_ author: StoryAuthor, rank: Int) {
    if entry != nil { entry?.add(author, rank: rank) } else { feed.add(author, rank: rank) }
  }

  mutating func add(_ file: StoryEnclosure) { entry?.add(file) }

  mutating func add(category: String) { entry?.add(category: category) }

  mutating func add(language: String?, rank: Int = FeedLeaf.languageOfXML) {
    feed.language.offer(language, rank: rank)
  }

  /// Starts an entry, and completes the open one.
  mutating func startEntry(_ draft: FeedDraft) {
    keepEntry()
    entry = draft
    isRestOfEntry = false
  }

  /// Completes the open entry.
  ///
  /// - Parameter isWithinEntry: Whether the entry was nested in another entry. Further elements
  ///   then belong to the outer entry.
  mutating func endEntry(isWithinEntry: Bool) {
    keepEntry()
    guard isWithinEntry else { return }
    entry = FeedDraft()
    isRestOfEntry = true
  }

  /// Stores the open entry unless it is blank. The rest of an entry after a nested one is stored
  /// only if it also has some content.
  private mutating func keepEntry() {
    guard let entry = self.entry.take(), isRestOfEntry ? !entry.isEmpty : !entry.isBlank else {
      return
    }
    if entries.count < ParsedFeed.entryLimit { entries.append(entry) } else { entriesLeftOut += 1 }
  }

  /// Returns the feed at the end of the document.
  consuming func finish(_ format: FeedFormat, notes: consuming FeedNotes) -> ParsedFeed {
    keepEntry()
    notes.noteEntriesLeftOut(entriesLeftOut)
    return feed.feed(format, entries: entries, notes: notes.items)
  }
}
