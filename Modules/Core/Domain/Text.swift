/// Folds text for comparison and search.
///
/// Texts that users consider the same word have the same folded form. Folding ignores:
///
/// - case, fully: `STRASSE` and `straße`, `Σ` and `ς`;
/// - width: `Ｓｗｉｆｔ` and `Swift`, `ｶﾞ` and `ガ`;
/// - the kana type: `どかべん` and `ドカベン`;
/// - diacritics: `Café` and `cafe`, precomposed or not, `й` and `и`, the points of Hebrew and
///   Arabic, the tone marks of Thai. Marks that make a different letter are significant: the
///   voicing of kana (`か` is not `が`), nuktas, viramas, vowel signs and strokes (`ø` is not `o`);
/// - invisible characters: soft hyphens, joiners, variation selectors;
/// - and every other distinction that NFKC removes: `①` and `1`, `㍿` and `株式会社`.
///
/// A standalone voicing mark is combined with the kana before it: `う゛` and `ヴ`. The long vowel mark
/// (`ー`) and middle dots (`・`) are significant.
///
/// Folding a folded text does not change it. Line feeds and spaces remain. Fold a text as a whole:
/// folding its parts may give another result, because characters at a boundary may be combined.
public protocol TextFolding: Sendable {
  /// Returns the folded form of a text.
  func folded(_ text: String) -> String

  /// The name and version of the Unicode tables. A program stores it with folded texts, and folds
  /// the texts again if it has changed.
  var version: String { get }
}

/// Converts host names to the ASCII form that DNS uses.
public protocol HostNaming: Sendable {
  /// Returns the ASCII form of a host name in lower case (UTS #46, non-transitional, as in
  /// browsers): `例え.jp` and `ＸＮ--R8JZ45G.JP` both become `xn--r8jz45g.jp`. A name that is already
  /// ASCII is only lowercased, so underscores, hyphens in any position, empty labels, a trailing
  /// dot and an invalid `xn--` label remain. IPv4 addresses are unchanged; IPv6 addresses in
  /// brackets are shortened.
  ///
  /// - Parameter host: The host of an address, without its port. It may be percent-encoded
  ///   (`%E4%BE%8B.jp`) and use ideographic full stops as dots.
  /// - Returns: `nil` if the text is not a valid host name.
  func asciiForm(of host: String) -> String?
}

/// Decodes text in encodings other than UTF-8.
public protocol TextDecoding: Sendable {
  /// Returns a decoder for an encoding, or `nil` if the encoding is unknown.
  ///
  /// - Parameter label: An encoding label as documents declare it, in any case: `Shift_JIS`,
  ///   `windows-1252`, `utf-8`. Labels have the meaning that browsers give them (`iso-8859-1` is
  ///   windows-1252, `gb2312` is GBK): https://encoding.spec.whatwg.org/#names-and-labels
  /// - Returns: A decoder for one text. A byte order mark at the start of the text takes precedence
  ///   over the label, and is removed from the text.
  func decoder(for label: String) -> (any TextDecoder)?
}

/// Detects the encoding of text that does not declare it.
///
/// The result is a guess from letter frequencies in different languages. Use it only if the text
/// has no byte order mark, is not in a Unicode encoding, and does not declare its encoding.
public protocol EncodingSniffing: Sendable {
  /// Returns the most likely encoding of a text.
  ///
  /// - Parameter bytes: A text, with or without markup, that is neither ASCII nor UTF-8, or that is
  ///   ASCII with escape sequences. More text gives a more reliable answer.
  /// - Returns: A label that ``TextDecoding`` knows, in its standard spelling; `nil` if the
  ///   evidence is too weak. The label is never UTF-8 or UTF-16, which need no guess.
  func encoding(of bytes: [UInt8]) -> String?
}

/// A decoder of one text that arrives in chunks. A chunk may end in the middle of a character.
///
/// Invalid bytes become U+FFFD; decoding never fails. Chunk boundaries do not change the result.
/// Copies share their state, so a decoder must have one owner.
public protocol TextDecoder {
  /// Decodes the next bytes.
  ///
  /// - Returns: The characters that are complete now and were not returned before, as UTF-8.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8]

  /// Ends the text. The caller must call it once, after the last chunk.
  ///
  /// - Returns: The rest of the text, as UTF-8. It is usually empty. It is not empty if the text
  ///   ended in the middle of a character, or if a short text could still become a byte order mark.
  mutating func finish() -> [UInt8]
}

extension String {
  /// The text with each U+0000 replaced by U+FFFD, because PostgreSQL does not store U+0000.
  public var replacingNUL: String {
    utf8.contains(0) ? replacing("\u{0}", with: "\u{FFFD}") : self
  }

  /// Returns the longest prefix of whole Unicode scalars that has at most `limit` bytes.
  public func prefix(ofBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}

/// Reads media types: `text/html; charset="utf-8"`.
public enum MediaType {
  /// Returns the `charset` of a media type, without quotation marks, or `nil` if it is missing or
  /// blank.
  public static func charset(in type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map { DisplayText.trimmed(String($0)) }
      guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
      let label = DisplayText.trimmed(pair[1].filter { $0 != "\"" && $0 != "'" })
      return label.isEmpty ? nil : label
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The character that a control character from U+0080 to U+009F means in web documents: the one
  /// of the same byte in windows-1252. Five of these bytes are control characters there, too. Other
  /// characters are unchanged.
  /// https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state
  public var asInWindows1252: Unicode.Scalar {
    (0x80...0x9F).contains(value) ? Self.windows1252[Int(value - 0x80)] : self
  }

  private static let windows1252 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
