import CoreDomain

/// What somebody searches for, in the language of ``BookmarkQueryReader``: `swift (server or cli)
/// -video #tutorial`.
public struct BookmarkQuery: Hashable, Sendable {
  /// What a bookmark has to meet.
  public let condition: BookmarkCondition

  /// The query as it was typed.
  public let typed: String

  /// Reads a query.
  ///
  /// - Parameter rules: know how text is folded.
  /// - Throws: ``BookmarkFailure/malformedQuery(_:)``, which points at the character at fault.
  public init(_ text: String, by rules: BookmarkRules) throws(BookmarkFailure) {
    typed = text.trimmed
    var reader = BookmarkQueryReader(text, by: rules)
    condition = try reader.query()
  }

  /// Whether a bookmark is found.
  ///
  /// - Parameter rules: those that the query was read by.
  public func matches(_ bookmark: Bookmark, by rules: BookmarkRules) -> Bool {
    condition.isMet(by: bookmark, searchableText: rules.searchableText(of: bookmark))
  }

  /// How many words, phrases, tags and marks a query may have.
  public static let wordLimit = 32

  /// How many parentheses and `not`s may stand within each other.
  public static let depthLimit = 32

  /// How long a query may be, in UTF-8 bytes.
  public static let limit = 1024
}

/// What is asked of a bookmark.
public indirect enum BookmarkCondition: Hashable, Sendable {
  /// The folded text stands somewhere in the bookmark's searchable text. It is not empty.
  case text(String)
  case tag(Tag)
  case unread
  /// It has no tag at all.
  case untagged
  case not(BookmarkCondition)
  /// Every one of two or more.
  case all([BookmarkCondition])
  /// At least one of two or more.
  case any([BookmarkCondition])

  /// Whether a bookmark meets the condition. Text is compared as it is encoded, as a database
  /// compares it.
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

/// What is wrong with a query, and where.
public struct BookmarkQueryMistake: Hashable, Sendable {
  /// The query as it was typed.
  public let query: String
  /// The character at fault, counted from 1; one more than there are when something is missing at
  /// the end.
  public let position: Int
  /// What is wrong, as the end of a sentence.
  public let reason: String

  public init(query: String, position: Int, reason: String) {
    self.query = query
    self.position = position
    self.reason = reason
  }

  /// The query, or what stands around the mistake in a long one, with a mark under the character at
  /// fault, for a display where every character has one width and those of East Asia have two.
  public var pointer: String {
    // What is missing at the end is missed behind the last character.
    let characters = Array(query + " ")
    let fault = min(max(position - 1, 0), characters.count - 1)
    let start = max(0, fault - Self.pointerReach)
    let end = min(characters.count, fault + Self.pointerReach / 4)
    let ellipsis = start > 0 ? "…" : ""
    let before = characters[start..<fault]
    let gap = (ellipsis + String(before)).map { $0.isWide ? "\u{3000}" : " " }.joined()
    let shown = characters[start..<min(end, characters.count - 1)]
    let line = shown.map { $0.isShown ? String($0) : $0.isWhitespace ? " " : "\u{FFFD}" }.joined()
    return ellipsis + line + (end < characters.count ? "…" : "") + "\n" + gap + "^"
  }

  /// How many characters are shown before the one at fault.
  private static let pointerReach = 60
}

extension BookmarkQueryMistake: CustomStringConvertible {
  public var description: String {
    "“\(DisplayText.quoted(query))” cannot be searched for: \(reason) (character \(position))."
  }
}

extension Character {
  /// Whether the character moves a terminal by its width, and does nothing else to it.
  fileprivate var isShown: Bool {
    unicodeScalars.allSatisfy { !$0.isControl }
  }

  /// Whether a terminal gives the character two columns: the blocks of East Asian Width “wide” and
  /// “fullwidth”, roughly. https://www.unicode.org/reports/tr11/
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
