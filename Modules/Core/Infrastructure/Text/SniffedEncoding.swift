/// Interprets uchardet's answer.
struct SniffedEncoding {
  private let label: String

  /// - Parameter name: uchardet's name of the encoding. The answer is rejected if it is ASCII or
  ///   UTF-8, or if web documents hardly use the encoding (the encodings of old Macs, VISCII, and
  ///   the encodings of DOS except the Russian encoding).
  init?(_ name: String) {
    guard let label = Self.labels[name.uppercased()] else { return nil }
    self.label = label
  }

  /// Returns a label that the decoder knows.
  func label(on evidence: EncodingEvidence) -> String {
    if label == "KOI8-R", !evidence.high.isDisjoint(with: Self.ukrainian) { return "KOI8-U" }
    guard Self.otherLatin.contains(label) else { return windows(on: evidence) }
    let isOther = !evidence.high.isDisjoint(with: Self.beyondWesternEurope)
    return isOther && !Self.isIcelandic(evidence.high) ? windows(on: evidence) : "windows-1252"
  }

  /// Returns the encoding, or the Windows encoding of the same alphabet if the bytes are valid in
  /// that encoding only.
  private func windows(on evidence: EncodingEvidence) -> String {
    evidence.hasControls ? Self.ofWindows[label] ?? label : label
  }

  /// Whether the non-ASCII letters are Icelandic in windows-1252: `þ` or `ð`, a vowel with an acute
  /// accent, and no letters of other languages. In other encodings such texts are implausible:
  /// Lithuanian also has `ė` and `ų`, Turkish `ç` and `ü`. Faroese without `ø` is also recognized.
  private static func isIcelandic(_ high: Set<UInt8>) -> Bool {
    !high.isDisjoint(with: thornAndEth) && !high.isDisjoint(with: acuteVowels)
      && high.filter { $0 >= 0xC0 }.isSubset(of: icelandic)
  }

  private static let thornAndEth: Set<UInt8> = [0xD0, 0xDE, 0xF0, 0xFE]

  /// `áéíóú`, at the same positions in windows-1250.
  private static let acuteVowels: Set<UInt8> = [
    0xC1, 0xC9, 0xCD, 0xD3, 0xDA, 0xE1, 0xE9, 0xED, 0xF3, 0xFA,
  ]

  /// All non-ASCII letters of Icelandic: the letters above, and `ý`, `æ` and `ö`.
  private static let icelandic = thornAndEth.union(acuteVowels)
    .union([0xC6, 0xD6, 0xDD, 0xE6, 0xF6, 0xFD])

  /// Maps uchardet's names to labels.
  private static let labels: [String: String] = [
    "SHIFT_JIS": "Shift_JIS", "EUC-JP": "EUC-JP", "ISO-2022-JP": "ISO-2022-JP",
    "GB18030": "GB18030", "BIG5": "Big5", "EUC-KR": "EUC-KR", "UHC": "EUC-KR",
    "KOI8-R": "KOI8-R", "IBM866": "IBM866", "TIS-620": "windows-874",
    "ISO-8859-11": "windows-874",
    "ISO-8859-1": "windows-1252", "ISO-8859-2": "ISO-8859-2", "ISO-8859-5": "ISO-8859-5",
    "ISO-8859-6": "ISO-8859-6", "ISO-8859-7": "ISO-8859-7", "ISO-8859-8": "windows-1255",
    "ISO-8859-9": "windows-1254", "ISO-8859-13": "ISO-8859-13", "ISO-8859-15": "ISO-8859-15",
    "ISO-8859-16": "ISO-8859-16",
    "WINDOWS-1250": "windows-1250", "WINDOWS-1251": "windows-1251",
    "WINDOWS-1252": "windows-1252", "WINDOWS-1253": "windows-1253",
    "WINDOWS-1254": "windows-1254", "WINDOWS-1255": "windows-1255",
    "WINDOWS-1256": "windows-1256", "WINDOWS-1257": "windows-1257",
    "WINDOWS-1258": "windows-1258",
  ]

  private static let ofWindows = [
    "ISO-8859-2": "windows-1250", "ISO-8859-7": "windows-1253", "ISO-8859-13": "windows-1257",
    "ISO-8859-15": "windows-1252", "ISO-8859-16": "windows-1250",
  ]

  /// The letters `ґ`, `є`, `і` and `ї` in KOI8-U, which uchardet cannot detect.
  private static let ukrainian: Set<UInt8> = [0xA4, 0xA6, 0xA7, 0xAD, 0xB4, 0xB6, 0xB7, 0xBD]

  /// Encodings that differ from windows-1252 in few letters.
  private static let otherLatin: Set = [
    "windows-1250", "ISO-8859-2", "ISO-8859-16", "windows-1254", "windows-1257", "ISO-8859-13",
    "windows-1258", "ISO-8859-15",
  ]

  /// The bytes that are rare in most Western European languages in windows-1252
  /// (`ŠŽšž¥±³¶¹¼¾ÐÝÞãðõûýþ`), but are letters of Polish, Hungarian, Turkish or Latvian in the
  /// encodings of those languages. Portuguese and French use some of these letters, but uchardet
  /// detects both languages. uchardet does not detect Icelandic: see ``isIcelandic(_:)``.
  private static let beyondWesternEurope: Set<UInt8> = [
    0x8A, 0x8E, 0x9A, 0x9E, 0xA5, 0xB1, 0xB3, 0xB6, 0xB9, 0xBC, 0xBE, 0xD0, 0xDD, 0xDE, 0xE3, 0xF0,
    0xF5, 0xFB, 0xFD, 0xFE,
  ]
}
