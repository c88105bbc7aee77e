import CoreDomain

/// The named and numeric character references of HTML.
enum HTMLReferences {
  /// Returns the character with a name, or `nil` for an unknown name. Knows all 252 names of HTML
  /// 4, and `apos`.
  static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.count <= longestName else { return nil }
    return names[String(decoding: name, as: UTF8.self)]
  }

  /// Returns the character for the longest prefix that is a legacy name, and the length of that
  /// name. Legacy names need no semicolon. Returns `nil` if no prefix is a legacy name.
  static func oldCharacter(
    in text: ArraySlice<UInt8>
  ) -> (character: Unicode.Scalar, length: Int)? {
    let run = text.prefix(longestOldName)
    for length in stride(from: run.count, to: 1, by: -1) {
      let name = String(decoding: run.prefix(length), as: UTF8.self)
      if let character = oldNames[name] { return (character, length) }
    }
    return nil
  }

  /// Returns the character with a number. As in browsers, the numbers 0x80 to 0x9F mean characters
  /// of windows-1252. Invalid numbers become U+FFFD.
  static func character(numbered number: UInt32) -> Unicode.Scalar {
    number == 0 ? "\u{FFFD}" : Unicode.Scalar(number)?.asInWindows1252 ?? "\u{FFFD}"
  }

  /// The length of the longest name, in bytes.
  static let longestName = 8
  private static let longestOldName = 6

  /// The legacy names, which are also recognized without a semicolon.
  private static let oldNames = characters(of: [
    (0x22, "quot"), (0x22, "QUOT"), (0x26, "amp"), (0x26, "AMP"), (0x3C, "lt"), (0x3C, "LT"),
    (0x3E, "gt"), (0x3E, "GT"), (0xA9, "COPY"), (0xAE, "REG"), (0xA0, latinNames),
  ])

  private static let names = oldNames.merging(otherNames) { old, _ in old }

  /// Returns the characters of all names in runs. Each run starts with the number of its first
  /// character; the characters of the other names follow it without a gap.
  private static func characters(of runs: [(UInt32, String)]) -> [String: Unicode.Scalar] {
    runs.reduce(into: [:]) { characters, run in
      for (offset, name) in run.1.split(whereSeparator: \.isWhitespace).enumerated() {
        characters[String(name)] = Unicode.Scalar(run.0 + UInt32(offset))
      }
    }
  }

  /// The names of U+00A0 to U+00FF, in order.
  private static let latinNames = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    """

  private static let otherNames = characters(of: [
    (0x27, "apos"), (0x152, "OElig oelig"), (0x160, "Scaron scaron"), (0x178, "Yuml"),
    (0x192, "fnof"), (0x2C6, "circ"), (0x2DC, "tilde"),
    (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi"),
    (0x39F, "Omicron Pi Rho"), (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (0x3B1, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi"),
    (0x3BF, "omicron pi rho sigmaf sigma tau upsilon phi chi psi omega"), (0x3D1, "thetasym upsih"),
    (0x3D6, "piv"), (0x2002, "ensp emsp"), (0x2009, "thinsp"), (0x200C, "zwnj zwj lrm rlm"),
    (0x2013, "ndash mdash"), (0x2018, "lsquo rsquo sbquo"), (0x201C, "ldquo rdquo bdquo"),
    (0x2020, "dagger Dagger bull"), (0x2026, "hellip"), (0x2030, "permil"), (0x2032, "prime Prime"),
    (0x2039, "lsaquo rsaquo"), (0x203E, "oline"), (0x2044, "frasl"), (0x20AC, "euro"),
    (0x2111, "image"), (0x2118, "weierp"), (0x211C, "real"), (0x2122, "trade"), (0x2135, "alefsym"),
    (0x2190, "larr uarr rarr darr harr"), (0x21B5, "crarr"), (0x21D0, "lArr uArr rArr dArr hArr"),
    (0x2200, "forall"), (0x2202, "part exist"), (0x2205, "empty"), (0x2207, "nabla isin notin"),
    (0x220B, "ni"), (0x220F, "prod"), (0x2211, "sum minus"), (0x2217, "lowast"), (0x221A, "radic"),
    (0x221D, "prop infin"), (0x2220, "ang"), (0x2227, "and or cap cup int"), (0x2234, "there4"),
    (0x223C, "sim"), (0x2245, "cong"), (0x2248, "asymp"), (0x2260, "ne equiv"), (0x2264, "le ge"),
    (0x2282, "sub sup nsub"), (0x2286, "sube supe"), (0x2295, "oplus"), (0x2297, "otimes"),
    (0x22A5, "perp"), (0x22C5, "sdot"), (0x2308, "lceil rceil lfloor rfloor"),
    (0x27E8, "lang rang"), (0x25CA, "loz"), (0x2660, "spades"), (0x2663, "clubs"),
    (0x2665, "hearts diams"),
  ])
}
