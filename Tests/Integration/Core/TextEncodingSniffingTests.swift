import CoreDomain
import CoreTesting
import Testing

@testable import CoreInfrastructure

/// The length of a sample.
enum SampleLength: String, CaseIterable, Sendable {
  case title, feed

  /// Returns the text with as much markup as documents of that length have.
  func text(of sample: SampleText) -> String {
    switch self {
    case .title: "<rss><channel><title>\(sample.title)</title></channel></rss>"
    case .feed:
      """
      <?xml version="1.0"?><rss version="2.0"><channel>
      <item><title>\(sample.title)</title>
      <link>https://paper.example/2024/05/story-of-the-day</link>
      <pubDate>Mon, 06 May 2024 06:00:00 GMT</pubDate><description><![CDATA[<p class="lead">
      <img src="https://pictures.paper.example/harbour.jpg" width="640" height="480" alt=""/>
      <a href="https://paper.example/tags/harbour">The harbour</a> \(sample.text)</p>]]>
      </description></item></channel></rss>
      """
    }
  }
}

/// A sample without a declared encoding.
struct UndeclaredText: CustomTestStringConvertible, Sendable {
  let sample: SampleText
  let encoding: String
  let length: SampleLength

  var testDescription: String { "\(sample.language), \(encoding), \(length)" }

  /// Leaves out single titles in other Latin alphabets, which may have too few letters outside of
  /// windows-1252.
  static let all =
    of(
      SampleText.western + SampleText.eastAsian + SampleText.cyrillic + SampleText.otherAlphabets,
      SampleLength.allCases)
    + of(SampleText.otherLatin, [.feed])

  private static func of(_ samples: [SampleText], _ lengths: [SampleLength]) -> [Self] {
    samples.flatMap { sample in
      sample.encodings.flatMap { encoding in
        lengths.map { Self(sample: sample, encoding: encoding, length: $0) }
      }
    }
  }
}

