public import CoreDomain

/// A file format for lists of feeds, for exchange with other feed readers.
public protocol FeedListFormat: Sendable {
  /// Parses a list. Skips invalid rows, and reports their number and the reasons.
  ///
  /// - Throws: ``FeedListFailure`` if the bytes are not a list.
  func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList

  /// Encodes the title and the feeds of a list. Parsing the bytes returns the same feeds in the
  /// same order.
  func bytes(of list: FeedList) -> [UInt8]
}

/// A list of feeds to import or to export.
public struct FeedList: Hashable, Sendable {
  public let title: String?
  /// The feeds in the order of the file, at most ``limit``.
  public let items: [Item]
  /// The number of skipped rows: those without a web address, nested too deeply, or beyond the
  /// limit.
  public let leftOut: Int
  /// The skipped rows and the reasons, one sentence each, at most ``noteLimit``.
  public let notes: [String]

  public init(title: String? = nil, items: [Item], leftOut: Int = 0, notes: [String] = []) {
    self.title = title
    self.items = items
    self.leftOut = leftOut
    self.notes = notes
  }

  /// A feed in a list.
  public struct Item: Hashable, Sendable {
    public let address: WebAddress
    public let title: String?
    /// The feed's website, or `nil` if the list has none.
    public let link: WebAddress?
    /// The innermost named folder of the feed or, outside of folders, the category that the feed
    /// itself has in the list. `nil` if there is neither.
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

  /// The maximum number of feeds in a list.
  public static let limit = 10_000
  /// The maximum number of notes about skipped rows.
  public static let noteLimit = 100
}

/// Why the bytes are not a list of feeds. The reason is a sentence.
public struct FeedListFailure: Error, Hashable, Sendable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
