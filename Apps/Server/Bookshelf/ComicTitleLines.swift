/// Breaks a title into the lines of a cover.
///
/// Between ideographs and kana a line ends anywhere, but no line begins with a closing bracket, a
/// small kana or a mark of that kind. Other words are kept whole where a line has room for them.
/// How wide a text is drawn is not known here: a wide character counts twice a narrow one, and a
/// cover has room to spare.
enum ComicTitleLines {
  /// How many lines there are at most. What is left over is cut, with `…` in its place.
  static let limit = 5
  /// How wide a line is, in tenths of a narrow character.
  static let width = 140
  /// How many characters of a title are looked at.
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

  /// How wide a text is at most, in tenths of a narrow character.
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The parts between which a line may end.
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

  /// Whether a character is as wide as an ideograph:
  /// https://www.unicode.org/reports/tr11/, as far as titles need it.
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// What no line begins with: https://www.w3.org/TR/jlreq/#characters_not_starting_a_line
  private static let neverFirst = Set<Character>(
    "、。，．・：；？！゛゜ー々ゝゞヽヾ）］｝〕〉》」』】〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)]}")
  /// What no line ends with.
  private static let neverLast = Set<Character>("（［｛〔〈《「『【([{")
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmed: String { trimmedAtEnd.trimmedAtStart }

  fileprivate var trimmedAtStart: String { String(drop(while: \.isWhitespace)) }

  fileprivate var trimmedAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
