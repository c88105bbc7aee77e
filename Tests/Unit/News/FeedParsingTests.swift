import CoreDomain
import CoreTesting
import Testing

@testable import NewsInfrastructure

/// The bytes take precedence over declarations, and the transport's declaration over the
/// document's.
@Suite struct FeedEncodingOrderTests {
  private static let known: Set = ["utf-8", "windows-1251", "koi8-r", "shift_jis", "iso-2022-jp"]

  private static func encoding(
    _ bytes: [UInt8], declared: String? = nil, transport: String? = nil, sniffed: String? = nil
  ) -> FeedEncoding {
    let declaration = declared.map { "<?xml version='1.0' encoding=\"\($0)\"?>" } ?? ""
    return FeedEncoding(
      of: Array(declaration.utf8) + bytes, transport: transport,
      sniffing: StubEncodingSniffing(sniffed)
    ) {
      known.contains($0.lowercased())
    }
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x3C], "utf-8"), ([0xFF, 0xFE, 0x3C, 0], "utf-16le"),
      ([0xFE, 0xFF, 0, 0x3C], "utf-16be"), ([0x3C, 0, 0x3F, 0], "utf-16le"),
      ([0, 0x3C, 0, 0x3F], "utf-16be"), ([0xFF, 0xFE, 0, 0], "utf-32le"),
      ([0, 0, 0xFE, 0xFF], "utf-32be"), ([0x3C, 0, 0, 0], "utf-32le"),
      ([0, 0, 0, 0x3C], "utf-32be"),
    ] as [([UInt8], String)])
  func prefersThePatternOfTheFirstBytes(_ bytes: [UInt8], _ label: String) {
    #expect(Self.encoding(bytes, transport: "koi8-r").label == label)
  }

  @Test func prefersDeclarationsInOrder() {
    let bytes: [UInt8] = [0xCF, 0xF0, 0xE8]
    #expect(Self.encoding(bytes, declared: "windows-1251").label == "windows-1251")
    #expect(Self.encoding(bytes, declared: "windows-1251", transport: "koi8-r").label == "koi8-r")
    #expect(
      Self.encoding(bytes, declared: "windows-1251", transport: "utf-8").label == "windows-1251")
    #expect(
      Self.encoding(bytes, declared: "windows-1251", transport: "none").label == "windows-1251")
  }

  private static let shiftJIS: [UInt8] = [0x93, 0xFA, 0x96, 0x7B]

  @Test(
    arguments: [
      (nil, nil, "declares no encoding"),
      ("no-such", nil, "declares “no-such”"),
      ("utf-8", nil, "declares “utf-8”"),
      (nil, "us-ascii", "declares “us-ascii”"),
      ("utf-16", "utf-8", "declares “utf-8”"),
    ] as [(String?, String?, String)])
  func guessesTheEncodingIfNoDeclarationHelps(
    _ declared: String?, _ transport: String?, _ words: String
  ) {
    let encoding = Self.encoding(
      Self.shiftJIS, declared: declared, transport: transport, sniffed: "Shift_JIS")
    #expect(encoding.label == "Shift_JIS")
    #expect(encoding.note == "The document \(words); it was read as Shift_JIS.")
  }

  @Test func guessesAnUnknownEncodingByItsLetters() {
    #expect(Self.encoding(Self.shiftJIS, sniffed: "no-such").label == "windows-1252")
    #expect(Self.encoding(Self.shiftJIS).label == "windows-1252")
  }

  /// Guessing comes last, and is not used for JSON.
  @Test(
    arguments: [
      (shiftJIS, "koi8-r", "koi8-r"), (Array("日本".utf8), nil, "utf-8"), ([0x61], nil, "utf-8"),
      (Array("aé".utf8) + [0xFF] + Array("é".utf8), nil, "utf-8"), ([0xFE, 0xFF], nil, "utf-16be"),
      (Array(" {\"".utf8) + shiftJIS, nil, "windows-1252"),
      ([0x0A, 0x5B] + shiftJIS, nil, "windows-1252"),
      ([0x1B, 0x24, 0x42], "windows-1251", "windows-1251"),
    ] as [([UInt8], String?, String)])
  func guessesNoEncodingThatIsDeclared(_ bytes: [UInt8], _ transport: String?, _ label: String) {
    #expect(Self.encoding(bytes, transport: transport, sniffed: "shift_jis").label == label)
  }

  @Test(arguments: [nil, "utf-8", "us-ascii", "no-such"] as [String?])
  func guessesJapaneseForASCIIWithEscapes(_ declared: String?) {
    let bytes: [UInt8] = [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]
    let encoding = Self.encoding(bytes, declared: declared, sniffed: "ISO-2022-JP")
    #expect(encoding.label == "ISO-2022-JP")
    #expect(encoding.note != nil)
    #expect(Self.encoding(bytes, declared: declared).label == "utf-8")
  }

  @Test func guessesTheEncodingWithoutDeclarations() {
    #expect(Self.encoding([0x61, 0xE9, 0x61]).label == "windows-1252")
    #expect(
      Self.encoding([0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x20, 0xEC, 0xE8, 0xF0]).label
        == "windows-1251")
  }

  @Test func notesOnlyUnexpectedEncodings() {
    #expect(Self.encoding(Array("日本".utf8)).note == nil)
    #expect(Self.encoding(Array("日本".utf8), declared: "UTF-8").note == nil)
    #expect(Self.encoding([0x61], declared: "iso-2022-jp").note == nil)
    #expect(
      Self.encoding(Array("日本".utf8), declared: "Shift_JIS").note
        == "The document declares “Shift_JIS”; it was read as UTF-8.")
    #expect(
      Self.encoding([0xCF, 0xF0], declared: "koi8-r", transport: "none").note
        == "The encoding “none” is unknown; the document was read as “koi8-r”.")
  }

  /// The boundaries of valid UTF-8.
  @Test(
    arguments: [
      ([0xC2, 0x80], true), ([0xC1, 0x80], false), ([0xDF, 0xBF], true),
      ([0xE0, 0x9F, 0x80], false),
      ([0xE0, 0xA0, 0x80], true), ([0xED, 0x9F, 0xBF], true), ([0xED, 0xA0, 0x80], false),
      ([0xEF, 0xBF, 0xBF], true), ([0xF0, 0x8F, 0x80, 0x80], false),
      ([0xF0, 0x90, 0x80, 0x80], true), ([0xF4, 0x8F, 0xBF, 0xBF], true),
      ([0xF4, 0x90, 0x80, 0x80], false), ([0xF5, 0x80, 0x80, 0x80], false), ([0x80], false),
      ([0xE3, 0x81], false), ([0xE3, 0x81, 0x20], false),
    ] as [([UInt8], Bool)])
  func recognizesValidUTF8(_ bytes: [UInt8], _ isUTF8: Bool) {
    #expect(UTF8Census(of: bytes).isUTF8 == isUTF8)
    #expect((String(validating: bytes, as: UTF8.self) != nil) == isUTF8)
  }

  @Test(
    arguments: [
      ("<?xml version='1.0' encoding='a'?>", "a"),
      ("<?xml version=\"1.0\" encoding = \"b\" ?>", "b"),
      ("\n junk <?xml encoding='c'?>", "c"), ("<?xml version='1.0'?><x encoding='d'/>", nil),
      ("<x encoding='e'/>", nil), ("<?xml encoding=f?>", nil), ("<?xml encoding=''?>", nil),
    ] as [(String, String?)])
  func readsTheEncodingOfAnXMLDeclaration(_ text: String, _ encoding: String?) {
    #expect(XMLDeclaration.encoding(in: Array(text.utf8)) == encoding)
  }
}

