import CoreDomain
import NewsDomain
import Testing

/// Properties that hold for any input of the writer, tested with pseudo-random calls.
@Suite struct CleanHTMLPropertyTests {
  @Test(arguments: 0..<100)
  func readsWhatItWrites(_ seed: UInt64) {
    let html = CallsMadeUp(seed: seed).html(limit: .max)
    #expect(CleanHTML(canonical: html.text) == html)
  }

  @Test(arguments: 0..<100)
  func truncatesToValidHTML(_ seed: UInt64) {
    let limit = Int(seed) * 7
    let html = CallsMadeUp(seed: seed).html(limit: limit)
    #expect(html.text.utf8.count <= limit)
    #expect(CleanHTML(canonical: html.text) == html)
  }

  @Test(arguments: 0..<100)
  func writesOnlyKnownElements(_ seed: UInt64) {
    let html = CallsMadeUp(seed: seed).html(limit: .max)
    for piece in html.text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = piece.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      #expect(CleanElement(name: String(name)) != nil, "<\(piece)")
    }
  }

  @Test(arguments: 0..<100)
  func isolatingPicturesRemovesThem(_ seed: UInt64) {
    let html = CallsMadeUp(seed: seed).html(limit: .max).isolatingPictures(called: "Picture")
    #expect(html.pictures.isEmpty)
    #expect(CleanHTML(canonical: html.text) == html)
  }
}

/// Calls of a writer in random order.
private struct CallsMadeUp {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  func html(limit: Int) -> CleanHTML {
    var calls = self
    var writer = CleanHTMLWriter(limit: limit)
    for _ in 0..<200 {
      switch calls.number(below: 5) {
      case 0, 1: writer.start(calls.one(of: CleanElement.allCases), calls.attributes)
      case 2: writer.end(calls.one(of: CleanElement.allCases))
      default: writer.text(calls.one(of: Self.texts))
      }
    }
    return writer.finish()
  }

  private var attributes: [CleanAttribute] {
    mutating get {
      let page = WebAddress("https://pottery.example/?a=1&b=%3C")
      let all: [CleanAttribute] =
        [
          .title(one(of: Self.texts)), .start(number(below: 9)), .columnSpan(2),
          .direction(.automatic),
        ]
        + [page].compactMap { $0 }.flatMap { [.href($0), .src($0), .cite($0)] }
      return (0..<number(below: 3)).map { _ in one(of: all) }
    }
  }

  private static let texts = [
    "clay", " ", "\n", "\r\n", "<script>", "</p>", "&", "&amp;", "\"", "'", "]]>", "<!--", "\0",
    "\u{1B}[2J", "é\u{301}", "日本", "\u{2028}", "a > b",
  ]

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// SplitMix64: https://prng.di.unimi.it/splitmix64.c
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
