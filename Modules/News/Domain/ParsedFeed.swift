public import CoreDomain

/// A document that may be a feed, as it came.
public struct FeedDocument: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The `Content-Type` it came with; nothing when nobody said.
  public let contentType: String?
  /// Where it came from, which is what its relative addresses start from; nothing for a file.
  public let address: WebAddress?
  /// The `Content-Language` it came with, or `nil`.
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

  /// How many bytes of a document are read.
  public static let limit = 16 * 1024 * 1024
}

/// What a feed says, in whatever format it says it.
public struct ParsedFeed: Hashable, Sendable {
  public let format: FeedFormat
  public let title: CleanHTML?
  /// The site that it belongs to.
  public let link: WebAddress?
  public let description: CleanHTML?
  /// A language tag, as it was written, but for `_`, which is a `-` here. That of the server where the document has
  /// none.
  public let language: String?
  public let published: Timestamp?
  public let updated: Timestamp?
  /// In the order of the document; at most ``entryLimit``.
  public let entries: [ParsedEntry]
  /// What was wrong with the document, in its order; at most ``noteLimit``.
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

  /// How many entries of a document are read.
  public static let entryLimit = 20_000
  /// How many notes are kept of one document.
  public static let noteLimit = 20
}

/// An entry of a feed. Every part of it may be absent: feeds leave out anything.
public struct ParsedEntry: Hashable, Sendable {
  /// The identifier that the feed gives it, as it was written: `guid`, `atom:id`, `rdf:about`, `id`.
  public let id: String?
  public let title: CleanHTML?
  public let link: WebAddress?
  public let summary: CleanHTML?
  public let content: CleanHTML?
  public let published: Timestamp?
  public let updated: Timestamp?
  public let authors: [StoryAuthor]
  /// What the feed files it under, in its order, each once.
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

  /// How many bytes of a title are read, and how many of a summary or a content.
  public static let titleLimit = 4096
  public static let contentLimit = 1024 * 1024
}

/// Who wrote a story. One of the three at least is there.
public struct StoryAuthor: Hashable, Sendable {
  public let name: String?
  public let email: String?
  /// An address of http, https or mailto.
  public let uri: String?

  /// Returns `nil` if nothing is said of the person.
  ///
  /// - Parameter uri: left out if it is of another scheme, since programs make links of it.
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

/// A file that belongs to a story: a broadcast, a picture.
public struct StoryEnclosure: Hashable, Sendable {
  public let address: WebAddress
  /// A media type, as it was written.
  public let type: String?
  /// In bytes; nothing when the feed does not say, or says nonsense.
  public let length: Int64?

  public init(address: WebAddress, type: String? = nil, length: Int64? = nil) {
    self.address = address
    self.type = type
    self.length = length
  }
}

/// The format of a feed.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
  case rss090 = "RSS 0.90"
  case rss091 = "RSS 0.91"
  case rss092 = "RSS 0.92"
  case rss093 = "RSS 0.93"
  case rss094 = "RSS 0.94"
  case rss10 = "RSS 1.0"
  case rss20 = "RSS 2.0"
  /// RSS that does not say which, or says something else.
  case rss = "RSS"
  case atom03 = "Atom 0.3"
  case atom10 = "Atom 1.0"
  case json10 = "JSON Feed 1.0"
  case json11 = "JSON Feed 1.1"
}

/// What was wrong with a document that was read all the same.
public struct FeedNote: Hashable, Sendable {
  /// The line, from 1; nothing when it concerns the whole.
  public let line: Int?
  /// A sentence.
  public let text: String

  public init(line: Int? = nil, text: String) {
    self.line = line
    self.text = text
  }
}

/// Why nothing could be read of a document.
public enum FeedReadingFailure: Error, Hashable, Sendable {
  /// It is empty, or holds nothing but blanks.
  case empty
  /// It is a page of the web, which may lead to feeds: see ``FeedReading/links(in:)``.
  case page
  /// It is none of the formats that are known; the text says what it seems to be.
  case unknownFormat(String)
}