@Suite struct FeedDateTests {
  @Test(arguments: [
    // RFC 822 and 2822, and similar.
    ("Tue, 03 Feb 2026 08:09:10 GMT", "2026-02-03T08:09:10Z"),
    ("Tue, 3 Feb 2026 08:09:10 +0530", "2026-02-03T02:39:10Z"),
    ("3 Feb 26 08:09 EST", "2026-02-03T13:09:00Z"), ("Tue, 03 Feb 2026", "2026-02-03T00:00:00Z"),
    ("Tue,03 February 2026 08:09:10 PDT", "2026-02-03T15:09:10Z"),
    ("Tuesday, 3rd Feb, 2026 08:09:10 JST", "2026-02-02T23:09:10Z"),
    ("Tue, 03 Feb 2026 08:09:10 +0100 (CET)", "2026-02-03T07:09:10Z"),
    ("Tue, 03 Feb 2026 08:09:10 GMT+2", "2026-02-03T06:09:10Z"),
    ("Tue, 03 Feb 2026 08:09:10 -01:30", "2026-02-03T09:39:10Z"),
    ("Tue, 03 Feb 2026 08:09:10 A", "2026-02-03T08:09:10Z"),
    ("Tue, 03 Feb 2026 08:09:10 QZT", "2026-02-03T08:09:10Z"),
    ("Thu, 01 Jan 0100 00:00:01 +0100", "0099-12-31T23:00:01Z"),
    // `asctime` and similar.
    ("Tue Feb  3 08:09:10 2026", "2026-02-03T08:09:10Z"),
    ("Tue Feb 3 08:09:10 +0100 2026", "2026-02-03T07:09:10Z"),
    ("Tue Feb 3 08:09:10 CET 2026", "2026-02-03T07:09:10Z"),
    // Informal dates.
    ("February 3, 2026 - 8:09pm", "2026-02-03T20:09:00Z"),
    ("Feb. 3, 2026, 12:05 a.m.", "2026-02-03T00:05:00Z"),
    ("Tue, Feb 3, 2026 at 12:05 PM EST", "2026-02-03T17:05:00Z"),
    ("3 August, 2026", "2026-08-03T00:00:00Z"), ("08:09:10, 3 Feb 2026", "2026-02-03T08:09:10Z"),
    ("February 3, 2026, updated March 4", "2026-02-03T00:00:00Z"),
    ("February 2026", "2026-02-01T00:00:00Z"), ("2/13/26 08:09:10", "2026-02-13T08:09:10Z"),
    ("13.2.2026 08:09", "2026-02-13T08:09:00Z"), ("2026/2/3 08:09:10", "2026-02-03T08:09:10Z"),
    ("Tue, 2026/02/03 08:09:10 EST", "2026-02-03T13:09:10Z"),
    // IANA zones, in winter and in summer.
    ("Tue, 03 Feb 2026 08:09:10 Europe/Brussels", "2026-02-03T07:09:10Z"),
    ("Sun, 29 Mar 2026 01:59:59 Europe/Brussels", "2026-03-29T00:59:59Z"),
    ("Sun, 29 Mar 2026 03:00:00 Europe/Brussels", "2026-03-29T01:00:00Z"),
    ("Sat, 07 Mar 2026 12:00:00 America/New_York", "2026-03-07T17:00:00Z"),
    ("Mon, 09 Mar 2026 12:00:00 America/New_York", "2026-03-09T16:00:00Z"),
    ("Mon, 03 Apr 2006 12:00:00 America/Chicago", "2006-04-03T17:00:00Z"),
    ("Tue, 03 Feb 2026 08:09:10 Asia/Tokyo", "2026-02-02T23:09:10Z"),
  ])
  func readsTheFormatsOfFeeds(_ text: String, _ moment: String) {
    #expect(FeedDate.read(text)?.iso8601 == moment)
  }

