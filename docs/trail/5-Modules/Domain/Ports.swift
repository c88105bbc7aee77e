// What the list needs of the world, in its own words. Nothing here is Foundation's: whoever implements a port
// brings what it takes.

/// Where the entries are kept.
public protocol EntryStore {
  /// The entries, the oldest first; none when nothing was ever kept.
  ///
  /// - Throws: ``StoreFailure/unreadable`` when what is kept cannot be read.
  func load() throws -> [Entry]

  /// Keeps these entries, and no others.
  ///
  /// - Throws: ``StoreFailure/unwritable``; what was kept before is still there.
  func save(_ entries: [Entry]) throws
}

public enum StoreFailure: Error {
  case unreadable
  case unwritable
}

/// Where the titles of pages come from.
public protocol TitleSource {
  /// The title of a page; nothing when the page is not there or has none.
  ///
  /// - Throws: when the page cannot be asked for.
  func title(of address: String) async throws -> String?
}

/// What time it is.
public protocol WallClock {
  var secondsSince1970: Int { get }
}
