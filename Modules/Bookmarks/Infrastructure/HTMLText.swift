/// Text as HTML writes it.
enum HTMLText {
  /// The text with its character references decoded: numbers, and the names in ``names``. What is
  /// no reference that is known stays as it stands.
  static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    var rest = text.unicodeScalars
    while let ampersand = rest.firstIndex(of: "&") {
      result.unicodeScalars += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (character, length) = reference(rest) {
        result.unicodeScalars.append(character)
        rest = rest.dropFirst(length)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    result.unicodeScalars += rest
    return result
  }

  /// The text with the five characters escaped that mean something to HTML.
  ///
  /// To Swift a quotation mark and a combining accent behind it are one character, and to HTML they
  /// are two: so this file never looks at characters, but at the scalars that they are made of.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The longest reference that is looked for, in scalars, with `&` and `;`.
  private static let longestReference = 12

  /// The character that a reference at the start of a text stands for, and how long it is.
  private static func reference(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, length: Int)? {
    let candidate = text.prefix(longestReference)
    guard let semicolon = candidate.firstIndex(of: ";") else { return nil }
    let body = candidate[..<semicolon].dropFirst()
    let length = body.count + 2
    if body.first == "#" {
      return number(Substring(body.dropFirst())).map { ($0, length) }
    }
    return names[String(body)].map { ($0, length) }
  }

  /// The character of a number, `39` or `x27`. One that is no character becomes U+FFFD.
  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let value, !digits.contains("+") else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The names that bookmark files and the titles of pages use.
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "yen": "¥", "sect": "§", "copy": "©",
    "laquo": "«", "reg": "®", "deg": "°", "plusmn": "±", "micro": "µ", "para": "¶",
    "middot": "·", "raquo": "»", "frac12": "½", "iquest": "¿", "Agrave": "À", "Aacute": "Á",
    "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í",
    "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô",
    "Otilde": "Õ", "Ouml": "Ö", "times": "×", "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú",
    "Ucirc": "Û", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â",
    "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è",
    "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
    "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
    "OElig": "Œ", "oelig": "œ", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…",
    "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "rarr": "→",
  ]
}
