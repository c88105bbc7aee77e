/// A prefix of an identifier, which a user types instead of the full identifier.
///
/// A prefix refers to the one stored item whose identifier starts with it. The store finds the
/// items between ``text`` and ``end``, and ``match(among:orElse:ambiguous:)`` decides which of them
/// the user means. Use this type only for identifiers from an ``IdentifierSource``, because other
/// identifiers may have other characters.
public struct IdentifierStart: Hashable, Sendable {
  public let text: String

  /// Parses a prefix that a user typed. White space around it is ignored.
  ///
  /// - Parameter least: The minimum number of characters.
  /// - Returns: `nil` if the text is too short, or has characters other than `a` to `z` and digits.
  public init?(_ typed: String, least: Int = Self.shortest) {
    let text = DisplayText.trimmed(typed)
    guard text.utf8.allSatisfy({ $0.isSmallLetter || $0.isDigit }), text.utf8.count >= least
    else { return nil }
    self.text = text
  }

  /// The first text that sorts after all texts with this prefix: the exclusive upper bound of an
  /// index scan that starts at ``text``.
  public var end: String {
    guard let last = text.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else {
      return "\u{10FFFF}"
    }
    return String(text.dropLast()) + String(next)
  }

  /// Whether an identifier starts with the prefix.
  public func begins(_ identifier: String) -> Bool {
    identifier.utf8.starts(with: text.utf8)
  }

  /// Returns the identifier of the item that the prefix refers to. An item whose identifier is
  /// equal to the prefix wins over items with longer identifiers.
  ///
  /// - Parameters:
  ///   - found: The first ``asked`` items whose identifiers start with the prefix, sorted by
  ///     identifier.
  ///   - missing: The error to throw if there is no item.
  ///   - ambiguous: Makes the error to throw if there are several items.
  public func match<Failure: Error>(
    among found: [IdentifierChoice], orElse missing: Failure,
    ambiguous: (IdentifierChoices) -> Failure
  ) throws(Failure) -> String {
    guard let first = found.first else { throw missing }
    guard found.count > 1, first.id != text else { return first.id }
    throw ambiguous(IdentifierChoices(text, found))
  }

  /// The default minimum length of a prefix, in characters.
  public static let shortest = 4
  /// The number of items to request from a store. It is one more than ``IdentifierChoices/most``,
  /// so that ``IdentifierChoices/hasMore`` can be determined.
  public static let asked = IdentifierChoices.most + 1
}

/// A stored item that a prefix may refer to.
public struct IdentifierChoice: Hashable, Sendable {
  public let id: String
  /// The item's title for display.
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// The items that an ambiguous prefix matches. The description is an error message that lists them.
public struct IdentifierChoices: Hashable, Sendable {
  public let typed: String
  /// The first matching items: at most ``most`` of them.
  public let listed: [IdentifierChoice]
  public let hasMore: Bool

  public init(_ typed: String, _ found: [IdentifierChoice]) {
    self.typed = typed
    listed = Array(found.prefix(Self.most))
    hasMore = found.count > Self.most
  }

  /// The maximum number of items in ``listed``.
  public static let most = 5
}

extension IdentifierChoices: CustomStringConvertible {
  public var description: String {
    let items = listed.map { "\($0.id) “\(DisplayText.quoted($0.title))”" }
    return "“\(DisplayText.quoted(typed))” matches several items. Use one of these identifiers: "
      + items.joined(separator: ", ") + (hasMore ? ", and more." : ".")
  }
}
