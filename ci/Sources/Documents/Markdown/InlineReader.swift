/// Finds words in code and links in a paragraph.
struct InlineReader {
  private let text: Substring
  private var position: Substring.Index
  private var line: Int
  private(set) var spans: [MarkdownDocument.CodeSpan] = []
  private(set) var links: [MarkdownDocument.Link] = []

  init(_ text: String, line: Int) {
    self.text = text[...]
    position = text.startIndex
    self.line = line
  }

  mutating func read() {
    readDefinitions()
    while position < text.endIndex {
      switch text[position] {
      case "`": readSpan()
      case "]": readLink()
      case "<": readElement()
      default: step()
      }
    }
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where position < text.endIndex {
      if text[position] == "\n" { line += 1 }
      position = text.index(after: position)
    }
  }

  /// A run of backticks up to the next run that is as long.
  private mutating func readSpan() {
    let mark = text[position...].prefix { $0 == "`" }
    var rest = text[mark.endIndex...]
    while let tick = rest.firstIndex(of: "`") {
      let run = rest[tick...].prefix { $0 == "`" }
      if run.count == mark.count {
        let content = text[mark.endIndex..<tick]
        let joined = content.split(separator: "\n").map(\.trimmingBlanks).joined(separator: " ")
        spans.append(.init(text: joined.trimmingBlanks, line: line, ticks: mark.count))
        step(text.distance(from: position, to: run.endIndex))
        return
      }
      rest = text[run.endIndex...]
    }
    step(mark.count)
  }

  /// The second half of `[text](target "title")`; the text before it is read like any other.
  private mutating func readLink() {
    step()
    guard position < text.endIndex, text[position] == "(",
      let end = text[position...].firstIndex(of: ")")
    else { return }
    let inside = text[text.index(after: position)..<end]
    if let target = inside.split(separator: " ").first {
      links.append(.init(target: String(target), line: line))
    }
    step(text.distance(from: position, to: end))
  }

  /// An element of HTML: `src` and `href` are links, a comment is passed over.
  private mutating func readElement() {
    let rest = text[position...]
    if rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") {
      step(text.distance(from: position, to: end.upperBound))
      return
    }
    guard let end = rest.firstIndex(of: ">") else { return step() }
    let element = rest[..<end]
    guard element.contains("=\"") else { return step() }
    for match in element.matches(of: #/\s(?:src|srcset|href)="([^"]*)"/#) {
      links.append(.init(target: String(match.1), line: line))
    }
    step(text.distance(from: position, to: end))
  }

  /// Lines such as `[name]: target`.
  private mutating func readDefinitions() {
    for (offset, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard content.first == "[", let match = content.wholeMatch(of: #/\[[^\]]+\]:\s+(\S+).*/#)
      else { continue }
      links.append(.init(target: String(match.1), line: line + offset))
    }
  }
}
