public import CoreDomain

/// The word search in stories. It ignores case, width and accents.
///
/// Texts are indexed as folded words, each with a space before it. Each search word becomes a
/// needle, and a story matches if its text contains every needle. Most needles start with that
/// space, so they match at the start of words. A needle in a script without spaces between words
/// has no space at its start, so it matches anywhere.
public struct StorySearching: Sendable {
  private let folding: any TextFolding

  public init(folding: any TextFolding) {
    self.folding = folding
  }

  /// Returns the indexed text of a story: the words of its title and of the start of its contents.
  public func searchableText(of story: StoryContents) -> String {
    var text = story.title
    for part in [story.summary, story.content] {
      if let part { text += "\n" + part.excerpt(characters: Self.textLength) }
    }
    var seen: Set<String> = []
    return Self.words(in: folding.folded(text)).filter { seen.insert($0).inserted }.joined()
  }

  /// Returns the needles to search for; an empty array if the text contains no words.
  public func needles(of words: StoryWords) -> [String] {
    Self.words(in: folding.folded(words.text)).map { word in
      word.unicodeScalars.dropFirst().first.map(Self.isOfScriptWithoutSpaces) == true
        ? String(word.dropFirst()) : word
    }
  }

  /// The maximum number of indexed characters of the summary, and of the content. The start is
  /// enough, because news articles begin with the essentials.
  public static let textLength = 1000

  /// Returns the words of a folded text, each with a space before it.
  private static func words(in text: String) -> [String] {
    text.unicodeScalars.split { !isPartOfAWord($0) }
      .map { " " + String(String.UnicodeScalarView($0)) }
  }

  private static func isPartOfAWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: true
    case 0...0x7F: false
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Whether the scalar is Han, kana, Thai, Lao, Burmese or Khmer.
  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0xA4CF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
