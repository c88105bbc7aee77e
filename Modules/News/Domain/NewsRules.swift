public import CoreDomain

/// Parses the addresses that a user types, and the texts by which a user names feeds and stories.
public struct NewsRules: Sendable {
  private let hosts: any HostNaming

  /// - Parameter hosts: Normalizes the host names of addresses.
  public init(hosts: any HostNaming) {
    self.hosts = hosts
  }

  /// Parses a web address. The default scheme is https.
  ///
  /// - Parameter field: The form field that contains the address.
  /// - Throws: A failure of this field if the text is not a web address.
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

  /// Reads the text by which a user names a feed. Every text is accepted; the repository checks
  /// whether it means a feed.
  public func feed(_ typed: String) -> FeedReference {
    FeedReference(text: typed, address: WebAddress.readTypedNewsFeed(typed, hosts: hosts))
  }

  /// Reads the text by which a user names a story. A text with a colon is a link, because
  /// identifiers contain no colon.
  ///
  /// - Throws: A failure of the field `story` if the link is invalid. Whether the story exists is
  ///   not checked.
  public func story(_ typed: String) throws(NewsFieldFailure) -> StoryReference {
    let text = DisplayText.trimmed(typed)
    guard text.utf8.contains(UInt8(ascii: ":")) else { return .identifier(text) }
    return .link(try address(text, .story))
  }
}

/// How a user names a feed: by its identifier or a prefix of it, its address, or its title.
public struct FeedReference: Hashable, Sendable {
  public let text: String
  /// The text as an address, or `nil` if it is not an address.
  public let address: WebAddress?
}

/// How a user names a story: by its identifier or by its link.
public enum StoryReference: Hashable, Sendable {
  /// The identifier of the story, or a prefix of it, which must be unique.
  case identifier(String)
  case link(WebAddress)
}
