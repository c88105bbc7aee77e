/// The beginning of an identifier, as a person types it instead of the whole.
///
/// It means the one stored item whose identifier begins so. The rule is here; a store only looks
/// identifiers up. It is for identifiers that an ``IdentifierSource`` made, and not for those of a service.
public struct IdentifierStart: Hashable, Sendable {
  public let text: String

  /// Reads a text, without the blanks around it.
  ///
  /// - Parameter least: how many characters it has at least.
  /// - Returns: `nil` if the text is shorter, or no identifier begins so.
  public init?(_ typed: String, least: Int = Self.shortest) {
    let text = DisplayText.trimmed(typed)
    let isPart = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPart, text.utf8.count >= least else { return nil }
    self.text = text
  }

  /// The first text behind all that begin so, by their encoding: an index is scanned from ``text`` up to
  /// it, and does not reach it.
  public var end: String {
    guard let last = text.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else {
      return "\u{10FFFF}"
    }
    return String(text.dropLast()) + String(next)
  }

  /// Whether an identifier begins so.
  public func begins(_ identifier: String) -> Bool {
    identifier.utf8.starts(with: text.utf8)
  }

  /// Returns what the text means.
  ///
  /// - Parameter found: the items whose identifiers begin so, in the order of those, ``asked`` at most.
  public func match(among found: [IdentifierChoice]) -> IdentifierMatch {
    guard let first = found.first else { return .none }
    guard found.count > 1, first.id != text else { return .one(first.id) }
    return .several(IdentifierChoices(text, found))
  }

  /// How many characters a shortened identifier has at least.
  public static let shortest = 4
  /// How many items a store is asked for: one more than are listed.
  public static let asked = IdentifierChoices.most + 1
}

/// A stored item that an identifier may mean.
public struct IdentifierChoice: Hashable, Sendable {
  public let id: String
  /// What a person knows the item by.
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// What the beginning of an identifier means.
public enum IdentifierMatch: Hashable, Sendable {
  case none
  case one(String)
  case several(IdentifierChoices)
}

/// The items that a text may mean, where it means several.
public struct IdentifierChoices: Hashable, Sendable {
  public let typed: String
  /// The first of them, ``most`` at most.
  public let listed: [IdentifierChoice]
  public let hasMore: Bool

  public init(_ typed: String, _ found: [IdentifierChoice]) {
    self.typed = typed
    listed = Array(found.prefix(Self.most))
    hasMore = found.count > Self.most
  }

  /// How many are listed.
  public static let most = 5
}

extension IdentifierChoices: CustomStringConvertible {
  public var description: String {
    let items = listed.map { "\($0.id) “\(DisplayText.quoted($0.title))”" }
    return "“\(DisplayText.quoted(typed))” may be any of these; give the identifier of one: "
      + items.joined(separator: ", ") + (hasMore ? ", and more." : ".")
  }
}
