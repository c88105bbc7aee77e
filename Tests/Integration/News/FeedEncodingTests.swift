import NewsDomain
import Testing

@testable import NewsInfrastructure

/// A feed is decoded correctly, whatever encoding is declared.
@Suite struct FeedEncodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var declared: String?
    var transport: String?
    let bytes: [UInt8]
    let title: String
    var isNoted = false

    var testDescription: String {
      "\(title) as “\(declared ?? "-")”, sent as “\(transport ?? "-")”"
    }
  }

  @Test(arguments: [
    Case(declared: "utf-8", bytes: Array("日本".utf8), title: "日本"),
    Case(bytes: Array("日本".utf8), title: "日本"),
    Case(declared: "Shift_JIS", bytes: [0x93, 0xFA, 0x96, 0x7B], title: "日本"),
    Case(declared: "EUC-JP", bytes: [0xC6, 0xFC, 0xCB, 0xDC], title: "日本"),
    Case(
      declared: "ISO-2022-JP",
      bytes: [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42], title: "日本"),
    Case(declared: "Big5", bytes: [0xA4, 0xA4, 0xA4, 0xE5], title: "中文"),
    Case(declared: "EUC-KR", bytes: [0xC7, 0xD1, 0xB1, 0xDB], title: "한글"),
    // `gb2312` means GBK, which has more characters.
    Case(declared: "gb2312", bytes: [0xD6, 0xEC, 0xE9, 0x46, 0xBB, 0xF9], title: "朱镕基"),
    Case(declared: "windows-1251", bytes: [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], title: "Привет"),
    Case(declared: "KOI8-R", bytes: [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4], title: "Привет"),
    Case(declared: "iso-8859-1", bytes: [0x93, 0xE9, 0x94], title: "“é”"),
    Case(transport: "windows-1252", bytes: [0x63, 0x61, 0x66, 0xE9], title: "café"),
    // The transport takes precedence over the document.
    Case(
      declared: "windows-1252", transport: "KOI8-R", bytes: [0xF0, 0xD2, 0xC9, 0xD7],
      title: "Прив"),
    Case(
      declared: "windows-1251", transport: "us-ascii", bytes: [0xCF, 0xF0], title: "Пр",
      isNoted: true),
    Case(
      declared: "KOI8-R", transport: "no-such", bytes: [0xF0, 0xD2], title: "Пр", isNoted: true),
    // The bytes take precedence over both.
    Case(declared: "windows-1251", bytes: Array("Привет".utf8), title: "Привет", isNoted: true),
    Case(transport: "iso-8859-1", bytes: Array("日本".utf8), title: "日本", isNoted: true),
    Case(
      declared: "utf-8", bytes: [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], title: "Привет",
      isNoted: true),
    Case(declared: "utf-8", bytes: [0x63, 0x61, 0x66, 0xE9], title: "café", isNoted: true),
    Case(
      declared: "windows-1251", transport: "utf-8", bytes: [0xCF, 0xF0, 0xE8, 0xE2],
      title: "Прив", isNoted: true),
    // A few invalid bytes do not change the encoding.
    Case(
      declared: "utf-8", bytes: Array("日本".utf8) + [0xFF, 0x61] + Array("語".utf8),
      title: "日本\u{FFFD}a語", isNoted: true),
    // A document that is readable as UTF-8 is not UTF-16.
    Case(declared: "utf-16", bytes: Array("日本".utf8), title: "日本", isNoted: true),
  ])
  func readsATitleInItsEncoding(_ one: Case) throws {
    let declaration = one.declared.map { "<?xml version=\"1.0\" encoding='\($0)' ?>" } ?? ""
    let bytes = Array("\(declaration)<rss><channel><title>".utf8) + one.bytes
    let feed = try FeedReaderFixture.feed(
      bytes: bytes + Array("</title></channel></rss>".utf8),
      contentType: one.transport.map { "text/xml; charset=\"\($0)\"" })
    #expect(feed.title?.text == one.title)
    #expect(feed.notes.isEmpty == !one.isNoted, "\(feed.notes.map(\.text))")
  }

  /// Titles in Shift_JIS, KOI8-R and ISO-2022-JP.
  static let undeclared: [(String, [UInt8])] = [
    (
      "Shift_JIS",
      [0x93, 0xFA, 0x96, 0x7B, 0x82, 0xCC, 0x8D, 0x60, 0x82, 0xCC, 0x92, 0xA9, 0x8E, 0x73]
    ),
    (
      "KOI8-R",
      [0xF5, 0xD4, 0xD2, 0xC5, 0xCE, 0xCE, 0xC9, 0xCA, 0x20, 0xD2, 0xD9, 0xCE, 0xCF, 0xCB]
    ),
    (
      "ISO-2022-JP",
      [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x24, 0x4E, 0x39, 0x41, 0x1B, 0x28, 0x42]
    ),
  ]
  static let undeclaredTitles = ["日本の港の朝市", "Утренний рынок", "日本の港"]

  @Test(arguments: zip(undeclared, undeclaredTitles))
  func guessesTheEncodingOfATitleThatDeclaresNone(
    _ written: (String, [UInt8]), _ title: String
  ) throws {
    let (label, bytes) = written
    let start = Array("<?xml version='1.0'?><rss><channel><title>".utf8)
    let feed = try FeedReaderFixture.feed(
      bytes: start + bytes + Array("</title></channel></rss>".utf8), contentType: "text/xml")
    #expect(feed.title?.text == title)
    #expect(
      feed.notes.map(\.text) == [
        "The document declares no encoding; it was read as \(label)."
      ])
  }

  static let wide = "<?xml version='1.0'?><rss><channel><title>日本 🌊</title></channel></rss>"

  @Test(arguments: [true, false], [true, false])
  func readsUTF16WithAndWithoutAByteOrderMark(_ isLittleEndian: Bool, _ hasMark: Bool) throws {
    let units = (hasMark ? [0xFEFF] : []) + Array(Self.wide.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let feed = try FeedReaderFixture.feed(bytes: bytes, contentType: "text/xml; charset=utf-8")
    #expect(feed.title?.text == "日本 🌊")
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF32WithAndWithoutAByteOrderMark(_ isLittleEndian: Bool, _ hasMark: Bool) throws {
    let codes = (hasMark ? [0xFEFF] : []) + Self.wide.unicodeScalars.map(\.value)
    let bytes = codes.flatMap { code in
      let four = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }
      return isLittleEndian ? four.reversed() : four
    }
    #expect(try FeedReaderFixture.feed(bytes: bytes).title?.text == "日本 🌊")
    let text = UTF32Text.utf8(of: bytes, isLittleEndian: isLittleEndian)
    #expect(String(decoding: text, as: UTF8.self) == Self.wide)
  }

  @Test func skipsAByteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let feed = try FeedReaderFixture.feed(bytes: mark + Array(Self.wide.utf8))
    #expect(feed.title?.text == "日本 🌊")
    let json = #"{"version":"https://jsonfeed.org/version/1","title":"日本","items":[]}"#
    #expect(try FeedReaderFixture.feed(bytes: mark + Array(json.utf8)).title?.text == "日本")
  }
}
