extension MarkdownDocument {
  public init(path: String, text: String) {
    self.path = path
    var reader = BlockReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      reader.read(line.last == "\r" ? line.dropLast() : line, number: index + 1)
    }
    reader.end()
    fences = reader.fences
    paragraphs = reader.paragraphs
    for paragraph in paragraphs { readInside(paragraph) }
  }

  private mutating func readInside(_ paragraph: Paragraph) {
    let lines = paragraph.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      readHeading(line, number: paragraph.lines.lowerBound + offset)
    }
    readTable(lines, number: paragraph.lines.lowerBound)
    var inline = InlineReader(paragraph.text, line: paragraph.lines.lowerBound)
    inline.read()
    spans += inline.spans
    links += inline.links
  }

  private mutating func readHeading(_ line: Substring, number: Int) {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.first == " " else { return }
    let text = String(rest.drop { $0 == " " })
    let base = Self.anchor(of: text)
    let same = headings.count { Self.anchor(of: $0.text) == base }
    headings.append(
      Heading(
        level: level, text: text, line: number, anchor: same == 0 ? base : "\(base)-\(same)"))
  }

  /// The anchor that GitHub gives a heading: in lower case, hyphens for blanks, nothing for signs.
  package static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        let kept =
          character.isLetter || character.isNumber || character == "-" || character == "_"
        return kept ? character : nil
      })
  }

  private mutating func readTable(_ lines: [Substring], number: Int) {
    guard lines.count >= 2, lines[0].first == "|", lines[1].hasPrefix("|"),
      lines[1].allSatisfy({ "|-: ".contains($0) })
    else { return }
    tables.append(
      Table(
        header: Self.cells(lines[0]), rows: lines.dropFirst(2).map(Self.cells), line: number))
  }

  /// The cells of a row. A `\|` is a bar inside of a cell.
  private static func cells(_ row: Substring) -> [String] {
    var cells = [""]
    var escaped = false
    for character in row {
      if character == "|", !escaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      escaped = character == "\\"
    }
    return cells.dropFirst().dropLast(row.last == "|" ? 1 : 0).map { $0.trimmingBlanks }
  }
}

/// Tells blocks between fences from paragraphs.
private struct BlockReader {
  var fences: [MarkdownDocument.Fence] = []
  var paragraphs: [MarkdownDocument.Paragraph] = []
  private var open: (mark: Substring, indent: Int, info: [String], line: Int, text: String)?
  private var lines: [Substring] = []
  private var first = 0

  mutating func read(_ line: Substring, number: Int) {
    let indent = line.prefix { $0 == " " }.count
    let content = line.dropFirst(indent)
    let mark = content.prefix { $0 == "`" }.count >= 3 ? content.prefix { $0 == "`" } : ""
    if let fence = open {
      if mark.count >= fence.mark.count, content.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
        close()
      } else {
        open?.text += line.dropFirst(min(indent, fence.indent)) + "\n"
      }
    } else if !mark.isEmpty, !content.dropFirst(mark.count).contains("`") {
      endParagraph()
      let info = content.dropFirst(mark.count).split(separator: " ").map(String.init)
      open = (mark, indent, info, number, "")
    } else if content.allSatisfy(\.isWhitespace) {
      endParagraph()
    } else {
      if lines.isEmpty { first = number }
      lines.append(line)
    }
  }

  mutating func end() {
    if open != nil { close() }
    endParagraph()
  }

  private mutating func close() {
    guard let fence = open else { return }
    fences.append(.init(info: fence.info, text: fence.text, line: fence.line))
    open = nil
  }

  private mutating func endParagraph() {
    guard !lines.isEmpty else { return }
    paragraphs.append(
      .init(text: lines.joined(separator: "\n"), lines: first...(first + lines.count - 1)))
    lines = []
  }
}

extension StringProtocol {
  /// Without blanks at its ends.
  var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
