import Foundation

/// The list, over whatever keeps entries, knows titles and tells the time.
struct ReadingList {
  let store: any EntryStore
  let titles: any TitleSource
  let clock: any WallClock

  enum Addition: Equatable {
    case added(Entry)
    case alreadyThere(Entry)
  }

  /// Adds an address, with the title of its page; what is there already is not added twice.
  func add(_ address: String, tags: [String]) async throws -> Addition {
    var entries = try store.load()
    if let old = entries.first(where: { $0.address == address }) {
      return .alreadyThere(old)
    }
    var title: String?
    do {
      title = try await titles.title(of: address)
    } catch {
      // Without a network the address is still added.
      title = nil
    }
    let added = Int(clock.now.timeIntervalSince1970)
    let entry = Entry(address: address, title: title, tags: tags, added: added)
    entries.append(entry)
    try store.save(entries)
    return .added(entry)
  }

  /// All entries, the newest first.
  func entries() throws -> [Entry] {
    return try store.load().reversed()
  }

  func entries(foundBy words: String) throws -> [Entry] {
    try entries().filter { $0.isFound(by: words) }
  }

  func remove(_ address: String) throws -> Entry? {
    var entries = try store.load()
    guard let index = entries.firstIndex(where: { $0.address == address }) else { return nil }
    let removed = entries.remove(at: index)
    try store.save(entries)
    return removed
  }
}
