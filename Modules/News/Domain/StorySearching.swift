public import CoreDomain

/// How stories are searched: by words, whatever their case, width and accents.
///
/// A text is brought into the form in which it is searched: folded words, with one space before each. A
/// story is found when its text contains every needle. A needle begins with that space, so that it
/// finds the beginnings of words; in scripts that put no spaces between words it does not, and is found
/// anywhere.
public struct StorySearching: Sendable {
  private let folding: any TextFolding

  public init(folding: any TextFolding) {
    self.folding = folding
  }

  /// The text by which a story is found: its title and the beginning of what it says.
  public func searchableText(of story: StoryContents) -> String {
    var text = story.title
    for part in [story.summary, story.content] {
      if let part { text += "\n" + part.excerpt(characters: Self.textLength) }
    }
    var seen: Set<String> = []
    return Self.words(in: folding.folded(text)).filter { seen.insert($0).inserted }.joined()
  }

  /// What a text is searched for; nothing where there is no word to look for.
  public func needles(of words: StoryWords) -> [String] {
    Self.words(in: folding.folded(words.text)).map { word in
      word.unicodeScalars.dropFirst().first.map(Self.isOfScriptWithoutSpaces) == true
        ? String(word.dropFirst()) : word
    }
  }

  /// How many characters of a summary and of a content are searched. News say first what they are about.
  public static let textLength = 1000

  /// The words of a folded text, each behind a space.
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

  /// Han, kana, and the scripts of Thai, Lao, Burmese and Khmer.
  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0xA4CF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
