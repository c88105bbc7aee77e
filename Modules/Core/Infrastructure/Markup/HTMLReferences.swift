internal import CoreDomain

/// Rewrites the character references of HTML so that libxml2 decodes them as browsers do.
///
/// libxml2 knows only names with a semicolon, and deletes `&#` if no number follows. Browsers also
/// accept some names without a semicolon, and display a lone `&#`. Invalid numbers become U+FFFD;
/// libxml2 would end an attribute value there.
/// https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state
///
/// The output never contains a new `<`, so every tag keeps its beginning and end.
struct HTMLReferences {
  private enum Place {
    case text, tag
    case value(quote: UInt8)
  }

  private var rest: ArraySlice<UInt8>
  private var written: [UInt8] = []
  private var place = Place.text
  /// The name of the current tag if the text of its element contains no references: `script` or
  /// `style`.
  private var rawName: String?

  /// Returns the document with its references rewritten.
  static func completed(_ html: [UInt8]) -> [UInt8] {
    guard html.span.contains(UInt8(ascii: "&")) else { return html }
    var references = HTMLReferences(html)
    references.complete()
    return references.written
  }

  private init(_ html: [UInt8]) {
    rest = html[...]
    written.reserveCapacity(html.count)
  }

  private mutating func complete() {
    while let mark = rest.firstIndex(where: Self.isMark) {
      copy(upTo: mark)
      if rest[mark] == UInt8(ascii: "&") { takeReference() } else { takeMark(rest[mark]) }
    }
    copy(upTo: rest.endIndex)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func copy(upTo end: Int) {
    written += rest[..<end]
    rest = rest[end...]
  }
}

// MARK: - Tags

extension HTMLReferences {
  private mutating func takeMark(_ mark: UInt8) {
    switch place {
    case .text where mark == UInt8(ascii: "<"): return takeBracket()
    case .tag where mark == UInt8(ascii: ">"):
      place = .text
      if let rawName { return copy(through: "</\(rawName)") }
    case .tag where mark != UInt8(ascii: "<"): place = .value(quote: mark)
    case .value(mark): place = .tag
    case .text, .tag, .value: break
    }
    copy(upTo: rest.startIndex + 1)
  }

  private mutating func takeBracket() {
    if rest.starts(with: "<!--".utf8) { return copy(through: "-->") }
    let name = rest.dropFirst().prefix { $0.isLetter }
    let next = rest.dropFirst().first
    if !name.isEmpty || next.map({ "/!?".utf8.contains($0) }) == true { place = .tag }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    rawName = text == "script" || text == "style" ? text : nil
    copy(upTo: name.endIndex)
  }

  /// Copies the text up to and including a mark, ignoring case. The mark must be in lower case.
  private mutating func copy(through mark: String) {
    let mark = Array(mark.utf8)
    var start = rest.startIndex
    while let found = rest[start...].firstIndex(of: mark[0]) {
      if rest[found...].starts(with: mark, by: { $0 == $1 || $0.isLetter && $0 | 0x20 == $1 }) {
        return copy(upTo: found + mark.count)
      }
      start = found + 1
    }
    copy(upTo: rest.endIndex)
  }
}

// MARK: - References

extension HTMLReferences {
  private mutating func takeReference() {
    if rest.dropFirst().first == UInt8(ascii: "#") { takeNumber() } else { takeName() }
  }

  private mutating func takeNumber() {
    let body = rest.dropFirst(2)
    let isHexadecimal = body.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = body.dropFirst(isHexadecimal ? 1 : 0)
      .prefix { isHexadecimal ? $0.isHexDigit : $0.isDigit }
    guard !digits.isEmpty else {
      written += "&#38;".utf8
      rest = rest.dropFirst()
      return
    }
    let text = String(decoding: digits, as: UTF8.self)
    let number = UInt32(text, radix: isHexadecimal ? 16 : 10) ?? .max
    written += "&#\(MarkupCharacters.character(numbered: number).value);".utf8
    rest = rest[digits.endIndex...]
    if rest.first == UInt8(ascii: ";") { rest = rest.dropFirst() }
  }

  /// Uses the longest known name. Addresses in a tag may contain `&copy=1`, so in a tag, a name is
  /// not a reference if a letter, a digit or an equals sign follows.
  private mutating func takeName() {
    let name = rest.dropFirst().prefix { $0.isLetterOrDigit }
    let next = name.endIndex < rest.endIndex ? rest[name.endIndex] : nil
    let isWhole = next == UInt8(ascii: ";")
    for length in (2...Self.longestName).reversed() where length <= name.count {
      let isAllowed =
        length == name.count
        ? isWhole || isInText || next != UInt8(ascii: "=") : isInText && !isWhole
      guard isAllowed,
        let known = HTMLNames.legacy[String(decoding: name.prefix(length), as: UTF8.self)]
      else { continue }
      written += "&\(known);".utf8
      rest = rest[(name.startIndex + length + (isWhole ? 1 : 0))...]
      return
    }
    // A longer name with a semicolon is either known to libxml2 or left unchanged.
    copy(upTo: name.endIndex)
  }

  private var isInText: Bool { if case .text = place { true } else { false } }

  /// The length of the longest names, such as `frac12` and `Aacute`.
  private static let longestName = 6
}
