// The requirements of the list, as ports in its own terms. Nothing here is Foundation's:
// implementations of a port import what they need.

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
  /// Returns the title of a page, or `nil` if the page or its title is missing.
  ///
  /// - Throws: when the page cannot be asked for.
  func title(of address: String) async throws -> String?
}

/// The current time.
public protocol WallClock {
  var secondsSince1970: Int { get }
}
