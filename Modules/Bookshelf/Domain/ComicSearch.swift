public import CoreDomain

/// The normalized form of a title, a reading or a query. A search compares normalized forms.
///
/// It is derived in this order:
///
/// 1. Fold the text: see ``TextFolding``.
/// 2. Remove white space and middle dots, which titles use inconsistently.
/// 3. Reduce each run of long-vowel marks to one mark.
/// 4. Fold the text again, because a removed character may have separated a letter from its mark.
///
/// Other differences in the length of sounds are significant: `ブラク` is not `ブラック`,
/// and `ビル` is not `ビール`.
public struct ComicSearchKey: Hashable, Sendable {
  /// The normalized text.
  public let text: String

  public init(_ text: String, folding: any TextFolding) {
    var scalars = String.UnicodeScalarView()
    for scalar in folding.folded(text).unicodeScalars {
      if Self.isDropped(scalar) { continue }
      if scalar == Self.longVowel, scalars.last == Self.longVowel { continue }
      scalars.append(scalar)
    }
    // A removed character may have separated a mark from its letter: `か・゛` is `が`.
    self.text = folding.folded(String(scalars))
  }

  /// Whether the key is empty. Every text contains an empty key.
  public var isEmpty: Bool { text.isEmpty }

  /// Returns whether `other` contains this key. Compares byte by byte, as the search index does.
  public func isContained(in other: ComicSearchKey) -> Bool {
    let (hay, needle) = (Array(other.text.utf8), Array(text.utf8))
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { start in
      hay[start..<start + needle.count].elementsEqual(needle)
    }
  }

  /// The maximum length of a query, in Unicode scalars. A ``ComicListForm`` with a longer query is
  /// invalid. Stores ignore the characters after the first ``limit``.
  public static let limit = 200

  private static let longVowel: Unicode.Scalar = "\u{30FC}"

  /// The middle dots of several scripts, after NFKC normalization.
  private static let middleDots: Set<Unicode.Scalar> = [
    "\u{00B7}", "\u{2022}", "\u{2027}", "\u{22C5}", "\u{30FB}", "\u{0387}", "\u{2219}",
  ]

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || middleDots.contains(scalar)
  }
}

/// The sort key of a title or its reading. The text is folded, and numbers are sorted by value, so
/// `第2話` precedes `第10話`.
///
/// Kana are sorted as in a Japanese index: `か`, `が`, `かあ`, `カー`, `がい`, `かう`. Voicing marks, small
/// kana and long vowels count only if the texts are otherwise equal.
///
/// Numbers of 99 or more digits, not counting leading zeros, are compared digit by digit from the
/// left.
public struct ComicSortKey: Hashable, Sendable, Comparable {
  /// The key as text. Keys are compared byte by byte.
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
    let index = KanaIndex.firstLevel(of: key)
    // U+0001 precedes all printable characters, so the rest only decides between equal beginnings.
    self.text =
      index.elementsEqual(key) ? String(key) : "\(String(index))\u{1}\(String(key))"
  }

  /// Appends a number as its digit count and its digits, so that numbers with fewer digits sort
  /// first.
  private static func append(
    _ digits: String.UnicodeScalarView, to key: inout String.UnicodeScalarView
  ) {
    guard !digits.isEmpty else { return }
    let value = digits.drop { $0 == "0" }
    key.append(contentsOf: min(value.count, 99).digits(2).unicodeScalars)
    key.append(contentsOf: value)
  }

  public static func < (left: ComicSortKey, right: ComicSortKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// The sort order of series. The raw value is the text in forms and URLs.
public enum ComicOrdering: String, Hashable, Sendable, CaseIterable {
  /// By title, with numbers sorted by value.
  case title
  /// By latest release, newest first, then by title. Series without a release come last.
  case recent
  /// By the reading of the title, as in a kana index: see ``ComicSortKey``. A series without a
  /// reading is sorted by its title.
  case reading
}
