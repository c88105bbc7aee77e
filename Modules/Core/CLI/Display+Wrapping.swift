import CoreDomain

extension Display {
  /// Wraps text to the width of the display, but not to less than 24 columns. Continuation lines
  /// repeat the margin of their line: its spaces, the “> ” of quotations, and the indentation of
  /// list items. A word that is longer than a line, such as a URL, is not broken, so that it can be
  /// copied.
  package func wrapped(_ text: String) -> String {
    let width = max(columns, Self.leastColumns)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { WrappedLine(String($0), width: width).text }
      .joined(separator: "\n")
  }

  /// Shortens a cell of a table to a number of terminal columns. A shortened cell ends with “…”.
  /// Returns the cell unchanged if the output is not a terminal, because another program may read
  /// it.
  package func fitted(_ cell: String, to width: Int) -> String {
    isTerminal ? cell.fitted(to: width) : cell
  }

  /// Joins words with two spaces. On a terminal, starts a new line if the next word does not fit.
  package func flow(_ words: [String]) -> String {
    guard isTerminal else { return words.joined(separator: "  ") }
    return words.reduce(into: (text: "", used: 0)) { line, word in
      let needed = word.terminalColumns
      let fits = line.used + 2 + needed <= columns
      line.text += (line.used == 0 ? "" : fits ? "  " : "\n") + word
      line.used = line.used > 0 && fits ? line.used + 2 + needed : needed
    }.text
  }

  private static let leastColumns = 24
}

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

  /// Returns the margin of the first line and the margin of its continuation lines.
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

  /// Splits a line into parts. The line may be wrapped between two parts. Each part has its
  /// trailing space. The parts are words or, in scripts without spaces, single characters. A
  /// character that must not begin a line stays with the previous part.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in line {
      let isJoined =
        (isOpen && !character.isWide) || character == " " || character.mayNotBeginALine
      if isJoined, !words.isEmpty {
        words[words.endIndex - 1].append(character)
      } else {
        words.append(String(character))
      }
      isOpen = character != " " && !character.isWide
    }
    return words
  }
}

extension String {
  /// The width of the text in terminal columns. The escape sequences of styles have no width, and
  /// wide characters, such as Chinese characters, have two columns.
  package var terminalColumns: Int {
    let shown = contains("\u{1B}") ? replacing(/\u{1B}\[\d+m/, with: "") : self
    return shown.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension String {
  /// Shortens a text without styles to a number of terminal columns. A shortened text ends with
  /// “…”.
  package func fitted(to width: Int) -> String {
    guard terminalColumns > width else { return self }
    var (part, used) = ("", 0)
    for character in self {
      let columns = character.isWide ? 2 : 1
      guard used + columns < width else { break }
      part.append(character)
      used += columns
    }
    return part + "…"
  }
}

extension Character {
  /// Whether the character must not begin a line. This matters in scripts that can be wrapped
  /// between any two characters: https://www.w3.org/TR/jlreq/#characters_not_starting_a_line
  fileprivate var mayNotBeginALine: Bool {
    "、。，．・：；？！ー」』）］｝】〉》”’…ゝ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(self)
  }
}
