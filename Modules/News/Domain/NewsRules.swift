public import CoreDomain

/// Parses what a user typed: addresses, and references to feeds and stories.
public struct NewsRules: Sendable {
  private let hosts: any HostNaming

  /// - Parameter hosts: Normalizes the host names of addresses.
  public init(hosts: any HostNaming) {
    self.hosts = hosts
  }

  /// Parses a web address. The default scheme is https.
  ///
  /// - Parameter field: The field that the failure names.
  public func address(
    _ typed: String, _ field: NewsField = .address
  ) throws(NewsFieldFailure) -> WebAddress {
    guard let address = WebAddress.readTypedNewsFeed(typed, hosts: hosts) else {
      throw NewsFieldFailure(
        field,
        "Invalid web address “\(DisplayText.quoted(typed))”. Write it as "
          + "“https://example.org/feed.xml”.")
    }
    return address
  }

  /// Reads a reference to a feed. Every text is a valid reference; the repository checks whether
  /// the feed exists.
  public func feed(_ typed: String) -> FeedReference {
    FeedReference(text: typed, address: WebAddress.readTypedNewsFeed(typed, hosts: hosts))
  }

  /// Reads a reference to a story. A text with a colon is a link, because identifiers contain no
  /// colon.
  public func story(_ typed: String) throws(NewsFieldFailure) -> StoryReference {
    let text = DisplayText.trimmed(typed)
    guard text.utf8.contains(UInt8(ascii: ":")) else { return .identifier(text) }
    return .link(try address(text, .story))
  }
}

/// A reference to a feed: its identifier or a prefix of it, its address, or its title.
public struct FeedReference: Hashable, Sendable {
  public let text: String
  /// The text as an address, or `nil` if it is not an address.
  public let address: WebAddress?

  public init(text: String, address: WebAddress? = nil) {
    self.text = text
    self.address = address
  }
}

/// A reference to a story.
public enum StoryReference: Hashable, Sendable {
  /// The identifier, or a prefix of it.
  case identifier(String)
  case link(WebAddress)
}
