public import Domain5

/// The list, over whatever keeps entries, knows titles and tells the time.
public struct ReadingList {
  let store: any EntryStore
  let titles: any TitleSource
  let clock: any WallClock

  public init(store: any EntryStore, titles: any TitleSource, clock: any WallClock) {
    self.store = store
    self.titles = titles
    self.clock = clock
  }

  public enum Addition: Equatable, Sendable {
    case added(Entry)
    case alreadyThere(Entry)
  }

  /// Adds an address, with the title of its page; what is there already is not added twice.
  public func add(_ address: String, tags: [String]) async throws -> Addition {
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
    let entry = Entry(address: address, title: title, tags: tags, added: clock.secondsSince1970)
    entries.append(entry)
    try store.save(entries)
    return .added(entry)
  }

  /// All entries, the newest first.
  public func entries() throws -> [Entry] {
    return try store.load().reversed()
  }

  public func entries(foundBy words: String) throws -> [Entry] {
    try entries().filter { $0.isFound(by: words) }
  }

  public func remove(_ address: String) throws -> Entry? {
    var entries = try store.load()
    guard let index = entries.firstIndex(where: { $0.address == address }) else { return nil }
    let removed = entries.remove(at: index)
    try store.save(entries)
    return removed
  }
}
