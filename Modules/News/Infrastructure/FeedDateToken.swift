struct FeedDateToken: Equatable {
  enum Kind: Equatable {
    case number(Int, digits: Int)
    /// Letters, in lower case and without accents.
    case word(String)
    /// Any other character except whitespace.
    case mark(Unicode.Scalar)
  }

  let kind: Kind
  /// Whether no whitespace separates the token from the previous one.
  let isJoined: Bool

  /// Splits a text into tokens. A number with more than 18 digits becomes `Int.max`.
  static func tokens(of text: String) -> [FeedDateToken] {
    var tokens: [FeedDateToken] = []
    var isJoined = false
    var rest = Array(text.unicodeScalars)[...]
    while let first = rest.first {
      let length = first.isDigit ? rest.prefix(while: \.isDigit) : rest.prefix(while: \.isLetter)
      let run = length.isEmpty ? rest.prefix(1) : length
      rest = rest[run.endIndex...]
      guard !first.isBlank else {
        isJoined = false
        continue
      }
      tokens.append(FeedDateToken(kind: kind(of: run), isJoined: isJoined))
      isJoined = true
    }
    return tokens
  }

  private static func kind(of run: ArraySlice<Unicode.Scalar>) -> Kind {
    guard let first = run.first, first.isDigit || first.isLetter else {
      return .mark(run.first ?? " ")
    }
    guard first.isDigit else { return .word(folded(run)) }
    let number = run.count <= 18 ? run.reduce(0) { 10 * $0 + Int($1.value) - 48 } : .max
    return .number(number, digits: run.count)
  }

  /// Returns letters in lower case and without accents. Core's text folding does more, but needs
  /// tables that dates do not need.
  private static func folded(_ word: ArraySlice<Unicode.Scalar>) -> String {
    if word.allSatisfy(\.isASCII) {
      let letters = word.map { UInt8(truncatingIfNeeded: $0.value) }
      return String(decoding: letters, as: UTF8.self).lowercasedASCII
    }
    var folded = String.UnicodeScalarView()
    for scalar in String(String.UnicodeScalarView(word)).lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      folded.append(plain[scalar] ?? scalar)
    }
    return String(folded)
  }

  /// Letters with accents in the names of months, and their base letters.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("áàâäãå", "aaaaaa"), ("éèêë", "eeee"), ("íìîï", "iiii"), ("óòôöõő", "oooooo"),
      ("úùûüű", "uuuuu"), ("ç", "c"), ("ñ", "n"), ("ţț", "tt"), ("άέίϊΐόύώ", "αειιιουω"),
      ("й", "и"),
    ]
    return pairs.reduce(into: [:]) { table, pair in
      for (letter, base) in zip(pair.0.unicodeScalars, pair.1.unicodeScalars) {
        table[letter] = base
      }
    }
  }()
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether the scalar is a letter, or joins the words of a zone name.
  fileprivate var isLetter: Bool {
    if isASCII { return self == "_" || (97...122).contains(value | 0x20) }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}
