/// The name of a feature or of an entity, in the form of a type: `Bookmarks`, `PaintColor`.
///
/// It is split into words once, so that it can be written in every form that code, tables,
/// addresses and sentences use.
public struct FeatureName: Hashable, Sendable, CustomStringConvertible {
  /// The name in upper camel case.
  public let text: String
  /// The words from left to right, as the name has them: `["Paint", "Color"]`. An acronym is one.
  public let words: [String]

  /// Returns `nil` unless the text is a valid type name: ASCII letters and digits, starting with a
  /// capital.
  public init?(_ text: String) {
    guard let first = text.utf8.first, ASCII.isUpper(first),
      text.utf8.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) })
    else { return nil }
    self.text = text
    words = Self.words(of: Array(text.utf8))
  }

  public var description: String { text }

  /// `PaintColor`
  public var upperCamel: String { text }
  /// `paintColor`
  public var lowerCamel: String { written(NameForm(.none, .lower)) }
  /// `paint_color`
  public var snake: String { written(NameForm(.underscore, .lower)) }
  /// `PAINT_COLOR`
  public var screamingSnake: String { written(NameForm(.underscore, .upper)) }
  /// `paint-color`
  public var kebab: String { written(NameForm(.hyphen, .lower)) }
  /// `paint color`
  public var spaced: String { written(NameForm(.blank, .lower)) }
  /// `Paint color`, at the beginning of a sentence.
  public var sentence: String { written(NameForm(.blank, .capital)) }

  func written(_ form: NameForm) -> String {
    words.enumerated().map { place, word in
      form.written(word, isFirst: place == 0)
    }
    .joined(separator: form.joiner.rawValue)
  }

  /// A word begins at a capital that does not belong to the acronym before it.
  private static func words(of letters: [UInt8]) -> [String] {
    var words: [[UInt8]] = []
    for (place, letter) in letters.enumerated() {
      if place == 0 || beginsWord(letters, place) { words.append([]) }
      words[words.count - 1].append(letter)
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func beginsWord(_ letters: [UInt8], _ place: Int) -> Bool {
    guard ASCII.isUpper(letters[place]) else { return false }
    guard ASCII.isUpper(letters[place - 1]) else { return true }
    // `RSSFeed` is “RSS” and “Feed”; the `s` of `PDFs` and `URLsOfPages` makes many of an acronym.
    let next = place + 1 < letters.count ? letters[place + 1] : nil
    let afterNext = place + 2 < letters.count ? letters[place + 2] : nil
    let isPlural = next == UInt8(ascii: "s") && !(afterNext.map(ASCII.isLower) ?? false)
    return next.map(ASCII.isLower) == true && !isPlural
  }
}