  @Test(arguments: [
    ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("1 Jan 50", "1950-01-01T00:00:00Z"), ("31 Dec 49", "2049-12-31T00:00:00Z"),
    ("31 Dec 99", "1999-12-31T00:00:00Z"), ("1 Jan 00", "2000-01-01T00:00:00Z"),
    ("11/6/94 08:49", "1994-11-06T08:49:00Z"), ("94/11/06 08:49", "1994-11-06T08:49:00Z"),
    ("94-11-06", "1994-11-06T00:00:00Z"), ("941106", "1994-11-06T00:00:00Z"),
    ("94310", "1994-11-06T00:00:00Z"), ("-9411", "1994-11-01T00:00:00Z"),
  ])
  func aTwoDigitYearIsFrom1950To2049(_ text: String, _ moment: String) {
    #expect(FeedDate.read(text)?.iso8601 == moment)
  }

  @Test(arguments: [
    ("Di, 03 Mär 2026 08:09:10 +0100", "2026-03-03T07:09:10Z"),
    ("mar., 01 déc. 2026 08:09:10 +0000", "2026-12-01T08:09:10Z"),
    ("jeu., 02 juil. 2026 08:09", "2026-07-02T08:09:00Z"), ("2 juin 2026", "2026-06-02T00:00:00Z"),
    ("3 febbraio 2026", "2026-02-03T00:00:00Z"), ("3 de enero de 2026", "2026-01-03T00:00:00Z"),
    ("Κυρ, 12 Ιούλ 2026 12:00:00 EET", "2026-07-12T10:00:00Z"),
    ("2026-július-12T9:15-05:00", "2026-07-12T14:15:00Z"), ("3 мая 2026", "2026-05-03T00:00:00Z"),
    ("2026년 05월 28일  01:31:15", "2026-05-27T16:31:15Z"),
    ("2026-05-25 오후 11:23:17", "2026-05-25T14:23:17Z"),
    ("Tue, 03 Qzx 2026 08:09:10 GMT", "2026-01-03T08:09:10Z"),
    // Days of the week that start like a month.
    ("2026. január 7., szerda 08:09", "2026-01-07T08:09:00Z"),
    ("2026. jan. 7., sze 08:09", "2026-01-07T08:09:00Z"),
    ("6 enero 2026, martes 08:09", "2026-01-06T08:09:00Z"),
    ("6 ene 2026, mar 08:09", "2026-01-06T08:09:00Z"),
    ("mardi 2 juin 2026", "2026-06-02T00:00:00Z"), ("martedì 3 marzo 2026", "2026-03-03T00:00:00Z"),
    ("marți, 3 februarie 2026 08:09", "2026-02-03T08:09:00Z"),
    ("mar 2026-02-03 08:09", "2026-02-03T08:09:00Z"), ("20260203080910", "2026-02-03T08:09:10Z"),
    ("5 januari 2026, maandag", "2026-01-05T00:00:00Z"), ("mar 3 mar 2026", "2026-03-03T00:00:00Z"),
    ("2 Feb 2026 08:09 Asia/Novosibirsk", "2026-02-02T08:09:00Z"),
  ])
  func readsOtherLanguages(_ text: String, _ moment: String) {
    #expect(FeedDate.read(text)?.iso8601 == moment)
  }

