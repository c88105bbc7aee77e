public import CoreDomain

/// A document that may be a feed, as it was received or read from a file.
public struct FeedDocument: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The `Content-Type` of the document, or `nil` if it is unknown.
  public let contentType: String?
  /// The address of the document, which is the base of its relative addresses; `nil` if it is
  /// unknown.
  public let address: WebAddress?
  /// The `Content-Language` of the reply, or `nil` if it has none.
  public let contentLanguage: String?

  public init(
    bytes: [UInt8], contentType: String? = nil, address: WebAddress? = nil,
    contentLanguage: String? = nil
  ) {
    self.bytes = bytes
    self.contentType = contentType
    self.address = address
    self.contentLanguage = contentLanguage
  }

  /// The maximum number of bytes of a document. Larger documents are rejected when they are fetched
  /// or read.
  public static let limit = 16 * 1024 * 1024
}

/// The content of a feed, independent of its format.
public struct ParsedFeed: Hashable, Sendable {
  public let format: FeedFormat
  public let title: CleanHTML?
  /// The feed's website, or `nil` if the document does not link to it.
  public let link: WebAddress?
  public let description: CleanHTML?
  /// The language tag as written, except that `_` becomes `-`. If the document has no well-formed
  /// tag, this is the first tag of the server's `Content-Language`; `nil` if that is missing or
  /// malformed.
  public let language: String?
  public let published: Timestamp?
  public let updated: Timestamp?
  /// The entries in document order; at most ``entryLimit``. Entries without any data are left out.
  public let entries: [ParsedEntry]
  /// The problems of the document, in order; at most ``noteLimit``.
  public let notes: [FeedNote]

  public init(
    format: FeedFormat, title: CleanHTML? = nil, link: WebAddress? = nil,
    description: CleanHTML? = nil, language: String? = nil, published: Timestamp? = nil,
    updated: Timestamp? = nil, entries: [ParsedEntry] = [], notes: [FeedNote] = []
  ) {
    self.format = format
    self.title = title
    self.link = link
    self.description = description
    self.language = language
    self.published = published
    self.updated = updated
    self.entries = entries
    self.notes = notes
  }

  /// The maximum number of entries that a parser returns. The other entries are skipped, with a
  /// note.
  public static let entryLimit = 20_000
  /// The maximum number of notes per document.
  public static let noteLimit = 20
}

/// An entry of a feed. Every part is optional, because feeds may omit any part.
public struct ParsedEntry: Hashable, Sendable {
  /// The identifier that the feed gives the entry, as written, for example in `guid` or `atom:id`;
  /// `nil` if it has none.
  public let id: String?
  public let title: CleanHTML?
  public let link: WebAddress?
  public let summary: CleanHTML?
  public let content: CleanHTML?
  public let published: Timestamp?
  public let updated: Timestamp?
  public let authors: [StoryAuthor]
  /// The entry's categories, in order, without duplicates.
  public let categories: [String]
  public let enclosures: [StoryEnclosure]

  public init(
    id: String? = nil, title: CleanHTML? = nil, link: WebAddress? = nil, summary: CleanHTML? = nil,
    content: CleanHTML? = nil, published: Timestamp? = nil, updated: Timestamp? = nil,
    authors: [StoryAuthor] = [], categories: [String] = [], enclosures: [StoryEnclosure] = []
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.summary = summary
    self.content = content
    self.published = published
    self.updated = updated
    self.authors = authors
    self.categories = categories
    self.enclosures = enclosures
  }

  /// The maximum length of a title as clean HTML, in bytes.
  public static let titleLimit = 4096
  /// The maximum length of a summary, and of a content, as clean HTML, in bytes.
  public static let contentLimit = 1024 * 1024
}

/// An author of a story. At least one of the three properties is set.
public struct StoryAuthor: Hashable, Sendable {
  public let name: String?
  public let email: String?
  /// An address with the scheme http, https or mailto, or `nil`.
  public let uri: String?

  /// Creates an author from the values that a feed gives, or returns `nil` if it gives none.
  ///
  /// - Parameter uri: Ignored unless its scheme is http, https or mailto, because programs turn it
  ///   into a link.
  public init?(name: String?, email: String? = nil, uri: String? = nil) {
    let uri = uri.flatMap { Self.isLink($0) ? $0 : nil }
    guard name != nil || email != nil || uri != nil else { return nil }
    self.name = name
    self.email = email
    self.uri = uri
  }

  private static func isLink(_ uri: String) -> Bool {
    if WebAddress(uri) != nil { return true }
    let scheme = "mailto:"
    return uri.lowercased().hasPrefix(scheme)
      && (scheme.utf8.count + 1...WebAddress.limit).contains(uri.utf8.count)
      && uri.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// A media file attached to a story, such as the audio of a podcast or an image.
public struct StoryEnclosure: Hashable, Sendable {
  public let address: WebAddress
  /// The media type as written, or `nil`. It is `image/*` for an image whose type is missing.
  public let type: String?
  /// The length in bytes that the feed claims; `nil` if it claims none.
  public let length: Int64?

  /// An empty type, and a length that is zero or negative, count as `nil`: feeds whose authors do
  /// not know the length write 0.
  public init(address: WebAddress, type: String? = nil, length: Int64? = nil) {
    self.address = address
    self.type = type == "" ? nil : type
    self.length = length.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The formats that a parser recognizes. The raw value is the name for users.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
  case rss090 = "RSS 0.90"
  case rss091 = "RSS 0.91"
  case rss092 = "RSS 0.92"
  case rss093 = "RSS 0.93"
  case rss094 = "RSS 0.94"
  case rss10 = "RSS 1.0"
  case rss20 = "RSS 2.0"
  /// RSS with a missing or unknown version.
  case rss = "RSS"
  case atom03 = "Atom 0.3"
  case atom10 = "Atom 1.0"
  case json10 = "JSON Feed 1.0"
  case json11 = "JSON Feed 1.1"
}

/// A problem in a document that was parsed nevertheless, as a note for the user.
public struct FeedNote: Hashable, Sendable, CustomStringConvertible {
  /// The line of the problem, starting at 1; `nil` if it is unknown.
  public let line: Int?
  /// The problem, as a sentence.
  public let text: String

  public init(line: Int? = nil, text: String) {
    self.line = line
    self.text = text
  }

  /// The problem with its line in the document.
  public var description: String { (line.map { "Line \($0): " } ?? "") + text }
}

/// Why a document could not be parsed.
public enum FeedReadingFailure: Error, Hashable, Sendable {
  /// The document is empty or blank.
  case empty
  /// The document is a web page, which may link to feeds: see ``FeedReading/links(in:)``.
  case page
  /// The format is not supported. The text describes what the document seems to be, such as “JSON,
  /// but not a JSON Feed”.
  case unknownFormat(String)
}
