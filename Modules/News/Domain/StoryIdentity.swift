public import CoreDomain

/// The properties by which a story is recognized in a feed.
public struct StoryEvidence: Hashable, Sendable {
  /// The identifier in the feed.
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

/// How an entry of a document relates to the stored stories.
public enum StoryMatch: Hashable, Sendable {
  /// The entry is this stored story, possibly changed.
  case kept(Story.ID)
  /// The entry is a new story.
  case new
  /// The entry is identical to the document's earlier entry at this index.
  case repeated(Int)
}
