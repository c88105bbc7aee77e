public import CoreDomain

/// A list of feeds in a file that other programs read and write, too.
public protocol FeedListFormat: Sendable {
  /// Reads a list. Rows that make no sense are left out, counted and named.
  ///
  /// - Throws: ``FeedListFailure`` when the bytes are no list.
  func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList

  /// Writes a list; what is read of it is the same list again.
  func bytes(of list: FeedList) -> [UInt8]
}

/// A list of feeds.
public struct FeedList: Hashable, Sendable {
  public let title: String?
  /// In their order, at most ``limit``.
  public let items: [Item]
  /// How many rows were left out: they have no address that leads into the web, stand too deep, or are too many.
  public let leftOut: Int
  /// Which rows were left out, and why: one sentence each, at most ``noteLimit``.
  public let notes: [String]

  public init(title: String? = nil, items: [Item], leftOut: Int = 0, notes: [String] = []) {
    self.title = title
    self.items = items
    self.leftOut = leftOut
    self.notes = notes
  }

  /// A feed of a list.
  public struct Item: Hashable, Sendable {
    public let address: WebAddress
    public let title: String?
    /// The site that it belongs to.
    public let link: WebAddress?
    /// The folder that it stands in; nothing at the top. Of nested folders, the innermost one.
    public let category: String?

    public init(
      address: WebAddress, title: String? = nil, link: WebAddress? = nil, category: String? = nil
    ) {
      self.address = address
      self.title = title
      self.link = link
      self.category = category
    }
  }

  /// How many feeds a list may have.
  public static let limit = 10_000
  /// How many of the rows that were left out are named.
  public static let noteLimit = 100
}

/// Why bytes are no list of feeds. The text is a sentence.
public struct FeedListFailure: Error, Hashable, Sendable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
