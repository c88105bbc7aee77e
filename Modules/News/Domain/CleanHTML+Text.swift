extension CleanHTML {
  /// Whether there is nothing to read and nothing to see in it.
  public var isEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .start(let element, _): element != .img && element != .hr
      case .text(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      case .end: true
      }
    }
  }

  /// The text on one line, with a space for every run of blanks, line feeds and ends of paragraphs, and
  /// the words that stand for pictures: for titles.
  public var inlineText: String { InlineText(of: self, limit: .max).text }

  /// The start of the text on one line, up to the end of a word, with “…” where there is more.
  ///
  /// - Parameter characters: how many of them it may have, with the “…”.
  public func excerpt(characters: Int) -> String {
    precondition(characters > 0, "an excerpt has room for something")
    // A character that people see may be several: more of these are read than of those are shown.
    let inline = InlineText(of: self, limit: 4 * characters + 100)
    let text = inline.text
    guard !inline.isWhole || text.count > characters else { return text }
    let start = text.prefix(characters - 1)
    let isAtEndOfWord = text[start.endIndex...].first == " "
    // Half of it at least is kept: there are languages without blanks, and words without end.
    let half = start.index(start.startIndex, offsetBy: start.count / 2)
    let blank = isAtEndOfWord ? nil : start[half...].lastIndex(of: " ")
    return start[..<(blank ?? start.endIndex)] + "…"
  }
}

/// A text that is put together on one line.
private struct InlineText {
  private(set) var scalars = String.UnicodeScalarView()
  private(set) var isWhole = true
  private var count = 0
  private var isBehindBlank = false

  var text: String { String(scalars) }

  /// - Parameter limit: how many characters of Unicode are read.
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
      if isBehindBlank && count > 0 { scalars.append(" ") }
      isBehindBlank = false
      scalars.append(scalar)
      count += 1
    }
  }
}

extension CleanPart {
  /// The words that stand for a picture: nothing where it is there for its looks alone.
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
  /// Whether it is a blank that a line may be broken at, or breaks one.
  var isLineBlank: Bool {
    switch self {
    case "\t", "\n", "\u{C}", "\r", " ", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
