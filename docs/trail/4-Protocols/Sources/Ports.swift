import Foundation

// The requirements of the list and the app, as ports in their own terms.

/// Where the entries are kept.
protocol EntryStore {
  /// The entries, the oldest first; none when nothing was ever kept.
  ///
  /// - Throws: ``StoreFailure/unreadable`` when what is kept cannot be read.
  func load() throws -> [Entry]

  /// Keeps these entries, and no others.
  ///
  /// - Throws: ``StoreFailure/unwritable``; what was kept before is still there.
  func save(_ entries: [Entry]) throws
}

enum StoreFailure: Error {
  case unreadable
  case unwritable
}

/// Where the titles of pages come from.
protocol TitleSource {
  /// Returns the title of a page, or `nil` if the page or its title is missing.
  ///
  /// - Throws: when the page cannot be asked for.
  func title(of address: String) async throws -> String?
}

/// The current time.
protocol WallClock {
  var now: Date { get }
}

/// Where the app writes to.
protocol Console {
  func say(_ text: String)
  func complain(_ text: String)
}
