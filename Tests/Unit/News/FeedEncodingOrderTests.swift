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
    #expect(
      Self.encoding(bytes, declared: "windows-1251", transport: "koi8-r").label == "koi8-r")
    #expect(
      Self.encoding(bytes, declared: "windows-1251", transport: "utf-8").label == "windows-1251")
    #expect(
      Self.encoding(bytes, declared: "windows-1251", transport: "none").label == "windows-1251")
  }

  /// Text in Shift_JIS.
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
    #expect(Self.encoding(Array("aé".utf8) + [0xFF] + Array("é".utf8)).label == "utf-8")
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
      ("text/xml", nil), ("text/xml; charset=UTF-8", "UTF-8"),
      ("text/xml;qs=0.9; Charset = \"koi8-r\" ", "koi8-r"), ("text/xml; charset='a'", "a"),
      ("text/xml; charset=", nil), ("", nil),
    ] as [(String, String?)])
  func readsTheCharsetOfAContentType(_ type: String, _ charset: String?) {
    #expect(XMLDeclaration.charset(ofContentType: type) == charset)
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
