import CoreDomain

/// A parsed search query, such as `swift (server or cli) -video #tutorial`. This example matches
/// bookmarks that contain “swift”, contain “server” or “cli”, do not contain “video”, and have the
/// tag “tutorial”.
public struct BookmarkQuery: Hashable, Sendable {
  /// The condition that a bookmark must meet.
  public let condition: BookmarkCondition

  /// The query as it was typed, without surrounding white space.
  public let typed: String

  /// - Throws: ``BookmarkQueryMistake`` with the position of the error.
  public init(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkQueryMistake) {
    typed = text.trimmed
    var reader = BookmarkQueryReader(text, by: normalizer)
    condition = try reader.query()
  }

  /// Returns whether a bookmark matches the query.
  ///
  /// - Parameter normalizer: The rules that the query was parsed with.
  public func matches(_ bookmark: Bookmark, by normalizer: BookmarkNormalizer) -> Bool {
    condition.isMet(by: bookmark, searchableText: normalizer.searchableText(of: bookmark))
  }

  /// The maximum number of words, phrases, tags and marks (`!unread`, `!untagged`) in a query.
  public static let wordLimit = 32

  /// The maximum depth of nested negations and parentheses, counted together. At the maximum depth,
  /// only a negation is allowed.
  public static let depthLimit = 32

  /// The maximum length of a query, in UTF-8 bytes.
  public static let limit = 1024
}

/// A condition that a bookmark can meet: the parsed form of a query, as a tree.
public indirect enum BookmarkCondition: Hashable, Sendable {
  /// The bookmark's searchable text contains this folded text, which is not empty.
  case text(String)
  case tag(Tag)
  case unread
  /// The bookmark has no tags.
  case untagged
  case not(BookmarkCondition)
  /// All of two or more conditions.
  case all([BookmarkCondition])
  /// At least one of two or more conditions.
  case any([BookmarkCondition])

  /// Returns whether a bookmark meets the condition. Compares text byte by byte, as the database
  /// does.
  func isMet(by bookmark: Bookmark, searchableText text: String) -> Bool {
    switch self {
    case .text(let needle): text.utf8.contains(needle.utf8)
    case .tag(let tag): bookmark.tags.contains(tag)
    case .unread: bookmark.unread
    case .untagged: bookmark.tags.tags.isEmpty
    case .not(let condition): !condition.isMet(by: bookmark, searchableText: text)
    case .all(let conditions):
      conditions.allSatisfy { $0.isMet(by: bookmark, searchableText: text) }
    case .any(let conditions):
      conditions.contains { $0.isMet(by: bookmark, searchableText: text) }
    }
  }
}

/// A syntax error in a query, and its position.
public struct BookmarkQueryMistake: Error, Hashable, Sendable {
  /// The query as it was typed.
  public let query: String
  /// The position of the character at fault, counted from 1. If something is missing at the end,
  /// the position after the last character.
  public let position: Int
  /// The reason in lower case and without a period, to be placed after a colon.
  public let reason: String

  public init(query: String, position: Int, reason: String) {
    self.query = query
    self.position = position
    self.reason = reason
  }

  /// Two lines: the query, shortened if it is long, and a caret under the character at fault. Show
  /// them in a monospaced font, in which wide characters take two columns.
  public var pointer: String {
    // If something is missing at the end, points past the last character.
    let characters = Array(query + " ")
    let fault = min(max(position - 1, 0), characters.count - 1)
    let start = max(0, fault - Self.pointerReach)
    let end = min(characters.count, fault + Self.pointerReach / 4)
    let ellipsis = start > 0 ? "…" : ""
    let before = characters[start..<fault]
    let gap = (ellipsis + String(before)).map { $0.isWide ? "\u{3000}" : " " }.joined()
    let shown = characters[start..<min(end, characters.count - 1)]
    let line = shown.map { $0.isShown ? String($0) : $0.isWhitespace ? " " : "\u{FFFD}" }.joined()
    return ellipsis + line + (end < characters.count - 1 ? "…" : "") + "\n" + gap + "^"
  }

  /// The maximum number of characters shown before the character at fault.
  private static let pointerReach = 60
}

extension BookmarkQueryMistake: CustomStringConvertible {
  public var description: String {
    "Invalid query “\(DisplayText.quoted(query))” at character \(position): \(reason)."
  }
}

extension Character {
  /// Whether a terminal can print the character: it contains no control character.
  fileprivate var isShown: Bool {
    unicodeScalars.allSatisfy { !$0.isControl }
  }
}
