public import App5
public import Domain5

/// A store that works, and forgets everything with the test.
public final class InMemoryEntryStore: EntryStore {
  public private(set) var entries: [Entry]

  /// The number of calls to save.
  public private(set) var saves = 0

  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  public func load() -> [Entry] { entries }

  public func save(_ entries: [Entry]) {
    self.entries = entries
    saves += 1
  }
}

/// A store that fails with a prepared error.
public struct StubEntryStore: EntryStore {
  let failure: StoreFailure

  public init(failure: StoreFailure) {
    self.failure = failure
  }

  public func load() throws -> [Entry] {
    if failure == .unreadable { throw failure }
    return []
  }

  public func save(_ entries: [Entry]) throws {
    if failure == .unwritable { throw failure }
  }
}

/// A source that returns prepared answers and records the requests.
public final class SpyTitleSource: TitleSource {
  public struct NoNetwork: Error {}

  public private(set) var asked: [String] = []
  private let titles: [String: String]
  private let dead: Set<String>

  /// - Parameter dead: The addresses that cannot be reached.
  public init(_ titles: [String: String] = [:], dead: Set<String> = []) {
    self.titles = titles
    self.dead = dead
  }

  public func title(of address: String) throws -> String? {
    asked.append(address)
    if dead.contains(address) { throw NoNetwork() }
    return titles[address]
  }
}

/// A clock that stands still.
public struct StubClock: WallClock {
  public let secondsSince1970: Int

  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }
}

/// A console that remembers what was written to it.
public final class SpyConsole: Console {
  public private(set) var said: [String] = []
  public private(set) var complained: [String] = []

  public init() {}

  public func say(_ text: String) { said.append(text) }
  public func complain(_ text: String) { complained.append(text) }
}

extension Entry {
  /// An entry with defaults for values that do not matter to a test.
  public static func fixture(
    _ page: String = "one", title: String? = "Title", tags: [String] = ["tag"]
  ) -> Entry {
    Entry(address: "https://example.org/\(page)", title: title, tags: tags, added: 1_790_000_000)
  }
}
