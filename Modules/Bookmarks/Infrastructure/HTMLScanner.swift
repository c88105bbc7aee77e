/// A scanner of HTML that tells tags from text and forgives what browsers forgive.
///
/// It keeps no tree: both of its users, the page's title and the bookmark file, are lists of tags
/// in which closing tags are often left out.
struct HTMLScanner {
  /// A piece of a document.
  enum Token {
    /// Text between tags, with its entities decoded.
    case text(String)
    case open(HTMLTag)
    /// A closing tag, by its name in lower case.
    case close(String)
  }

  private var rest: Substring.UTF8View
  private var counter: LineCounter

  init(_ text: String) {
    rest = Substring(text).utf8
    counter = LineCounter(rest)
  }

  /// The line on which the next token begins, counted from 1.
  mutating func line() -> Int {
    counter.line(at: rest.startIndex)
  }

  /// The next token, or nothing at the end. Comments and declarations are passed over.
  mutating func next() -> Token? {
    while let first = rest.first {
      guard first == UInt8(ascii: "<") else { return .text(takeText()) }
      if rest.starts(with: "<!--".utf8) {
        drop(past: "-->")
      } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
        drop(past: ">")
      } else if let token = takeTag() {
        return token
      } else {
        return .text(takeText(beyondFirst: true))
      }
    }
    return nil
  }

  /// The text up to a closing tag, with its entities decoded; the tag is consumed.
  mutating func text(until name: String) -> String {
    HTMLText.unescaped(Substring(take(until: name)))
  }

  /// Moves past the next closing tag of a name, or to the end where there is none.
  mutating func skip(past name: String) {
    _ = take(until: name)
  }
}

/// An opening tag.
struct HTMLTag {
  /// The name in lower case.
  let name: String
  /// The attributes by their names in lower case, with entities decoded. The first of a name counts.
  let attributes: [String: String]
}

extension HTMLScanner {
  private mutating func takeText(beyondFirst: Bool = false) -> String {
    let end =
      rest.dropFirst(beyondFirst ? 1 : 0).firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    let text = HTMLText.unescaped(Substring(rest[..<end]))
    rest = rest[end...]
    return text
  }

  private mutating func drop(past mark: String) {
    var tail = rest
    while !tail.isEmpty, !tail.starts(with: mark.utf8) { tail = tail.dropFirst() }
    rest = tail.dropFirst(mark.utf8.count)
  }

  /// Takes everything up to a closing tag, and the tag. Only the tag's name is looked at, so each
  /// byte is read once, whatever stands between.
  private mutating func take(until name: String) -> Substring.UTF8View {
    let body = rest
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if isAtClosingTag(name) {
        _ = takeTag()
        return body[..<open]
      }
      rest = rest.dropFirst()
    }
    rest = rest[rest.endIndex...]
    return body
  }

  /// Whether a closing tag of a name, in any case, begins here.
  private func isAtClosingTag(_ name: String) -> Bool {
    let tail = rest.dropFirst()
    guard tail.first == UInt8(ascii: "/") else { return false }
    let found = tail.dropFirst().prefix(name.utf8.count)
    let next = tail.dropFirst(1 + found.count).first
    return found.elementsEqual(name.utf8) { $0 | 0x20 == $1 | 0x20 }
      && (next.map { !$0.isNamePart } ?? true)
  }

  /// Reads a tag, or leaves everything as it is where a `<` begins none.
  private mutating func takeTag() -> Token? {
    var tail = rest.dropFirst()
    let closes = tail.first == UInt8(ascii: "/")
    if closes { tail = tail.dropFirst() }
    guard let first = tail.first, first.isLetter else { return nil }
    let name = tail.prefix { $0.isNamePart }
    tail = tail.dropFirst(name.count)

    var attributes: [String: String] = [:]
    while let attribute = Self.takeAttribute(&tail) {
      if attributes[attribute.name] == nil { attributes[attribute.name] = attribute.value }
    }
    rest = tail.dropFirst()
    let lowered = String(Substring(name)).lowercased()
    return closes ? .close(lowered) : .open(HTMLTag(name: lowered, attributes: attributes))
  }

  /// Reads one attribute, or stops before the `>` or at the end.
  private static func takeAttribute(
    _ tail: inout Substring.UTF8View
  ) -> (name: String, value: String)? {
    tail = tail.drop { $0.isSpace || $0 == UInt8(ascii: "/") }
    guard let first = tail.first, first != UInt8(ascii: ">") else { return nil }
    let name = tail.prefix { byte in
      !byte.isSpace && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">")
    }
    tail = tail.dropFirst(max(name.count, 1))
    let lowered = String(Substring(name)).lowercased()

    let afterSpace = tail.drop { $0.isSpace }
    guard afterSpace.first == UInt8(ascii: "=") else { return (lowered, "") }
    tail = afterSpace.dropFirst().drop { $0.isSpace }
    return (lowered, HTMLText.unescaped(Substring(takeValue(&tail))))
  }

  private static func takeValue(_ tail: inout Substring.UTF8View) -> Substring.UTF8View {
    guard let quote = tail.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = tail.prefix { !$0.isSpace && $0 != UInt8(ascii: ">") }
      tail = tail.dropFirst(value.count)
      return value
    }
    let value = tail.dropFirst().prefix { $0 != quote }
    tail = tail.dropFirst(value.count + 2)
    return value
  }
}

/// A counter of lines that reads each byte once, however often it is asked.
private struct LineCounter {
  private let text: Substring.UTF8View
  private var counted: String.Index
  private var lines = 1

  init(_ text: Substring.UTF8View) {
    self.text = text
    counted = text.startIndex
  }

  mutating func line(at index: String.Index) -> Int {
    lines += text[counted..<index].count { $0 == UInt8(ascii: "\n") }
    counted = index
    return lines
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isNamePart: Bool {
    !isSpace && self != UInt8(ascii: ">") && self != UInt8(ascii: "/")
  }
}
