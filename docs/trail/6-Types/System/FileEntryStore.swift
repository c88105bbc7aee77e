public import Domain6
import Foundation

/// The entries in a file, as JSON, the oldest first. Without a file the list is empty.
public struct FileEntryStore: EntryStore {
  let path: String

  public init(path: String) {
    self.path = path
  }

  /// The file was read, or did not exist.
  public struct Opening {
    fileprivate init() {}
  }

  public func open() throws(StoreFailure) -> (entries: [Entry], opening: Opening) {
    guard FileManager.default.fileExists(atPath: path) else { return ([], Opening()) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return (try JSONDecoder().decode([Entry].self, from: data), Opening())
    } catch {
      throw .unreadable
    }
  }

  public func save(_ entries: [Entry], over opening: Opening) throws(StoreFailure) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let data = try encoder.encode(entries)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable
    }
  }
}
