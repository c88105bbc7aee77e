import NewsDomain

/// The notes about a document, up to the limit.
struct FeedNotes {
  private(set) var items: [FeedNote]

  init(_ items: [FeedNote] = []) {
    self.items = items
  }

  mutating func add(_ note: FeedNote) {
    guard items.count < ParsedFeed.noteLimit else { return }
    items.append(note)
  }

  /// Adds a note about the entries beyond the limit.
  mutating func noteEntriesLeftOut(_ count: Int) {
    guard count > 0 else { return }
    let entries = count == 1 ? "One entry was" : "\(count) entries were"
    add(FeedNote(text: "\(entries) skipped: a feed may have at most \(ParsedFeed.entryLimit)."))
  }
}

extension FeedNote {
  init(unreadableDate text: String) {
    self.init(text: "The date “\(text.prefix(80))” is invalid.")
  }
}
