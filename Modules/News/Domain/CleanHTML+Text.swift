extension CleanHTML {
  /// Whether the HTML shows nothing: no text other than white space, no images and no horizontal
  /// rules.
  public var isEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .start(let element, _): element != .img && element != .hr
      case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      case .end: true
      }
    }
  }

  /// The HTML without the links that contain neither text nor an image. Such a link has no name,
  /// and nothing to press.
  public var withoutEmptyLinks: CleanHTML {
    let all = Array(parts)
    var writer = CleanHTMLWriter(limit: .max)
    var isDropped = false
    for (place, part) in all.enumerated() {
      switch part {
      case .start(.a, _):
        isDropped = all[place...].prefix { $0 != .end(.a) }.allSatisfy(\.isBlank)
        if !isDropped { writer.write(part) }
      case .end(.a) where isDropped: isDropped = false
      default: writer.write(part)
      }
    }
    return writer.finish()
  }

  /// The text on a single line, for titles. Whitespace and the ends of blocks become single spaces.
  /// Images become their alternative text or title.
  public var inlineText: String { InlineText(of: self, limit: .max).text }

  /// Returns the text on a single line, shortened to a maximum length. A shortened text ends with
  /// “…” after a whole word, unless that would remove more than half of it.
  ///
  /// - Parameter characters: The maximum length, including the “…”.
  public func excerpt(characters: Int) -> String {
    precondition(characters > 0, "the length of an excerpt must be positive")
    // A character can consist of several Unicode scalars, so the scalar limit is higher than the
    // character limit.
    let inline = InlineText(of: self, limit: 4 * characters + 100)
    let text = inline.text
    if inline.isWhole && (text.utf8.count <= characters || text.count <= characters) { return text }
    let start = text.prefix(characters - 1)
    let isAtEndOfWord = text[start.endIndex...].first == " "
    // Keeps at least half of the text, because some languages have no spaces and some words are
    // very long.
    let half = start.index(start.startIndex, offsetBy: start.count / 2)
    let blank = isAtEndOfWord ? nil : start[half...].lastIndex(of: " ")
    return start[..<(blank ?? start.endIndex)] + "…"
  }
}

extension CleanPart {
  /// Whether the part shows neither text nor an image.
  fileprivate var isBlank: Bool {
    switch self {
    case .start(let element, _): element != .img
    case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    case .end: true
    }
  }
}

/// Collects a text on a single line.
private struct InlineText {
  private(set) var isWhole = true
  private var bytes: [UInt8] = []
  private var count = 0
  private var isBehindBlank = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter limit: The maximum number of Unicode scalars to read.
  init(of html: CleanHTML, limit: Int) {
    for part in html.parts {
      switch part {
      case .text(let text): append(text, limit: limit)
      case .start(.img, let attributes): append(CleanPart.words(for: attributes), limit: limit)
      case .start(let element, _), .end(let element):
        if !element.isInline || element == .br { isBehindBlank = true }
      }
      guard isWhole else { return }
    }
  }

  private mutating func append(_ text: String, limit: Int) {
    for scalar in text.unicodeScalars {
      if scalar.isLineBlank {
        isBehindBlank = true
        continue
      }
      guard count < limit else {
        isWhole = false
        return
      }
      if isBehindBlank && count > 0 { bytes.append(" ") }
      isBehindBlank = false
      bytes.append(scalar)
      count += 1
    }
  }
}

extension CleanPart {
  /// Returns the alternative text of an image, or else its title, or else an empty string.
  static func words(for picture: [CleanAttribute]) -> String {
    var words: String?
    for attribute in picture {
      switch attribute {
      case .alternative(let text) where !text.isEmpty: return text
      case .title(let text): words = text
      default: break
      }
    }
    return words ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is whitespace at which a line may break.
  var isLineBlank: Bool {
    switch self {
    case "\t", "\n", "\u{C}", "\r", " ", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8. Appending to a string would cost ten times as much.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: scalar.utf8)
    }
  }
}
