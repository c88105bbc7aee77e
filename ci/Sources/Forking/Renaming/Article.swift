/// The “a” or “an” before a name, in a sentence or in a name of several words: `aBookmarkIsShown`.
struct Article {
  /// The range of the article.
  let range: Range<Int>
  /// The other article. Changing it twice restores the original, even if that was wrong.
  let other: String

  /// Returns `nil` if no article precedes the name.
  init?(before name: NamePlace, _ form: NameForm) {
    let found = Self.insideWord(before: name, form) ?? Self.insideSentence(before: name)
    guard let range = found else { return nil }
    self.range = range
    let word = name.text.words(range)
    other =
      switch word {
      case "a": "an"
      case "A": form.casing == .upper ? "AN" : "An"
      default: String(word.prefix(1))
      }
  }

  /// Whether a name takes “an”, by its sound: “an hour”, “a user”, “an RSS feed”.
  static func isAn(before name: FeatureName) -> Bool {
    if name.beginsWithAcronym { return name.text.first.map("AEFHILMNORSX".contains) ?? false }
    let word = name.words[0].lowercased()
    if silent.contains(where: word.hasPrefix) { return true }
    if consonant.contains(where: word.hasPrefix) { return false }
    return word.first.map("aeiou".contains) ?? false
  }

  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  private static let consonant = [
    "eu", "one", "once", "unicorn", "uniform", "union", "unique", "unit", "universe", "university",
    "usage", "use", "usual", "utensil", "utility",
  ]

  /// The `a` of `aBookmark`, the `An` of `thatAnOcean`: a separate word in a camel-case name.
  private static func insideWord(before name: NamePlace, _ form: NameForm) -> Range<Int>? {
    guard form.casing != .lower, form.casing != .upper else { return nil }
    let end = name.range.lowerBound
    let before = name.text.context
    for length in [2, 1] where end >= length {
      let start = end - length
      guard Self.isArticle(before[start..<end]) else { continue }
      let previous = start > 0 ? before[start - 1] : UInt8(ascii: " ")
      let isWord =
        ASCII.isUpper(before[start]) ? !ASCII.isUpper(previous) : !ASCII.isLetter(previous)
      if isWord { return start..<end }
    }
    return nil
  }

  /// The “a” of “a bookmark”, “a ‘Bookmark’” and “a\n/// bookmark”.
  private static func insideSentence(before name: NamePlace) -> Range<Int>? {
    guard name.register.hasSentences else { return nil }
    let context = name.text.context
    var end = name.range.lowerBound
    func skip(while isSkipped: (UInt8) -> Bool) {
      while end > 0, isSkipped(context[end - 1]), name.text.registers[end - 1].hasSentences {
        end -= 1
      }
    }
    skip { Self.marks.contains($0) }
    let blanks = end
    skip(while: ASCII.isBlank)
    guard end < blanks, context[end..<blanks].count(where: { $0 == UInt8(ascii: "\n") }) < 2 else {
      return nil
    }
    let last = end
    skip(while: ASCII.isLetter)
    let previous = end > 0 ? context[end - 1] : UInt8(ascii: " ")
    guard Self.isArticle(context[end..<last]), !Self.joins(previous) else { return nil }
    return end..<last
  }

  /// The characters that may separate an article from its name: emphasis and quotation marks,
  /// including `“`.
  private static let marks = Set("\"`*_([“‘".utf8)

  /// Whether a character makes the following “a” a part of something else: `-a`, `'a`, `b.a`.
  private static func joins(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private static func isArticle(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["a", "A", "an", "An", "AN"].contains { bytes.elementsEqual($0.utf8) }
  }
}
