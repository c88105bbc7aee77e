public import CoreDomain

/// The form in which titles, readings and queries are compared.
///
/// The rule, in order: Core's folding (NFKC, case, width, the kind of kana, marks; see
/// `TextFolding`); then white space and middle dots are dropped, since titles are written with and
/// without them; then a run of long-vowel marks becomes one of them; and once more Core's folding,
/// since what was dropped may have stood between a letter and its mark. How long a vowel is counts
/// otherwise: `ブラク` is not `ブラック`, and `ビル` is not `ビール`.
public struct ComicSearchKey: Hashable, Sendable {
  /// The folded text.
  public let text: String

  public init(_ text: String, folding: any TextFolding) {
    var scalars = String.UnicodeScalarView()
    for scalar in folding.folded(text).unicodeScalars {
      if Self.isDropped(scalar) { continue }
      if scalar == Self.longVowel, scalars.last == Self.longVowel { continue }
      scalars.append(scalar)
    }
    // What was dropped may have kept a mark from its letter: `か・゛` is `が`.
    self.text = folding.folded(String(scalars))
  }

  /// Whether there is nothing to look for. Everything contains it.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether a text contains this one, scalar for scalar, as an index answers too.
  public func isContained(in other: ComicSearchKey) -> Bool {
    guard !isEmpty else { return true }
    let (hay, needle) = (Array(other.text.utf8), Array(text.utf8))
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { start in
      hay[start..<start + needle.count].elementsEqual(needle)
    }
  }

  /// How many characters of a query are looked for: what is typed behind them is not.
  public static let limit = 200

  private static let longVowel: Unicode.Scalar = "\u{30FC}"

  /// Middle dots of several scripts, as they are left by NFKC.
  private static let middleDots: Set<Unicode.Scalar> = [
    "\u{00B7}", "\u{2022}", "\u{2027}", "\u{22C5}", "\u{30FB}", "\u{0387}", "\u{2219}",
  ]

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || middleDots.contains(scalar)
  }
}

/// The form by which titles are put in order: folded, with the numbers in them by their value, so
/// that `第2話` stands before `第10話`. A number of a hundred digits or more counts as one of 99.
public struct ComicSortKey: Hashable, Sendable, Comparable {
  /// Compared byte for byte.
  public let text: String

  public init(_ text: String, folding: any TextFolding) {
    var key = String.UnicodeScalarView()
    var digits = String.UnicodeScalarView()
    for scalar in folding.folded(text).unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.append(scalar)
      } else {
        Self.append(digits, to: &key)
        digits = String.UnicodeScalarView()
        key.append(scalar)
      }
    }
    Self.append(digits, to: &key)
    self.text = String(key)
  }

  /// A number is written as how many digits it has, and its digits: one with fewer comes first.
  private static func append(
    _ digits: String.UnicodeScalarView, to key: inout String.UnicodeScalarView
  ) {
    guard !digits.isEmpty else { return }
    let value = digits.drop { $0 == "0" }
    let length = String(min(value.count, 99))
    key.append(contentsOf: (length.utf8.count < 2 ? "0\(length)" : length).unicodeScalars)
    key.append(contentsOf: value)
  }

  public static func < (left: ComicSortKey, right: ComicSortKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// By what series are put in order.
public enum ComicOrdering: String, Hashable, Sendable, CaseIterable {
  /// By title, numbers in it by their value.
  case title
  /// What has had something new to read last comes first; the titles decide between equals.
  case recent
  /// By how the title is read, as an index of kana does; a series without a reading by its title.
  case reading
}

/// What a person asks of the shelf or the catalogue.
public struct ComicListForm: Hashable, Sendable {
  /// Only what the reader owns something of.
  public var ownedOnly: Bool
  public var ordering: ComicOrdering
  /// What titles or readings contain; blank for all.
  public var query: String
  /// Where to go on: how many series were shown before. From 0 to ``farthest``.
  public var offset: Int {
    didSet { offset = min(max(offset, 0), Self.farthest) }
  }
  /// How many series at most, within ``ListLimit/bounds``.
  public var limit: Int {
    didSet { limit = min(max(limit, 1), ListLimit.most) }
  }

  public init(
    ownedOnly: Bool = true, ordering: ComicOrdering = .title, query: String = "",
    offset: Int = 0, limit: Int = ComicListForm.pageSize
  ) {
    self.ownedOnly = ownedOnly
    self.ordering = ordering
    self.query = query
    self.offset = min(max(offset, 0), Self.farthest)
    self.limit = min(max(limit, 1), ListLimit.most)
  }

  /// The form of the page so many series further on, or back where the number is under 0.
  public func skipping(_ count: Int) -> ComicListForm {
    ComicListForm(
      ownedOnly: ownedOnly, ordering: ordering, query: query, offset: offset + count, limit: limit)
  }

  /// How many series a page has when nobody says.
  public static let pageSize = 50
  /// How many series may have been shown before.
  public static let farthest = 1_000_000_000
}
