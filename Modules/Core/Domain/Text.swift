/// Brings text into the form by which it is compared and searched.
///
/// Two texts that a reader takes for the same word have one folded form. What is passed over:
///
/// - case, fully: `STRASSE` and `straße`, `Σ` and `ς`;
/// - width: `Ｓｗｉｆｔ` and `Swift`, `ｶﾞ` and `ガ`;
/// - the kind of kana: `どかべん` and `ドカベン`;
/// - the marks on a letter: `Café` and `cafe`, in one scalar or two, `й` and `и`, the points of
///   Hebrew and Arabic, the tone marks of Thai; but not what makes another letter of one: the
///   voicing of kana (`か` is not `が`), nuktas, viramas, vowel signs and strokes (`ø` is not `o`);
/// - what shows as nothing: soft hyphens, joiners, variation selectors;
/// - and whatever else NFKC passes over: `①` and `1`, `㍿` and `株式会社`.
///
/// A voicing mark that takes a place of its own joins the kana before it: `う゛` and `ヴ`. How long a
/// vowel is (`ー`) and middle dots (`・`) count.
///
/// Folding is a pure function. Folding what is folded changes nothing. Line feeds and spaces stay.
/// The folded form of two texts in a row is not always that of the one and then that of the other:
/// what stands at the border may compose.
public protocol TextFolding: Sendable {
  /// The folded form of a text.
  func folded(_ text: String) -> String

  /// The name and version of the tables behind the function. What was folded by other tables is to
  /// be folded anew.
  var version: String { get }
}

/// Brings the names of hosts into the form in which the name system knows them.
public protocol HostNaming: Sendable {
  /// The ASCII form of a host's name, in lower case (UTS #46, non-transitional, as browsers do it):
  /// `例え.jp` and `ＸＮ--R8JZ45G.JP` are both `xn--r8jz45g.jp`. A name that is ASCII already is only
  /// put into lower case: underscores, hyphens in any place, empty labels, a dot at the end and an
  /// `xn--` that means nothing stay. So does an IPv4 address; an IPv6 address in brackets is
  /// written in its short form.
  ///
  /// - Parameter host: a host as it stands in an address, without its port. It may be
  ///   percent-encoded (`%E4%BE%8B.jp`), and have ideographic full stops for dots.
  /// - Returns: nothing when the text can be no host's name.
  func asciiForm(of host: String) -> String?
}

/// Reads text in encodings other than UTF-8.
public protocol TextDecoding: Sendable {
  /// A decoder for an encoding, or nothing when it is not known.
  ///
  /// - Parameter label: a name as documents declare it, in any case: `Shift_JIS`, `windows-1252`,
  ///   `utf-8`. Labels mean what browsers take them to mean (`iso-8859-1` is windows-1252, `gb2312`
  ///   is GBK): https://encoding.spec.whatwg.org/#names-and-labels
  /// - Returns: a decoder that reads one text, for which a byte order mark at its start counts for
  ///   more than the label, and is dropped.
  func decoder(for label: String) -> (any TextDecoder)?
}

/// Tells the encoding of text that does not say it.
///
/// It is a guess, by what letters and pairs of letters are frequent in which language, so it is asked last:
/// after the marks and patterns of Unicode, and after what is said of the text.
public protocol EncodingSniffing: Sendable {
  /// The encoding that a text most likely is in.
  ///
  /// - Parameter bytes: a text, with or without markup, which is neither ASCII nor UTF-8, or is
  ///   ASCII with escape sequences. The more of it, the surer the answer.
  /// - Returns: a label that ``TextDecoding`` knows, written as its standard writes it; nothing when too
  ///   little speaks for any. Never UTF-8 or UTF-16, which need no guess.
  func encoding(of bytes: [UInt8]) -> String?
}

/// A decoder of one text, which comes in pieces that may end in the middle of a character.
///
/// Bytes that mean nothing become U+FFFD; a decoder never fails. Where the pieces end makes no
/// difference to the text. A copy of a decoder may read on where the other one is: there is one
/// owner.
public protocol TextDecoder {
  /// Takes the next bytes.
  ///
  /// - Returns: the text of all the characters that are whole by now, as UTF-8.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8]

  /// Ends the text.
  ///
  /// - Returns: what is left: U+FFFD where the text ended within a character, otherwise nothing.
  mutating func finish() -> [UInt8]
}
