/// A word or a few by which bookmarks are sorted: never empty, in one line, without a comma.
///
/// A tag is shown as it was typed and compared without regard to case: `Swift` and `swift` are one
/// tag. Commas are refused since bookmark files separate tags with them.
public struct Tag: Hashable, Sendable {
  /// The tag as it was typed, with single spaces between its words.
  public let text: String

  /// The form by which tags are compared: in lower case.
  public let folded: String

  /// Reads a tag.
  ///
  /// - Throws: ``BookmarkFailure/malformedTag(_:reason:)`` when nothing is left of the text after
  ///   trimming, when it has a comma, or when it is longer than ``limit``.
  public init(_ text: String) throws(BookmarkFailure) {
    let words = text.split(whereSeparator: \.isBlank).joined(separator: " ")
    guard !words.isEmpty else {
      throw .malformedTag(text, reason: "a tag has at least one letter")
    }
    guard !words.contains(",") else {
      throw .malformedTag(text, reason: "a comma separates tags; give each tag by itself")
    }
    guard words.utf8.count <= Self.limit else {
      throw .malformedTag(
        String(words.prefix(60)) + "…", reason: "it is longer than \(Self.limit) bytes")
    }
    self.text = words
    folded = words.lowercased()
  }

  /// How long a tag may be, in UTF-8 bytes.
  public static let limit = 256
}

extension Tag: CustomStringConvertible {
  public var description: String { text }
}

/// Tags in the order in which they were given, no two of them of one folded form, and not too many.
public struct TagList: Hashable, Sendable {
  /// The tags, in order.
  public let tags: [Tag]

  /// Makes a list; a tag that is there already is left out.
  ///
  /// - Throws: ``BookmarkFailure/tooManyTags(limit:)``.
  public init(_ tags: [Tag]) throws(BookmarkFailure) {
    let unique = Self.unique(tags)
    guard unique.count <= Self.limit else { throw .tooManyTags(limit: Self.limit) }
    self.tags = unique
  }

  private init(trusted tags: [Tag]) {
    self.tags = tags
  }

  /// No tags.
  public static let none = TagList(trusted: [])

  /// How many tags a bookmark may have.
  public static let limit = 256

  /// These tags, and behind them those of another list that are not there yet, up to ``limit``.
  public func union(_ other: TagList) -> TagList {
    TagList(trusted: Array(Self.unique(tags + other.tags).prefix(Self.limit)))
  }

  private static func unique(_ tags: [Tag]) -> [Tag] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.folded).inserted }
  }
}

extension TagList: CustomStringConvertible {
  public var description: String {
    tags.map(\.text).joined(separator: ", ")
  }
}