  @Test(arguments: [
    ("2026-02-03T08:09:10.123456+09:00", "2026-02-02T23:09:10.123Z"),
    ("2026-02-03 08:09:10.1234567890123456789 +0900", "2026-02-02T23:09:10Z"),
    ("2026-02-03 08:09:10", "2026-02-03T08:09:10Z"), ("2026-02-03T08:09", "2026-02-03T08:09:00Z"),
    ("2026-02-03T08:09:10+0900", "2026-02-02T23:09:10Z"),
    ("2026-02-03 08:09:10-13:00", "2026-02-03T21:09:10Z"), ("2026-02-03", "2026-02-03T00:00:00Z"),
    ("2026-02", "2026-02-01T00:00:00Z"), ("2026", "2026-01-01T00:00:00Z"),
    ("20260203", "2026-02-03T00:00:00Z"), ("20260203T080910Z", "2026-02-03T08:09:10Z"),
    ("20260203T0809+01", "2026-02-03T07:09:00Z"), ("2026-034", "2026-02-03T00:00:00Z"),
    ("2026034", "2026-02-03T00:00:00Z"), ("26034", "2026-02-03T00:00:00Z"),
    ("26-02-03", "2026-02-03T00:00:00Z"), ("260203", "2026-02-03T00:00:00Z"),
    ("-2602", "2026-02-01T00:00:00Z"), ("-26-02", "2026-02-01T00:00:00Z"),
    ("2026-002-03T08:09:10+00:00", "2026-02-03T08:09:10Z"),
    ("2026-W06-2", "2026-02-03T00:00:00Z"), ("2026W062", "2026-02-03T00:00:00Z"),
    ("2020-W53-5", "2021-01-01T00:00:00Z"), ("2026-W01", "2025-12-29T00:00:00Z"),
    ("2026-02-03T24:00:00Z", "2026-02-04T00:00:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ("2026-02-03 08:09:10.0", "2026-02-03T08:09:10Z"),
    ("1770106150", "2026-02-03T08:09:10Z"), ("1770106150123", "2026-02-03T08:09:10.123Z"),
    ("202602030809", "2026-02-03T08:09:00Z"), ("999999999999", "2001-09-09T01:46:39.999Z"),
    ("  2026-02-03T08:09:10Z\n", "2026-02-03T08:09:10Z"),
  ])
  func readsEveryProfileOfISO8601(_ text: String, _ moment: String) {
    #expect(FeedDate.read(text)?.iso8601 == moment)
  }

  @Test(arguments: [
    "2003-366", "2003366", "2003-W53-6", "2025-W53-1",
    "", " ", "clay", "-", ":", "1:", ":1", "12:00", "Feb", "+0100", "T", "2026-02-30", "2026-13-01",
    "2026-02-03T25:00:00Z", "2026-02-03T08:60:00Z", "Tue, 31 Feb 2026 08:09:10 GMT", "0000-00-00",
    "Sun, 16 Dec 2012 1:2:3:4 GMT", "99999999999999999999", "Feb 99999999999999999999 3",
    "2026-W54-1", "Tue, 32 Feb 2026 08:09:10 GMT", "45 March 2026", "March 45, 2026",
    "202602300809", "202602032409",
    "2026-W00-1", "2026-367", "31 Dec 9999 23:59:59 -2400", String(repeating: "1 ", count: 500),
    String(repeating: "-", count: 100_000), "\u{0}\u{1}", "０３ Feb ２０２６",
  ])
  func isNilForAnInvalidDate(_ text: String) {
    #expect(FeedDate.read(text) == nil)
  }
}

/// Text that may be plain or HTML is HTML if it contains something that only HTML has.
@Suite struct HTMLLikenessTests {
  private static func likeness(of text: String) -> HTMLLikeness {
    HTMLLikeness(text) { ["b", "p", "br", "a"].contains($0) }
  }

