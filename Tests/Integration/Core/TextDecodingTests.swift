import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

/// Encoded bytes and their text.
struct EncodedText: CustomTestStringConvertible, Sendable {
  let label: String
  let bytes: [UInt8]
  let text: String

  init(_ label: String, _ bytes: [UInt8], _ text: String) {
    self.label = label
    self.bytes = bytes
    self.text = text
  }

  var testDescription: String { "\(label): \(text)" }

  static let samples: [Self] = [
    .init("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B, 0x41, 0xB1, 0x83, 0x5C], "日本Aｱソ"),
    .init("windows-31j", [0x87, 0x40, 0x81, 0x60, 0x81, 0x7C, 0xFA, 0x40, 0x5C], "①～－ⅰ\\"),
    .init(
      "sjis", [0x80, 0xA0, 0x81, 0x22, 0x85, 0x45, 0xFF],
      "\u{80}\u{FFFD}\u{FFFD}\"\u{FFFD}E\u{FFFD}"),
    .init("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1, 0xAD, 0xA1], "日本ｱ丂①"),
    .init(
      "euc-jp", [0xC6, 0x22, 0x8F, 0xB0, 0x22, 0x8E, 0xFF, 0x22], "\u{FFFD}\"\u{FFFD}\"\u{FFFD}\""),
    .init("gb2312", [0xD6, 0xD0, 0xCE, 0xC4, 0x80], "中文€"),
    .init("GBK", [0x81, 0x40, 0xFE, 0x50, 0x41], "丂⺁A"),
    .init("gb18030", [0x95, 0x32, 0x82, 0x36, 0x90, 0x30, 0x81, 0x30], "𠀀𐀀"),
    .init("gb18030", [0x81, 0x30, 0x22, 0x81, 0x30, 0x81, 0x22], "\u{FFFD}0\"\u{FFFD}0\u{FFFD}\""),
    .init("gb18030", [0xFE, 0x39, 0xFE, 0x39, 0x41], "\u{FFFD}A"),
    .init("Big5", [0xA4, 0xA4, 0xA4, 0xE5, 0xA1, 0xFE, 0x88, 0x66, 0x88, 0x62], "中文／ÊÊ̄"),
    .init("euc-kr", [0xC7, 0xD1, 0xB1, 0xDB, 0x8C, 0x63], "한글똠"),
    .init("ks_c_5601-1987", [0xC9, 0xA1, 0x22, 0xA3, 0xFF, 0x41], "\u{FFFD}\"\u{FFFD}A"),
    .init("koi8-r", [0xF2, 0xD5, 0xD3], "Рус"),
    .init("koi8-u", [0xAE, 0xBE, 0xA4], "ўЎє"),
    .init("windows-1251", [0xCF, 0xF0, 0x98], "Пр\u{98}"),
    .init("windows-1253", [0xC1, 0xAA, 0xD2], "Α\u{FFFD}\u{FFFD}"),
    .init("windows-1255", [0xF9, 0xC8, 0xCA], "ש\u{5B8}\u{5BA}"),
    .init("windows-1258", [0x61, 0xEC, 0xE2, 0xD2], "a\u{301}â\u{309}"),
    .init("iso-8859-9", [0xFD, 0x80], "ı€"),
    .init("iso-8859-15", [0xA4, 0x80], "€\u{80}"),
    .init("tis-620", [0xE4, 0xB7, 0xC2], "ไทย"),
    .init("macintosh", [0x8E, 0xDB, 0xF0, 0xC6], "é€\u{F8FF}∆"),
    .init("x-mac-cyrillic", [0x80, 0xFF], "А€"),
    .init("ibm866", [0x80, 0xE1], "Ас"),
    .init("utf-16", [0x41, 0, 0x3D, 0xD8, 0x4D, 0xDC], "A👍"),
    .init("utf-16be", [0, 0x41, 0xD8, 0x3D, 0xDC, 0x4D], "A👍"),
    .init("utf-16le", [0x3D, 0xD8, 0x41, 0, 0x4D, 0xDC, 0x3D, 0xD8], "\u{FFFD}A\u{FFFD}\u{FFFD}"),
    .init("utf-16le", [0x3D, 0xD8, 0x3D, 0xD8, 0x4D, 0xDC, 0x41], "\u{FFFD}👍\u{FFFD}"),
    .init("utf-16le", [0xFE, 0xFF, 0, 0x41], "A"),
    .init("utf-8", [0xFF, 0xFE, 0x41, 0], "A"),
    .init("shift_jis", [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
    .init("shift_jis", [0xFE, 0x41], "\u{FFFD}A"),
  ]
}

@Suite(.timeLimit(.minutes(1))) struct TextDecodingTests {
  private let decoding = IconvTextDecoding()

  @Test(arguments: EncodedText.samples + EncodedText.iso2022JP)
  func decodesAnEncodingInPiecesOfAnySize(_ sample: EncodedText) throws {
    for length in [Int.max, 1, 2, 3, 5] {
      let text = try text(sample.bytes, sample.label, pieces: length)
      #expect(scalars(text) == scalars(sample.text), "pieces of \(length)")
    }
  }

  /// A lead byte without its trail byte must not swallow a quotation mark or the start of a tag.
  @Test(arguments: ["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"])
  func invalidBytesSwallowNoASCIICharacter(_ label: String) throws {
    for lead in UInt8(0x80)...0xFF {
      let alone = try text([lead, 0x22], label)
      #expect(alone.unicodeScalars.last == "\"", "\(lead)")
      let pairs: [UInt8] = (UInt8(0x80)...0xFF).flatMap { [lead, $0, 0x22] }
      let quotationMarks = try text(pairs, label).unicodeScalars.count { $0 == "\"" }
      #expect(quotationMarks == 128, "\(lead)")
    }
  }

  @Test(arguments: [
    "ibm866", "iso-8859-1", "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6",
    "iso-8859-7", "iso-8859-8", "iso-8859-8-i", "iso-8859-9", "iso-8859-10", "iso-8859-11",
    "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "koi8-r", "koi8-u", "macintosh",
    "windows-874", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254",
    "windows-1255", "windows-1256", "windows-1257", "windows-1258", "x-mac-cyrillic",
  ])
  func decodesEachByteAsOneCharacter(_ label: String) throws {
    let text = try text(Array(0...0xFF), label)
    #expect(text.unicodeScalars.count == 256)
    #expect(text.unicodeScalars.prefix(128).elementsEqual((UInt8(0)...0x7F).map { .init($0) }))
  }

  @Test func rejectsEncodingsThatBrowsersReject() {
    for label in ["iso-2022-kr", "hz-gb-2312", "utf-7", "utf-32", "CP932", "x-user-defined"] {
      #expect(decoding.decoder(for: label) == nil, "\(label)")
    }
  }

  @Test(arguments: ["utf-8", "shift_jis", "gb18030", "iso-2022-jp", "utf-16", "koi8-r"])
  func decodesRandomBytesTheSameInPiecesOfAnySize(_ label: String) throws {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<50 {
      let bytes = (0..<300).map { _ in
        let escapes = Array("\u{1B}$B(JI".utf8)
        let kind = Int.random(in: 0..<4, using: &generator)
        return kind == 0
          ? escapes[Int.random(in: 0..<escapes.count, using: &generator)]
          : UInt8.random(in: kind == 1 ? 0...0x7F : 0x80...0xFF, using: &generator)
      }
      let whole = try text(bytes, label)
      for length in 1...4 {
        #expect(try text(bytes, label, pieces: length) == whole, "\(bytes)")
      }
    }
  }

  @Test func aDecoderStartsAgainAfterItsEnd() throws {
    var decoder = try #require(decoding.decoder(for: "shift_jis"))
    _ = decoder.decode([0x93])
    #expect(decoder.finish() == Array("\u{FFFD}".utf8))
    #expect(decoder.decode([0x93, 0xFA]) == Array("日".utf8))
    #expect(decoder.finish() == [])
  }

  private func text(_ bytes: [UInt8], _ label: String, pieces: Int = .max) throws -> String {
    try TextDecodingContract.text(bytes, label, by: decoding, pieces: pieces)
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