@Suite(.timeLimit(.minutes(1))) struct TextEncodingSniffingTests {
  private let sniffing = UchardetEncodingSniffing()

  /// The default without a guess is windows-1252.
  @Test(arguments: UndeclaredText.all)
  func decodesEachSampleAsItWasWritten(_ one: UndeclaredText) throws {
    let text = one.length.text(of: one.sample)
    let bytes = try IconvEncoder.bytes(text, in: one.encoding)
    let label = sniffing.encoding(of: bytes) ?? "windows-1252"
    let read = try #require(Self.text(bytes, label), "“\(label)” is not known")
    #expect(read == text, "read as \(label)")
  }

  @Test(arguments: [
    ("CP932", "Shift_JIS", "港の朝市が三年ぶりに戻る"), ("EUC-JP", "EUC-JP", "港の朝市が三年ぶりに戻る"),
    ("ISO-2022-JP", "ISO-2022-JP", "港の朝市が三年ぶりに戻る"), ("GBK", "GB18030", "港口早市三年后重新开放"),
    ("BIG5", "Big5", "港口早市三年後重新開放"), ("CP949", "EUC-KR", "항구의 아침 시장이 돌아온다"),
    ("KOI8-R", "KOI8-R", "Утренний рынок в порту"), ("KOI8-U", "KOI8-U", "Новий міст через річку"),
    ("CP1251", "windows-1251", "Утренний рынок в порту"),
    ("CP1255", "windows-1255", "שוק הבוקר בנמל חוזר"),
    ("CP874", "windows-874", "ตลาดเช้าที่ท่าเรือกลับมา"),
    // The quotation marks have code points where ISO 8859 has control characters.
    ("CP1257", "windows-1257", "Uosto turgus „grįžta“: žuvų kainos šiemet didžiausios"),
    ("CP1253", "windows-1253", "Η «αγορά» του λιμανιού – ανοίγει “ξανά” την Κυριακή"),
    ("CP1250", "windows-1250", "A „kikötői” piac jövőre újra kinyílik, hűvös időben is"),
    (
      "CP1252", "windows-1252",
      "Markedet på havnen åbner “endelig” igen søndag, når vejret er til det"
    ),
  ])
  func returnsTheLabelOfTheEncodingStandard(
    _ encoding: String, _ label: String, _ text: String
  ) throws {
    #expect(sniffing.encoding(of: try IconvEncoder.bytes(text, in: encoding)) == label)
  }

  /// For some letters of Icelandic and Faroese, the library guesses Polish, Hungarian or Turkish.
  @Test(arguments: [
    "Fjöldi ferðamanna hefur aldrei verið meiri en í júlí",
    "Veður fer versnandi síðdegis og ófært er á heiðum",
    "Hlaupið í ánni hefur náð hámarki", "Þýðing skáldsögunnar hlýtur verðlaun",
    "Skjálfti fannst víða á Suðurlandi í gærkvöldi", "Ferðafólkið kom á Tórshavnar høvn í gjár",
  ])
  func guessesAWesternEncodingForIcelandic(_ text: String) throws {
    let bytes = try IconvEncoder.bytes(text, in: "CP1252")
    #expect((sniffing.encoding(of: bytes) ?? "windows-1252") == "windows-1252")
  }

  /// The library guesses Polish for the first two, and Lithuanian for the others.
  @Test(arguments: [
    "L’estació reobrirà després d’una pausa, però només fins al juny",
    "“It’s a good day” – the café’s new owner said: ‘at last’",
    "Nuk është e vërtetë që çmimi është më i lartë",
    "Mësimi fillon më vonë: është vendosur që të jetë më i gjatë",
  ])
  func guessesAWesternEncodingForUnknownLanguages(_ text: String) throws {
    let bytes = try IconvEncoder.bytes(text, in: "CP1252")
    #expect(sniffing.encoding(of: bytes) == "windows-1252")
  }

  @Test(arguments: [
    [], Array("The harbour".utf8), [0x63, 0x61, 0x66, 0xE9], [0xE9, 0x20, 0xE8],
    Array("港の朝市が三年ぶりに戻る".utf8), Array("Утренний рынок в порту".utf8),
    Array("a \u{1B}[31mred\u{1B}[0m word".utf8), [0x1B],
  ])
  func returnsNilForTooLittleEvidence(_ bytes: [UInt8]) {
    #expect(sniffing.encoding(of: bytes) == nil)
  }

  @Test func returnsAKnownLabelOrNilForAnyBytes() {
    var generator = SeededNumbers(seed: 7)
    for length in 0..<600 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...0xFF, using: &generator) }
      let label = sniffing.encoding(of: bytes)
      #expect(label.map { IconvTextDecoding().decoder(for: $0) != nil } != false, "\(label ?? "")")
    }
  }

  @Test func evidenceIsTheTextAroundBytesBeyondASCII() throws {
    let bytes = Array("<p class='a'>caf".utf8) + [0xE9, 0x3C, 0x62, 0x3E, 0xE0, 0xE8, 0x0A]
    let evidence = try #require(EncodingEvidence(in: bytes + Array("and more".utf8)))
    #expect(evidence.text == Array("caf".utf8) + [0xE9, 0x20, 0xE0, 0xE8, 0x20])
    #expect(evidence.high == [0xE0, 0xE8, 0xE9])
    #expect(!evidence.hasControls)
  }

  @Test func evidenceHasALimit() throws {
    let word = [UInt8](repeating: 0xE9, count: 1000) + [0x20]
    let words = Array([[UInt8]](repeating: word, count: 200).joined())
    let limit = EncodingEvidence.limit
    #expect(try #require(EncodingEvidence(in: words)).text.count <= limit + 1)
    let long = [UInt8](repeating: 0xE9, count: 3 * limit)
    #expect(try #require(EncodingEvidence(in: long)).text.count == limit + 1)
    let escaped = [0x1B] + [UInt8](repeating: 0x24, count: 3 * limit)
    #expect(try #require(EncodingEvidence(in: escaped)).text.count == limit)
  }

  private static func text(_ bytes: [UInt8], _ label: String) -> String? {
    guard var decoder = IconvTextDecoding().decoder(for: label) else { return nil }
    return String(decoding: decoder.decode(bytes) + decoder.finish(), as: UTF8.self)
  }
}
