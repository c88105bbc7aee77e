// The requirements of the list, as ports in its own terms. The types of each port contain its
// errors, so a program that forgets to handle one does not compile.

/// Where the entries are kept.
public protocol EntryStore {
  /// The proof that this store was read. Only the store can make one.
  associatedtype Opening

  /// The entries, the oldest first; none when nothing was ever kept.
  ///
  /// - Throws: ``StoreFailure/unreadable`` when what is kept cannot be read. Then there is no proof.
  func open() throws(StoreFailure) -> (entries: [Entry], opening: Opening)

  /// Keeps these entries, and no others, over what was read before.
  ///
  /// - Throws: ``StoreFailure/unwritable``; what was kept before is still there.
  func save(_ entries: [Entry], over opening: Opening) throws(StoreFailure)
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
  func title(of address: String) async throws(Unreachable) -> String?
}

/// A page could not be asked for.
public struct Unreachable: Error {
  public init() {}
}

/// The current time.
public protocol WallClock {
  var now: Moment { get }
}
