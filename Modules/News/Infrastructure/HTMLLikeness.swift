import CoreDomain

/// Decides whether a text that may be plain or HTML is HTML.
///
/// RSS does not specify which of the two a text is. `1 < 2`, `AT&T` and `The <br> tag` are plain
/// text; `AT&amp;T` and `<b>New</b>` are HTML. The text is scanned once.
struct HTMLLikeness {
  private(set) var hasTag = false
  private(set) var hasEndTag = false
  /// Whether the text contains a tag of an unusual element.
  private(set) var hasForeignTag = false
  private(set) var hasReference = false
  /// Whether the text has a possible character reference without a semicolon: `&copy 2026`.
  private(set) var hasBareReference = false
  private let hasBracket: Bool

  /// - Parameters:
  ///   - isShort: Whether to stop at the first tag or reference, which suffices for
  ///     ``isThinkable``.
  ///   - isUsual: Whether an element with this name, in lower case, is usual in texts.
  init(_ text: String, isShort: Bool = false, isUsual: (String) -> Bool) {
    let isMark = { (byte: UInt8) in
      byte.equals(UInt8(ascii: "<")) | byte.equals(UInt8(ascii: "&"))
    }
    guard text.utf8.span.contains(where: isMark) else {
      hasBracket = false
      return
    }
    let bytes = Array(text.utf8)
    hasBracket = bytes.span.contains(UInt8(ascii: "<"))
    // A tag needs a closing bracket.
    let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    var place = 0
    while let start = bytes.span.firstIndex(from: place, where: isMark), !(isShort && isThinkable) {
      let isTag = bytes[start] == UInt8(ascii: "<")
      var rest = bytes[(start + 1)...]
      if !isTag { takeReference(&rest) } else if start < lastEnd { takeTag(&rest, isUsual) }
      place = rest.startIndex
    }
  }

  /// Whether a text that is usually plain is HTML: it has an end tag or a reference, and no tag
  /// that only code would contain.
  var isStrong: Bool { (hasEndTag || hasReference) && !hasForeignTag }

  /// Whether a text that is usually HTML may be HTML: it has a tag or a reference. A reference
  /// without a semicolon counts only in a text without `<`.
  var isThinkable: Bool { hasTag || hasReference || hasBareReference && !hasBracket }

  private mutating func takeTag(_ rest: inout ArraySlice<UInt8>, _ isUsual: (String) -> Bool) {
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest.removeFirst() }
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") { hasTag = true }
    let name = rest.prefix { $0.isLetterOrDigit }
    guard let first = name.first, !first.isDigit else { return }
    hasTag = true
    hasForeignTag = hasForeignTag || !isUsual(String(decoding: name, as: UTF8.self).lowercased())
    rest = rest[name.endIndex...]
    hasEndTag = hasEndTag || (isEnd && rest.first == UInt8(ascii: ">"))
  }

  private mutating func takeReference(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "#") { rest.removeFirst() }
    let name = rest.prefix(Self.longestReference).prefix { $0.isLetterOrDigit }
    guard !name.isEmpty else { return }
    let next = name.endIndex < rest.endIndex ? rest[name.endIndex] : nil
    hasReference = hasReference || next == UInt8(ascii: ";")
    // A single letter is part of a name: “AT&T”.
    hasBareReference = hasBareReference || name.count > 1 && next != UInt8(ascii: "=")
  }

  /// The longest reference name in HTML has 31 letters.
  private static let longestReference = 32
}
