import Foundation

@testable import readlist4

/// A store that works, and forgets everything with the test.
final class InMemoryEntryStore: EntryStore {
  private(set) var entries: [Entry]

  /// The number of calls to save.
  private(set) var saves = 0

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  func load() -> [Entry] { entries }

  func save(_ entries: [Entry]) {
    self.entries = entries
    saves += 1
  }
}

/// A store that fails with a prepared error.
struct StubEntryStore: EntryStore {
  let failure: StoreFailure

  func load() throws -> [Entry] {
    if failure == .unreadable { throw failure }
    return []
  }

  func save(_ entries: [Entry]) throws {
    if failure == .unwritable { throw failure }
  }
}

/// A source that returns prepared answers and records the requests.
final class SpyTitleSource: TitleSource {
  struct NoNetwork: Error {}

  private(set) var asked: [String] = []
  private let titles: [String: String]
  private let dead: Set<String>

  /// - Parameter dead: The addresses that cannot be reached.
  init(_ titles: [String: String] = [:], dead: Set<String> = []) {
    self.titles = titles
    self.dead = dead
  }

  func title(of address: String) throws -> String? {
    asked.append(address)
    if dead.contains(address) { throw NoNetwork() }
    return titles[address]
  }
}

/// A clock that stands still.
struct StubClock: WallClock {
  let now: Date
}

/// A console that remembers what was written to it.
final class SpyConsole: Console {
  private(set) var said: [String] = []
  private(set) var complained: [String] = []

  func say(_ text: String) { said.append(text) }
  func complain(_ text: String) { complained.append(text) }
}

extension Entry {
  /// An entry with defaults for values that do not matter to a test.
  static func fixture(
    _ page: String = "one", title: String? = "Title", tags: [String] = ["tag"]
  ) -> Entry {
    Entry(address: "https://example.org/\(page)", title: title, tags: tags, added: 1_790_000_000)
  }
}
