extension String {
  /// The text with the special characters of XML escaped, for an element or an attribute.
  /// Tabs and line breaks become spaces. Other control characters, and characters that XML forbids,
  /// become U+FFFD.
  /// https://www.w3.org/TR/xml/#charsets
  public var escapedForXML: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\t", "\n", "\r": escaped.append(" ")
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The text with the special characters of HTML escaped, for an element or a quoted attribute.
  /// Control characters that HTML does not allow become U+FFFD, which shows where they were.
  ///
  /// Works on Unicode scalars: Swift treats a quotation mark and a following combining accent as
  /// one character, while HTML treats them as two.
  public var escapedForPage: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
