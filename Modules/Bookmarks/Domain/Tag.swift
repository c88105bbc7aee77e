public import CoreDomain

/// A label for bookmarks: one or more words on one line, without a comma.
///
/// A tag is shown as typed and compared by its folded form: `Swift`, `swift` and `ｓｗｉｆｔ` are the
/// same tag. Commas are invalid because bookmark files separate tags with them.
public struct Tag: Hashable, Sendable {
  /// The tag as typed, with single spaces between words.
  public let text: String

  /// The text as the normalizer folds it, for comparing tags. `Swift` and `ｓｗｉｆｔ` become `swift`.
  public let folded: String

  /// - Parameter field: The form field that contains the tag; errors name it.
  /// - Throws: A failure of the field if the trimmed text is empty, contains a comma, or is longer
  ///   than ``limit``.
  public init(
    _ text: String, in field: BookmarkField = .tags, by normalizer: BookmarkNormalizer
  ) throws(BookmarkFieldFailure) {
    let words = BookmarkText.line(text)
    if let objection = Self.objection(to: words) {
      throw BookmarkFieldFailure(
        field, "Invalid tag “\(DisplayText.quoted(text))”: \(objection).")
    }
    self.init(trusted: words, by: normalizer)
  }

  /// Returns the reason why a text on one line is not a valid tag, or `nil` if it is valid.
  static func objection(to words: String) -> String? {
    if words.isEmpty { return "a tag has at least one character" }
    if words.utf8.contains(comma) { return "a tag cannot contain a comma" }
    return words.utf8.count > limit ? "a tag has at most \(limit) bytes" : nil
  }

  /// Creates a tag from a valid text on one line.
  init(trusted text: String, by normalizer: BookmarkNormalizer) {
    self.text = text
    folded = normalizer.folding.folded(text)
  }

  /// Creates a tag from an imported file: commas become spaces, and text that is too long is
  /// truncated. Returns `nil` for blank text.
  init?(shortening text: String, by normalizer: BookmarkNormalizer) {
    let parts = text.utf8.split(separator: Self.comma).compactMap { String($0) }
    let words = BookmarkText.line(parts.joined(separator: " ")).prefix(ofBytes: Self.limit).trimmed
    guard !words.isEmpty else { return nil }
    self.init(trusted: words, by: normalizer)
  }

  /// Returns whether both tags are the same, that is, whether their folded forms are equal byte by
  /// byte.
  public func isSame(as other: Tag) -> Bool {
    folded.utf8.elementsEqual(other.folded.utf8)
  }

  private static let comma = UInt8(ascii: ",")

  /// The maximum length of a tag, in UTF-8 bytes.
  public static let limit = 256
}

extension Tag: CustomStringConvertible {
  public var description: String { text }
}

/// An ordered list of at most ``limit`` tags, unique by folded form.
public struct TagList: Hashable, Sendable {
  /// The tags, in the order in which they were given.
  public let tags: [Tag]

  /// Creates a list without duplicates; the first of equal tags is kept.
  ///
  /// - Throws: A failure of ``BookmarkField/tags`` if there are more than ``limit`` tags.
  public init(_ tags: [Tag]) throws(BookmarkFieldFailure) {
    let unique = Self.unique(tags)
    guard unique.count <= Self.limit else {
      throw BookmarkFieldFailure(
        .tags, "A bookmark can have at most \(Self.limit) tags. Remove some.")
    }
    self.tags = unique
  }

  private init(trusted tags: [Tag]) {
    self.tags = tags
  }

  /// Creates a list from an imported file. Drops invalid tags and tags beyond the limit.
  init(shortening texts: [String], by normalizer: BookmarkNormalizer) {
    let tags = texts.lazy.compactMap { Tag(shortening: $0, by: normalizer) }
    self.init(trusted: Array(Self.unique(Array(tags)).prefix(Self.limit)))
  }

  /// An empty list.
  public static let none = TagList(trusted: [])

  /// The maximum number of tags of a bookmark.
  public static let limit = 256

  /// Returns these tags followed by the tags that only the other list has, up to ``limit``.
  public func union(_ other: TagList) -> TagList {
    TagList(trusted: Array(Self.unique(tags + other.tags).prefix(Self.limit)))
  }

  /// Returns these tags followed by the tags that only the other list has. Unlike ``union(_:)``,
  /// it drops no tags.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the result has more than ``limit`` tags.
  public func adding(_ other: TagList) throws(BookmarkFailure) -> TagList {
    do throws(BookmarkFieldFailure) {
      return try TagList(tags + other.tags)
    } catch {
      throw .form([error])
    }
  }

  /// Returns these tags without the tags of another list, compared by folded form.
  public func subtracting(_ other: TagList) -> TagList {
    let gone = Set(other.tags.map { Array($0.folded.utf8) })
    return TagList(trusted: tags.filter { !gone.contains(Array($0.folded.utf8)) })
  }

  /// Returns whether the list contains a tag, compared by folded form.
  public func contains(_ tag: Tag) -> Bool {
    tags.contains { $0.isSame(as: tag) }
  }

  /// Returns the list with a tag renamed. If the list already has the new tag, it keeps the new tag
  /// once, at the position where the first of the two tags was.
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

/// A tag and the number of bookmarks that have it.
public struct TagUse: Hashable, Sendable {
  /// The tag in its most frequent spelling.
  public let tag: Tag
  /// How many bookmarks have the tag, archived ones included.
  public let count: Int

  public init(tag: Tag, count: Int) {
    self.tag = tag
    self.count = count
  }
}
