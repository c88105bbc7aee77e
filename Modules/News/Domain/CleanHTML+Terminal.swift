import CoreDomain

extension CleanHTML {
  /// The text for a terminal. Paragraphs are separated by a blank line, and list items start with
  /// “- ” or their number. Block quotations are prefixed with “> ”; tables are written row by row.
  /// An image becomes its alternative text or title in brackets, or is omitted if it has neither.
  /// Each link with an address is followed by a number in brackets, and the addresses are listed at
  /// the end. Lines are not wrapped.
  public var terminalText: String {
    var text = TerminalText()
    for part in parts { text.add(part) }
    return text.finished()
  }
}

/// Lays a text out in lines.
private struct TerminalText {
  /// The prefixes of an element's lines: `first` for the first line, `text` for the other lines.
  private struct Margin {
    let text: String
    var first: String?
  }

  private var lines: [String] = []
  private var line = String.UnicodeScalarView()
  private var isBehindBlank = false
  /// How many margins the pending blank line gets, or `nil` if no blank line is pending.
  private var blankLine: Int?
  private var margins: [Margin] = []
  /// The next number of each open list, or `nil` for a list without numbers.
  private var lists: [Int?] = []
  private var preformatted = 0
  /// The numbers of the open links; 0 for links without an address.
  private var links: [Int] = []
  private var numbers: [WebAddress: Int] = [:]
  private var addresses: [WebAddress] = []

  mutating func add(_ part: CleanPart) {
    switch part {
    case .text(let text): preformatted > 0 ? addLines(text) : addWords(text)
    case .start(let element, let attributes): start(element, attributes)
    case .end(let element): end(element)
    }
  }

  mutating func finished() -> String {
    endLine()
    let list = addresses.enumerated().map { "[\($0.offset + 1)] \($0.element.text)" }
    let parts = [lines.joined(separator: "\n"), list.joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

// MARK: - Elements

extension TerminalText {
  private mutating func start(_ element: CleanElement, _ attributes: [CleanAttribute]) {
    switch element {
    case .a: links.append(number(of: attributes))
    case .br: breakLine()
    case .img: addPicture(attributes)
    case .q: addWords("“")
    case .td, .th: if !line.isEmpty { addWords(" | ") }
    case .hr: separate(); addWords("---"); separate()
    case .li: startItem(attributes)
    case .ol: startList(from: attributes.firstNumber ?? 1)
    case .ul, .dir: startList(from: nil)
    case .blockquote: separate(); indent("> ")
    case .dd: endLine(); indent("    ")
    case .pre: separate(); preformatted += 1
    default: if !element.isInline { element.isSetApart ? separate() : endLine() }
    }
  }

  private mutating func end(_ element: CleanElement) {
    switch element {
    case .a: if let number = links.popLast(), number > 0 { addWords("[\(number)]") }
    case .q: addWords("”")
    case .td, .th: isBehindBlank = false
    case .li, .dd: endLine(); outdent()
    case .ul, .ol, .dir:
      _ = lists.popLast()
      lists.isEmpty ? separate() : endLine()
    case .blockquote: endLine(); outdent(); separate()
    case .pre: endLine(); preformatted -= 1; separate()
    default: if !element.isInline { element.isSetApart ? separate() : endLine() }
    }
  }

  private mutating func startList(from number: Int?) {
    lists.isEmpty ? separate() : endLine()
    lists.append(number)
  }

  private mutating func startItem(_ attributes: [CleanAttribute]) {
    endLine()
    guard let last = lists.last, let number = last else { return indent("  ", first: "- ") }
    let own = attributes.firstNumber ?? number
    lists[lists.count - 1] = own + 1
    indent(String(repeating: " ", count: "\(own). ".count), first: "\(own). ")
  }

  private mutating func addPicture(_ attributes: [CleanAttribute]) {
    let words = CleanPart.words(for: attributes)
    if !words.isEmpty { addWords("[\(words)]") }
  }

  private mutating func number(of attributes: [CleanAttribute]) -> Int {
    for case .href(let address) in attributes {
      if let number = numbers[address] { return number }
      addresses.append(address)
      numbers[address] = addresses.count
      return addresses.count
    }
    return 0
  }
}

// MARK: - Lines

extension TerminalText {
  private mutating func addWords(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isLineBlank {
        isBehindBlank = true
      } else {
        if isBehindBlank && !line.isEmpty { line.append(" ") }
        isBehindBlank = false
        line.append(scalar)
      }
    }
  }

  private mutating func addLines(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "\n" { breakLine() } else { line.append(scalar) }
    }
  }

  private mutating func endLine() {
    isBehindBlank = false
    if !line.isEmpty { breakLine() }
  }

  private mutating func breakLine() {
    isBehindBlank = false
    if let blankLine, !lines.isEmpty { lines.append(margin(blankLine).withoutBlanksAtEnd) }
    blankLine = nil
    lines.append((firstMargin() + String(line)).withoutBlanksAtEnd)
    line.removeAll()
  }

  private mutating func separate() {
    endLine()
    blankLine = min(blankLine ?? .max, margins.count)
  }

  /// Returns the prefix of a blank line inside this number of margins.
  private func margin(_ count: Int) -> String {
    margins.prefix(min(count, Self.marginLimit)).map(\.text).joined()
  }

  /// Returns the prefix of the next line, including the markers of items that start in it.
  private mutating func firstMargin() -> String {
    var start = ""
    for place in margins.indices.prefix(Self.marginLimit) {
      start += margins[place].first ?? margins[place].text
      margins[place].first = nil
    }
    return start
  }

  private mutating func indent(_ text: String, first: String? = nil) {
    margins.append(Margin(text: text, first: first))
  }

  private mutating func outdent() {
    _ = margins.popLast()
    if let due = blankLine { blankLine = min(due, margins.count) }
  }

  /// The maximum number of nested margins. Deeper text is not indented any further.
  private static let marginLimit = 12
}

extension CleanElement {
  /// Whether the element is preceded and followed by a blank line.
  fileprivate var isSetApart: Bool {
    switch self {
    case .p, .h1, .h2, .h3, .h4, .h5, .h6, .table, .dl, .figure, .article, .aside, .section,
      .details, .center:
      true
    default: false
    }
  }
}

extension [CleanAttribute] {
  /// The `start` number of a list, or the `value` of an item.
  fileprivate var firstNumber: Int? {
    for attribute in self {
      if case .start(let number) = attribute { return number }
      if case .value(let number) = attribute { return number }
    }
    return nil
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    let end = unicodeScalars.lastIndex { !$0.isLineBlank }
    return end.map { String(self[...$0]) } ?? ""
  }
}
