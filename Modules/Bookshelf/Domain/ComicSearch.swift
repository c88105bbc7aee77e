public import CoreDomain

/// The normalized form of a title, reading or query, for comparison.
///
/// It is derived in this order: Core's folding (NFKC, case, width, kind of kana, marks; see
/// `TextFolding`); removal of white space and middle dots, which titles use inconsistently; runs of
/// long-vowel marks reduced to one; and Core's folding again, because a removed character may have
/// separated a letter from its mark. Other differences in vowel length count: `ブラク` is not `ブラック`,
/// and `ビル` is not `ビール`.
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
    // A removed character may have separated a mark from its letter: `か・゛` is `が`.
    self.text = folding.folded(String(scalars))
  }

  /// Whether the key is empty. Every text contains an empty key.
  public var isEmpty: Bool { text.isEmpty }

  /// Returns whether `other` contains this key. Compares scalar by scalar, as the search index
  /// does.
  public func isContained(in other: ComicSearchKey) -> Bool {
    let (hay, needle) = (Array(other.text.utf8), Array(text.utf8))
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { start in
      hay[start..<start + needle.count].elementsEqual(needle)
    }
  }

  /// The maximum length of a query, in characters. Further characters are ignored.
  public static let limit = 200

  private static let longVowel: Unicode.Scalar = "\u{30FC}"

  /// The middle dots of several scripts, as NFKC leaves them.
  private static let middleDots: Set<Unicode.Scalar> = [
    "\u{00B7}", "\u{2022}", "\u{2027}", "\u{22C5}", "\u{30FB}", "\u{0387}", "\u{2219}",
  ]

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || middleDots.contains(scalar)
  }
}

/// The form for sorting titles: folded, with numbers sorted by value, so `第2話` precedes `第10話`.
/// Numbers with 99 or more digits, without leading zeros, are compared digit by digit from the left.
public struct ComicSortKey: Hashable, Sendable, Comparable {
  /// The key, compared byte by byte.
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

  /// Appends a number as its digit count and its digits, so that numbers with fewer digits sort
  /// first.
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

/// The sort order of series.
public enum ComicOrdering: String, Hashable, Sendable, CaseIterable {
  /// By title, with numbers sorted by value.
  case title
  /// By latest release, newest first, then by title.
  case recent
  /// By the reading of the title, as in a kana index. A series without a reading is sorted by its
  /// title.
  case reading
}
