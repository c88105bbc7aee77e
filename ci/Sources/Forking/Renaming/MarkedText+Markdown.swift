extension MarkedText {
  /// A text of sentences: Markdown, and anything that is not Swift.
  init(markdown: String) {
    self.init(markdown, in: .prose)
    maskAddresses(bytes.indices)
    if Self.isPatch(markdown) {
      mark(bytes.indices, as: .code)
    } else {
      markMarkdown(lines(bytes.indices))
    }
  }

  /// Whether a text is a patch, as `git diff` prints it.
  private static func isPatch(_ text: String) -> Bool {
    (text.hasPrefix("diff ") || text.hasPrefix("--- ")) && text.contains("\n@@ -")
  }

  /// Returns the lines of a range, without line breaks.
  func lines(_ range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where bytes[place] == UInt8(ascii: "\n") {
      lines.append(start..<place)
      start = place + 1
    }
    return lines + [start..<range.upperBound]
  }

  /// Marks code in sentences, and fenced blocks by their language.
  mutating func markMarkdown(_ lines: [Range<Int>]) {
    var fence: Fence?
    for line in lines {
      let content = bytes[line].drop(while: ASCII.isBlank)
      let ticks = content.prefix { $0 == UInt8(ascii: "`") }
      if let open = fence {
        if ticks.starts(with: open.marks) {
          if open.isSwift { markSwift(open.start..<line.lowerBound) }
          fence = nil
        } else {
          mark(line, as: open.register)
        }
      } else if ticks.count >= 3 {
        let language = content.dropFirst(ticks.count).prefix(while: ASCII.isWord)
        fence = Fence(
          marks: Array(ticks), language: String(decoding: language, as: UTF8.self),
          start: line.upperBound)
      } else {
        markSpans(line)
      }
    }
  }

  /// A fenced code block; `start` is the end of its first line.
  private struct Fence {
    let marks: [UInt8]
    let language: String
    let start: Int

    var isSwift: Bool { language == "swift" }

    var register: Register {
      switch language {
      case "swift", "mermaid", "diff": .code
      case "sh", "bash", "console", "shell": .shell
      case "sql": .sql
      default: .literal
      }
    }
  }

  /// Marks a block of Swift like a Swift file.
  private mutating func markSwift(_ range: Range<Int>) {
    let block = MarkedText(swift: String(decoding: context[range], as: UTF8.self))
    guard block.bytes.count == range.count else { return }
    context.replaceSubrange(range, with: block.context)
    registers.replaceSubrange(range, with: block.registers)
  }

  /// Marks the code spans of a line. A span between double backticks is a symbol.
  private mutating func markSpans(_ line: Range<Int>) {
    var place = line.lowerBound
    while place < line.upperBound {
      let ticks = run(at: place, to: line.upperBound)
      guard ticks > 0 else {
        place += 1
        continue
      }
      let start = place + ticks
      guard let end = endOfSpan(from: start, to: line.upperBound, ticks: ticks) else { return }
      let isStatement = Self.isSQL(words(start..<end))
      mark(start..<end, as: ticks > 1 ? .symbol : isStatement ? .sql : .span)
      place = end + ticks
    }
  }

  /// How many backticks begin at a place.
  private func run(at place: Int, to end: Int) -> Int {
    bytes[place..<end].prefix { $0 == UInt8(ascii: "`") }.count
  }

  private func endOfSpan(from start: Int, to end: Int, ticks: Int) -> Int? {
    var place = start
    while place < end {
      let found = run(at: place, to: end)
      if found == ticks { return place }
      place += max(found, 1)
    }
    return nil
  }

  /// Masks `%2F` with a slash, and other such escapes with a character that is not part of a word.
  mutating func maskAddresses(_ range: Range<Int>) {
    for place in range where bytes[place] == UInt8(ascii: "%") {
      guard place + 2 < range.upperBound else { return }
      let digits = bytes[place + 1...place + 2]
      guard digits.allSatisfy({ ASCII.isDigit($0) || "abcdefABCDEF".utf8.contains($0) }) else {
        continue
      }
      let isSlash = ["2F", "2f"].contains { digits.elementsEqual($0.utf8) }
      mask(place..<place + 3, with: isSlash ? "/" : "%")
    }
  }
}