  @Test(arguments: [
    "<b>New</b>", "<B>New</B>", "New &amp; old", "caf&#233;", "caf&#xE9;", "</p>",
    "a <b>b</b> &lt; c",
  ])
  func recognizesHTMLByAClosingTagOrAReference(_ text: String) {
    #expect(Self.likeness(of: text).isStrong)
  }

  @Test(arguments: [
    "", "New", "AT&T", "a & b; c", "1 < 2 > 0", "The <br> tag", "Array<Int>", "<swift>x</swift>",
    "x</y", "&;", "&#;", "&verylongnamethatnoreferenceinhtmlhas;", "<b>x</b> <View>x</View>",
  ])
  func treatsOtherTextsAsPlainText(_ text: String) {
    #expect(!Self.likeness(of: text).isStrong)
  }

  @Test(arguments: [
    "<br>", "<img src=x>", "<!-- x -->", "a<View>b", "&amp;", "</x>", "&copy 2026", "x &eacute",
  ])
  func mayBeHTMLWithATagOrAReference(_ text: String) {
    #expect(Self.likeness(of: text).isThinkable)
  }

  @Test(arguments: [
    "a < b > c", "if a<b then", "x > y", "a & b", "<", ">", "><", "<3>", "?a=1&copy=2", "AT&T",
    "a<b &copy",
  ])
  func cannotBeHTMLWithoutATagOrAReference(_ text: String) {
    #expect(!Self.likeness(of: text).isThinkable)
  }
}
