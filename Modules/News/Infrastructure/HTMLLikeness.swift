/// Whether a text that may be plain or HTML is HTML.
///
/// RSS never said. `1 < 2`, `AT&T` and `The <br> tag` are meant as they stand; `AT&amp;T` and
/// `<b>New</b>` are not. A text is looked through once, from its beginning to its end.
struct HTMLLikeness {
  /// Whether there is something with the form of a tag.
  private(set) var hasTag = false
  /// Whether one of them ends an element.
  private(set) var hasEndTag = false
  /// Whether one of them is of an element that a text would not have.
  private(set) var hasForeignTag = false
  private(set) var hasReference = false
  /// Whether a name behind `&` may be a reference without its semicolon: `&copy 2026`.
  private(set) var hasBareReference = false
  private let hasBracket: Bool

  /// - Parameters:
  ///   - isShort: whether to stop at the first tag or reference, where ``isThinkable`` is all that
  ///     is asked.
  ///   - isUsual: whether a text may have elements of a name, in lower case.
  init(_ text: String, isShort: Bool = false, isUsual: (String) -> Bool) {
    hasBracket = text.utf8.contains(UInt8(ascii: "<"))
    // What no bracket closes is no tag.
    let lastEnd = text.utf8.lastIndex(of: UInt8(ascii: ">")) ?? text.startIndex
    var rest = text.utf8[...]
    while let start = rest.firstIndex(where: \.isMarkInHTML), !(isShort && isThinkable) {
      let isTag = rest[start] == UInt8(ascii: "<")
      rest = rest[rest.index(after: start)...]
      if !isTag { takeReference(&rest) } else if start < lastEnd { takeTag(&rest, isUsual) }
    }
  }

  /// Whether a text that is usually plain is HTML: it ends an element or replaces a character, and
  /// has no tag of an element that only code would have.
  var isStrong: Bool { (hasEndTag || hasReference) && !hasForeignTag }

  /// Whether a text that is usually HTML could be. A bracket that begins no tag stays one if nothing else
  /// speaks for HTML.
  var isThinkable: Bool { hasTag || hasReference || hasBareReference && !hasBracket }

  private mutating func takeTag(_ rest: inout Substring.UTF8View, _ isUsual: (String) -> Bool) {
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest.removeFirst() }
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") { hasTag = true }
    let name = rest.prefix { $0.isInNameOfTag }
    guard let first = name.first, !first.isDigitOfReference else { return }
    hasTag = true
    hasForeignTag = hasForeignTag || !isUsual(String(Substring(name)).lowercased())
    rest = rest[name.endIndex...]
    hasEndTag = hasEndTag || (isEnd && rest.first == UInt8(ascii: ">"))
  }

  private mutating func takeReference(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "#") { rest.removeFirst() }
    let name = rest.prefix(Self.longestReference).prefix { $0.isInNameOfTag }
    guard !name.isEmpty else { return }
    let next = name.endIndex < rest.endIndex ? rest[name.endIndex] : nil
    hasReference = hasReference || next == UInt8(ascii: ";")
    // One letter is a part of a name: “AT&T”.
    hasBareReference = hasBareReference || name.count > 1 && next != UInt8(ascii: "=")
  }

  /// The longest name of a reference in HTML has 31 letters.
  private static let longestReference = 32
}

extension UInt8 {
  fileprivate var isMarkInHTML: Bool { self == UInt8(ascii: "<") || self == UInt8(ascii: "&") }

  fileprivate var isDigitOfReference: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isInNameOfTag: Bool {
    isDigitOfReference || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
