import CoreDemo
public import CoreDomain

/// A story that a feed of the demo contains.
public struct DemoStory: Hashable, Sendable {
  /// The identifier in the feed, or `nil` if the feed gives the story none.
  public var id: String?
  public var address: String
  public var title: String
  /// A plain-text summary of one or two sentences.
  public var summary: String
  /// The text as HTML that is also well-formed XML.
  public var html: String
  public var author: String?
  /// The publication date, or `nil` if the feed does not contain it.
  public var published: Timestamp?
  public var tags: [String] = []
  /// The address of an image, or `nil`.
  public var picture: String?
  public var sound: DemoSound?

  /// Makes a story whose text is the summary.
  ///
  /// - Parameter address: The absolute address, which is also the identifier.
  public init(_ title: String, address: String, summary: String = "", published: Timestamp?) {
    id = address
    self.address = address
    self.title = title
    self.summary = summary
    html = "<p>\(summary.escapedForHTML)</p>"
    self.published = published
  }
}

/// The audio file of a story. `bytes` is its size.
public struct DemoSound: Hashable, Sendable {
  public let address: String
  public let bytes: Int

  static let type = "audio/wav"
}
