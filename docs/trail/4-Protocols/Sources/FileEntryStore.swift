import Foundation

/// The entries in a file, as JSON, the oldest first. Without a file the list is empty.
struct FileEntryStore: EntryStore {
  let path: String

  func load() throws -> [Entry] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw StoreFailure.unreadable
    }
  }

  func save(_ entries: [Entry]) throws {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let data = try encoder.encode(entries)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw StoreFailure.unwritable
    }
  }
}
