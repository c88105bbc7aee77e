public import CoreDomain

/// Decides which stories contain the words of a search. Case, width and accents do not matter.
///
/// The indexed text of a story consists of its words, folded by ``TextFolding``, each with a space
/// before it. Each search word becomes a needle, which is a folded word with a space before it. A
/// story matches if its text contains every needle. The space makes a needle match only at the
/// start of a word. In scripts without spaces between words, such as Japanese, needles have no
/// space and match anywhere.
///
/// Such scripts also have no space before a Latin word or a number: `新型iPhoneを発売`, `第3次`. So
/// each change from such a script to another one gets a space too, in texts and in needles:
/// ` 新型 iphoneを発売`. The needles ` iphone`, ` iphoneを` and `型 iphone` match this text.
public struct StorySearching: Sendable {
  private let folding: any TextFolding

  public init(folding: any TextFolding) {
    self.folding = folding
  }

  /// Returns the text to index for a story: the words of its title and of the start of its summary
  /// and content, each word once.
  public func searchableText(of story: StoryContents) -> String {
    var text = story.title
    for part in [story.summary, story.content] {
      if let part { text += "\n" + part.excerpt(characters: Self.textLength) }
    }
    var seen: Set<String> = []
    return Self.words(in: folding.folded(text)).filter { seen.insert($0).inserted }.joined()
  }

  /// Returns the texts that a story must contain to match. An empty array means that the search has
  /// no words, so no story matches.
  public func needles(of words: StoryWords) -> [String] {
    Self.words(in: folding.folded(words.text)).map { word in
      word.unicodeScalars.dropFirst().first.map(Self.isOfScriptWithoutSpaces) == true
        ? String(word.dropFirst()) : word
    }
  }

  /// The maximum number of characters of the summary, and of the content, that are indexed. Words
  /// after them are not found. News articles begin with the essentials.
  public static let textLength = 1000

  /// Whether a text may contain a word. A search ignores all other characters. Some symbols become
  /// letters when they are folded: `㈱`, `℃`, `™`.
  static func mayHaveWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .otherSymbol && properties.changesWhenNFKCCaseFolded
    }
  }

  /// Returns the words of a folded text, each with a space before it and before each change to a
  /// script with spaces.
  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isWithoutSpaces = false
    for scalar in text.unicodeScalars {
      if isPartOfAWord(scalar) {
        let wasWithoutSpaces = isWithoutSpaces
        isWithoutSpaces = isOfScriptWithoutSpaces(scalar)
        if word.isEmpty || wasWithoutSpaces && !isWithoutSpaces { word.append(" ") }
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
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
