import CoreWeb

/// Breaks a title into the lines of a cover.
///
/// A line may end between any two ideographs or kana, but must not begin with a closing bracket, a
/// small kana or a similar mark. Other words, including those in full-width Latin letters, are kept
/// whole if they fit. The real text width is unknown, so wide characters count twice, and covers
/// leave some room.
enum ComicTitleLines {
  /// The maximum number of lines. The rest of the title is replaced by `…`.
  static let limit = 5
  /// The line width in tenths of a narrow character.
  static let width = 140
  /// The maximum number of characters of a title.
  static let characterLimit = 200

  static func lines(of title: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var isCut = title.count > characterLimit
    for piece in pieces(of: title.prefix(characterLimit)) {
      let word = line.isEmpty ? piece.trimmedAtStart : piece
      guard width(of: line + word.trimmedAtEnd) > width, !line.isEmpty else {
        line += word
        continue
      }
      if lines.count == limit - 1 {
        isCut = true
        break
      }
      lines.append(line.trimmed)
      line = piece.trimmedAtStart
    }
    lines.append(line.trimmed)
    if isCut, let last = lines.popLast() { lines.append(cut(last)) }
    return lines.filter { !$0.isEmpty }
  }

  /// An upper bound of the width of a text, in tenths of a narrow character.
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Splits a title into the parts between which a line may end.
  private static func pieces(of title: Substring) -> [String] {
    var pieces: [String] = []
    var previous: Character?
    for character in title {
      defer { previous = character }
      let width = width(of: pieces.last ?? "")
      guard let before = previous, let last = pieces.last,
        !mayBreak(between: before, character), width + Self.width(of: character) <= Self.width
      else {
        pieces.append(String(character))
        continue
      }
      pieces[pieces.count - 1] = last + String(character)
    }
    return pieces
  }

  private static func mayBreak(between left: Character, _ right: Character) -> Bool {
    if right.isWhitespace || neverFirst.contains(right) || neverLast.contains(left) {
      return false
    }
    if isWideLatin(left), isWideLatin(right) { return false }
    return left.isWhitespace || left == "-" || isWide(left) || isWide(right)
  }

  private static func cut(_ line: String) -> String {
    var line = line
    while !line.isEmpty, width(of: line) + 20 > width { line.removeLast() }
    return line.trimmed + "…"
  }

  private static func width(of character: Character) -> Int {
    if isWide(character) { return 20 }
    switch character {
    case "W", "M", "m", "w", "@", "%": return 18
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|", " ": return 7
    default: return character.isUppercase || character.isNumber ? 14 : 12
    }
  }

  /// Whether a character is as wide as an ideograph: https://www.unicode.org/reports/tr11/, reduced
  /// to what titles need.
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a character is a Latin letter or a digit that is as wide as an ideograph.
  private static func isWideLatin(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    default: false
    }
  }

  /// Characters that must not begin a line:
  /// https://www.w3.org/TR/jlreq/#characters_not_starting_a_line
  private static let neverFirst = Set<Character>(
    "、。，．・：；？！゛゜ー々ゝゞヽヾ）］｝〕〉》」』】〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)]}")
  /// Characters that must not end a line.
  private static let neverLast = Set<Character>("（［｛〔〈《「『【([{")
}

extension String {
  /// The text without surrounding spaces.
  fileprivate var trimmed: String { trimmedAtEnd.trimmedAtStart }

  fileprivate var trimmedAtStart: String { String(drop(while: \.isWhitespace)) }

  fileprivate var trimmedAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
