public import CoreDomain

/// A story as a feed carries it.
public struct DemoStory: Hashable, Sendable {
  /// What the feed calls it; nothing where the feed names none of its stories.
  public var id: String?
  public var address: String
  public var title: String
  /// A sentence or two, without markup.
  public var summary: String
  /// The text in HTML that is well-formed as XML, too.
  public var html: String
  public var author: String?
  /// When it came out; nothing where the feed does not say.
  public var published: Timestamp?
  public var tags: [String]
  /// The address of a picture.
  public var picture: String?
  public var sound: DemoSound?

  /// - Parameters:
  ///   - address: absolute; as the identity of the story, too, unless `id` says otherwise.
  public init(
    _ title: String, address: String, id: String? = nil, summary: String = "", html: String? = nil,
    author: String? = nil, published: Timestamp?, tags: [String] = [], picture: String? = nil,
    sound: DemoSound? = nil
  ) {
    self.id = id ?? address
    self.address = address
    self.title = title
    self.summary = summary
    self.html = html ?? "<p>\(summary.escapedForHTML)</p>"
    self.author = author
    self.published = published
    self.tags = tags
    self.picture = picture
    self.sound = sound
  }
}

/// Something to listen to.
public struct DemoSound: Hashable, Sendable {
  public let address: String
  public let bytes: Int

  public init(address: String, bytes: Int) {
    self.address = address
    self.bytes = bytes
  }

  static let type = "audio/wav"
}
