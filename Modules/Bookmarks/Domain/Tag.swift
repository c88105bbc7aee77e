import CoreDomain

/// A word or a few by which bookmarks are sorted: never empty, in one line, without a comma.
///
/// A tag is shown as it was typed and compared in its folded form: `Swift`, `swift` and `ｓｗｉｆｔ` are
/// one tag. Commas are refused since bookmark files separate tags with them.
public struct Tag: Hashable, Sendable {
  /// The tag as it was typed, with single spaces between its words.
  public let text: String

  /// The form by which tags are compared.
  public let folded: String

  /// Reads a tag.
  ///
  /// - Parameter rules: knows how text is folded.
  /// - Throws: ``BookmarkFailure/malformedTag(_:reason:)`` when nothing is left of the text after
  ///   trimming, when it has a comma, or when it is longer than ``limit``.
  public init(_ text: String, by rules: BookmarkRules) throws(BookmarkFailure) {
    let words = BookmarkText.line(text)
    guard !words.isEmpty else {
      throw .malformedTag(text, reason: "a tag has at least one letter")
    }
    guard !words.utf8.contains(Self.comma) else {
      throw .malformedTag(text, reason: "a comma separates tags; give each tag by itself")
    }
    guard words.utf8.count <= Self.limit else {
      throw .malformedTag(text, reason: "it is longer than \(Self.limit) bytes")
    }
    self.init(trusted: words, by: rules)
  }

  private init(trusted text: String, by rules: BookmarkRules) {
    self.text = text
    folded = rules.folding.folded(text)
  }

  /// A tag of what a file says: its commas become spaces, and it is cut where it is too long. A
  /// blank text is none.
  init?(shortening text: String, by rules: BookmarkRules) {
    let parts = text.utf8.split(separator: Self.comma).compactMap { String($0) }
    let words = BookmarkText.line(parts.joined(separator: " ")).cut(toBytes: Self.limit).trimmed
    guard !words.isEmpty else { return nil }
    self.init(trusted: words, by: rules)
  }

  /// Whether both tags are one: whether their folded forms are encoded alike.
  public func isSame(as other: Tag) -> Bool {
    folded.utf8.elementsEqual(other.folded.utf8)
  }

  private static let comma = UInt8(ascii: ",")

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

  /// Makes a list of what a file says; what is no tag is left out, and so is what is too many.
  init(shortening texts: [String], by rules: BookmarkRules) {
    let tags = texts.lazy.compactMap { Tag(shortening: $0, by: rules) }
    self.init(trusted: Array(Self.unique(Array(tags)).prefix(Self.limit)))
  }

  /// No tags.
  public static let none = TagList(trusted: [])

  /// How many tags a bookmark may have.
  public static let limit = 256

  /// These tags, and behind them those of another list that are not there yet, up to ``limit``.
  public func union(_ other: TagList) -> TagList {
    TagList(trusted: Array(Self.unique(tags + other.tags).prefix(Self.limit)))
  }

  /// These tags without those of another list.
  public func subtracting(_ other: TagList) -> TagList {
    let gone = Set(other.tags.map { Array($0.folded.utf8) })
    return TagList(trusted: tags.filter { !gone.contains(Array($0.folded.utf8)) })
  }

  /// Whether a tag, in whatever spelling, is one of these.
  public func contains(_ tag: Tag) -> Bool {
    tags.contains { $0.isSame(as: tag) }
  }

  /// These tags with one of them in another spelling or under another name. Where that name is there
  /// already, the two become one, at the first place of the two.
  public func renaming(_ old: Tag, to new: Tag) -> TagList {
    TagList(trusted: Self.unique(tags.map { $0.isSame(as: old) ? new : $0 }))
  }

  private static func unique(_ tags: [Tag]) -> [Tag] {
    var seen: Set<[UInt8]> = []
    return tags.filter { seen.insert(Array($0.folded.utf8)).inserted }
  }
}

extension TagList: CustomStringConvertible {
  public var description: String {
    tags.map(\.text).joined(separator: ", ")
  }
}

/// A tag, and how many bookmarks have it.
public struct TagUse: Hashable, Sendable {
  /// The tag in the spelling that is used most.
  public let tag: Tag
  /// How many bookmarks have it, archived ones too.
  public let count: Int

  public init(tag: Tag, count: Int) {
    self.tag = tag
    self.count = count
  }
}
