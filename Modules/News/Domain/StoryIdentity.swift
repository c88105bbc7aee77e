public import CoreDomain

/// By what a story is known again in a feed.
public struct StoryEvidence: Hashable, Sendable {
  /// The identifier that the feed gives it.
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

/// What an entry of a document is to what is kept.
public enum StoryMatch: Hashable, Sendable {
  /// It is this story, changed or not.
  case kept(Story.ID)
  /// It was never seen before.
  case new
  /// It stands in the document already, as the entry of this index.
  case repeated(Int)
}
