public import CoreDomain

/// The properties by which an entry is recognized when its feed is fetched again.
public struct StoryEvidence: Hashable, Sendable {
  /// The identifier that the feed gives the entry, or `nil`. Some feeds repeat or change their
  /// identifiers: see ``StoryMatching``.
  public let guid: String?
  public let link: WebAddress?
  public let title: String
  public let published: Timestamp?

  public init(guid: String?, link: WebAddress?, title: String, published: Timestamp?) {
    self.guid = guid
    self.link = link
    self.title = title
    self.published = published
  }
}

/// How an entry of a document relates to the stored stories of its feed.
public enum StoryMatch: Hashable, Sendable {
  /// The entry is this stored story, possibly changed.
  case kept(Story.ID)
  /// The entry is a story that was removed from this feed: the one at this index of the kept
  /// stories. The entry is skipped.
  case removed(Int)
  /// The entry matches no stored story of this feed. Another feed may still carry the same story:
  /// see ``StoryLikenesses``.
  case new
  /// The entry has the same identifier, link, title and date as an earlier entry of the document,
  /// the one at this index. The later entry is skipped.
  case repeated(Int)
}
