// What the list needs of the world, in its own words. Each port says in its types what can go wrong with it, so
// that whoever forgets about it has a program that does not compile.

/// Where the entries are kept.
public protocol EntryStore {
  /// The proof that this store was read. Nobody but the store can make one.
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
  /// The title of a page; nothing when the page is not there or has none.
  ///
  /// - Throws: when the page cannot be asked for.
  func title(of address: String) async throws(Unreachable) -> String?
}

/// A page could not be asked for.
public struct Unreachable: Error {
  public init() {}
}

/// What time it is.
public protocol WallClock {
  var now: Moment { get }
}
