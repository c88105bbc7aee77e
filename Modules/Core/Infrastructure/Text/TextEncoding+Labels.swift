extension TextEncoding {
  /// Maps all labels in lower case to their encodings.
  /// https://encoding.spec.whatwg.org/#names-and-labels
  static let labels: [String: TextEncoding] = {
    var labels: [String: TextEncoding] = [:]
    for (encoding, names) in unicode + singleByte + multiByte {
      for name in names.split(separator: " ") { labels[String(name)] = encoding }
    }
    return labels
  }()

  private typealias Labelled = (TextEncoding, String)

  private static let unicode: [Labelled] = [
    (.utf8, "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8"),
    (.utf16(.bigEndian), "unicodefffe utf-16be"),
    (
      .utf16(.littleEndian),
      "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le"
    ),
  ]

  private static let multiByte: [Labelled] = [
    (
      .multiByte(.gb18030),
      """
      chinese csgb2312 csiso58gb231280 gb18030 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
      """
    ),
    (.multiByte(.big5), "big5 big5-hkscs cn-big5 csbig5 x-x-big5"),
    (.multiByte(.eucJP), "cseucpkdfmtjapanese euc-jp x-euc-jp"),
    (.iso2022JP, "csiso2022jp iso-2022-jp"),
    (
      .multiByte(.shiftJIS),
      "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis"
    ),
    (
      .multiByte(.eucKR),
      "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601"
        + " ksc_5601 windows-949"
    ),
  ]

  private static let singleByte: [Labelled] = windows + iso8859 + others

  private static let windows: [Labelled] = [
    (.single("CP874"), "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874"),
    (.single("CP1250"), "cp1250 windows-1250 x-cp1250"),
    (.single("CP1251"), "cp1251 windows-1251 x-cp1251"),
    (
      .single("CP1252"),
      "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1"
        + " iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252"
    ),
    (.single("CP1253"), "cp1253 windows-1253 x-cp1253"),
    (
      .single("CP1254"),
      "cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989"
        + " l5 latin5 windows-1254 x-cp1254"
    ),
    (.single("CP1255", [0xCA: "\u{05BA}"]), "cp1255 windows-1255 x-cp1255"),
    (.single("CP1256"), "cp1256 windows-1256 x-cp1256"),
    (.single("CP1257"), "cp1257 windows-1257 x-cp1257"),
    (.single("CP1258"), "cp1258 windows-1258 x-cp1258"),
  ]

  private static let iso8859: [Labelled] = [
    (
      .single("ISO-8859-2"),
      "csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"
    ),
    (
      .single("ISO-8859-3"),
      "csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"
    ),
    (
      .single("ISO-8859-4"),
      "csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"
    ),
    (
      .single("ISO-8859-5"),
      "csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5"
        + " iso_8859-5:1988"
    ),
    (
      .single("ISO-8859-6"),
      "arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e"
        + " iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987"
    ),
    (
      .single("ISO-8859-7"),
      "csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597"
        + " iso_8859-7 iso_8859-7:1987 sun_eu_greek"
    ),
    (
      .single("ISO-8859-8"),
      "csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598"
        + " iso_8859-8 iso_8859-8:1988 visual csiso88598i iso-8859-8-i logical"
    ),
    (
      .single("ISO-8859-10"),
      "csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6"
    ),
    (.single("ISO-8859-13"), "iso-8859-13 iso8859-13 iso885913"),
    (.single("ISO-8859-14"), "iso-8859-14 iso8859-14 iso885914"),
    (
      .single("ISO-8859-15"), "csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9"
    ),
    (.single("ISO-8859-16"), "iso-8859-16"),
  ]

  private static let others: [Labelled] = [
    (.single("IBM866"), "866 cp866 csibm866 ibm866"),
    (.single("KOI8-R"), "cskoi8r koi koi8 koi8-r koi8_r"),
    (.single("KOI8-U", [0xAE: "\u{045E}", 0xBE: "\u{040E}"]), "koi8-ru koi8-u"),
    (
      .single("MACINTOSH", [0xC6: "\u{2206}", 0xF0: "\u{F8FF}"]),
      "csmacintosh mac macintosh x-mac-roman"
    ),
    (.single("MAC-CYRILLIC", [0xFF: "\u{20AC}"]), "x-mac-cyrillic x-mac-ukrainian"),
  ]

  private static func single(
    _ name: String, _ exceptions: [UInt8: Unicode.Scalar] = [:]
  ) -> TextEncoding {
    .singleByte(SingleByteEncoding(name: name, exceptions: exceptions))
  }
}
