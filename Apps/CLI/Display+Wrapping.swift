extension Display {
  /// Text in lines that fit the display. A line that is broken goes on behind its margin, which is made of
  /// blanks, of “> ” for quotations and of the mark of an item. A word that fits no line at all, such as an
  /// address, stays whole and where it is, so that it can be copied.
  func wrapped(_ text: String) -> String {
    let width = max(columns, Self.leastColumns)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { WrappedLine(String($0), width: width).text }
      .joined(separator: "\n")
  }

  /// On a display that is narrower, lines are as long as this all the same.
  private static let leastColumns = 24
}

/// A line that is broken into several ones.
private struct WrappedLine {
  private(set) var text: String
  private var column: Int
  private let margin: String
  private let width: Int

  init(_ line: String, width: Int) {
    let (first, margin) = Self.margins(of: line)
    self.margin = margin
    self.width = width
    text = first
    column = first.terminalColumns
    guard line.terminalColumns > width else {
      text = line
      return
    }
    for word in Self.words(of: line.dropFirst(first.count)) { add(word) }
  }

  private mutating func add(_ word: String) {
    let ink = word.last == " " ? String(word.dropLast()) : word
    let needed = ink.terminalColumns
    let room = width - margin.terminalColumns
    if column + needed > width, column > margin.terminalColumns, needed <= room {
      if text.last == " " { text.removeLast() }
      text += "\n" + margin
      column = margin.terminalColumns
    }
    text += word
    column += word.terminalColumns
  }

  /// What a line begins with, and what the lines begin with that go on with it.
  private static func margins(of line: String) -> (first: String, others: String) {
    var rest = Substring(line)
    var quotations = ""
    while let mark = ["> ", " "].first(where: rest.hasPrefix) {
      quotations += mark
      rest = rest.dropFirst(mark.count)
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let isNumbered = !digits.isEmpty && rest.dropFirst(digits.count).hasPrefix(". ")
    let item = rest.hasPrefix("- ") ? "- " : isNumbered ? digits + ". " : ""
    return (quotations + item, quotations + String(repeating: " ", count: item.count))
  }

  /// The parts between which a line may be broken, each with the blank behind it: words, and the single
  /// characters of scripts that have no blanks. What may not begin a line stays with what stands before it.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in line {
      let isJoined =
        (isOpen && !character.isWide) || character == " " || character.mayNotBeginALine
      if isJoined, let last = words.popLast() {
        words.append(last + String(character))
      } else {
        words.append(String(character))
      }
      isOpen = character != " " && !character.isWide
    }
    return words
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  var terminalColumns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
  /// Whether a terminal gives the character two columns: the blocks of East Asian Width “wide” and
  /// “fullwidth”, roughly. https://www.unicode.org/reports/tr11/
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether no line begins with the character, in scripts that are broken anywhere:
  /// https://www.w3.org/TR/jlreq/#characters_not_starting_a_line
  fileprivate var mayNotBeginALine: Bool {
    "、。，．・：；？！ー」』）］｝】〉》”’…ゝ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(self)
  }
}
