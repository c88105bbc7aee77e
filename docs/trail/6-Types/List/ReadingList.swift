public import Domain6

/// The list, over whatever keeps entries, knows titles and tells the time.
public struct ReadingList<Store: EntryStore> {
  let store: Store
  let titles: any TitleSource
  let clock: any WallClock

  public init(store: Store, titles: any TitleSource, clock: any WallClock) {
    self.store = store
    self.titles = titles
    self.clock = clock
  }

  /// Adds an address, with the title of its page; what is there already is not added twice.
  public func add(_ address: String, tags: [Tag]) async throws(StoreFailure) -> Addition {
    let (entries, opening) = try store.open()
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
    let entry = Entry(address: address, title: title, tags: tags, added: clock.now)
    try store.save(entries + [entry], over: opening)
    return .added(entry)
  }

  /// All entries, the newest first.
  public func entries() throws(StoreFailure) -> [Entry] {
    return try store.open().entries.reversed()
  }

  public func entries(foundBy words: String) throws(StoreFailure) -> [Entry] {
    try entries().filter { $0.isFound(by: words) }
  }

  public func remove(_ address: String) throws(StoreFailure) -> Entry? {
    var (entries, opening) = try store.open()
    guard let index = entries.firstIndex(where: { $0.address == address }) else { return nil }
    let removed = entries.remove(at: index)
    try store.save(entries, over: opening)
    return removed
  }
}

/// The result of adding an address.
public enum Addition: Equatable, Sendable {
  case added(Entry)
  case alreadyThere(Entry)
}
