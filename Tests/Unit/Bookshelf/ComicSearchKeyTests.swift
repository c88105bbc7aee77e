import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The form for comparing titles, readings and queries.
@Suite struct ComicSearchKeyTests {
  @Test(arguments: ComicSearchKeyTable.alike)
  func variantsOfAWordHaveTheSameKey(_ row: [String]) {
    let keys = row.map { ComicSearchKey($0, folding: FoundationTextFolding()) }
    for (text, key) in zip(row, keys) { #expect(key == keys[0], "\(text)") }
  }

  @Test(arguments: ComicSearchKeyTable.different)
  func differentWordsHaveDifferentKeys(_ row: [String]) {
    let keys = row.map { ComicSearchKey($0, folding: FoundationTextFolding()) }
    #expect(Set(keys).count == row.count, "\(keys.map(\.text))")
  }

  @Test(arguments: [
    ("", ""), (" \t\u{3000}\n", ""), ("・", ""), ("･ · •", ""), ("ー", "ー"), ("ーーー", "ー"),
    ("ー・ー", "ー"), ("Salt  Road", "saltroad"), ("スーーパー", "すーぱー"), ("㍿", "株式会社"),
  ])
  func foldsATextAndRemovesSpaces(_ typed: String, _ text: String) {
    #expect(ComicSearchKey(typed, folding: FoundationTextFolding()).text == text)
  }

  /// Folding is idempotent, also next to removed characters.
  @Test(arguments: [UInt64(41), 42, 43])
  func theKeyOfAKeyIsTheSame(_ seed: UInt64) {
    var random = ComicRandom(seed: seed)
    let texts = (0..<2_000).map { _ in Self.text(&random) }
    let changed = texts.filter { text in
      let once = ComicSearchKey(text, folding: FoundationTextFolding())
      let twice = ComicSearchKey(once.text, folding: FoundationTextFolding())
      return Array(twice.text.unicodeScalars) != Array(once.text.unicodeScalars)
    }
    #expect(changed.map { $0.unicodeScalars.map { String($0.value, radix: 16) } } == [])
  }

  @Test(arguments: [
    ("ブラックジャックのような医者", "ﾌﾞﾗｯｸ・ｼﾞｬｯｸ", true), ("どかべん", "ドカ", true),
    ("どかべん", "カベ", true), ("どかべん", "べん", true), ("どかべん", "どかべん", true),
    ("どかべん", "どかべんん", false), ("どかべん", "とか", false), ("ビール", "ビル", false),
    ("Salt Road", "troa", true), ("Salt Road", "T R", true), ("Salt Road", "road salt", false),
    ("株式会社", "㍿", true), ("", "a", false), ("", "", true), ("anything", " ・ ", true),
    ("aab", "ab", true), ("aaab", "aab", true), ("が", "か", false), ("Café", "cafe", true),
  ])
  func findsAQueryInATitle(_ title: String, _ query: String, _ isContained: Bool) {
    let key = ComicSearchKey(query, folding: FoundationTextFolding())
    let other = ComicSearchKey(title, folding: FoundationTextFolding())
    #expect(key.isContained(in: other) == isContained)
  }

  @Test func findsAnyPartOfAKey() {
    var random = ComicRandom(seed: 44)
    for _ in 0..<500 {
      let scalars = Array(Self.key(&random).text.unicodeScalars)
      let ends = [0, 1].map { _ in Int.random(in: 0...scalars.count, using: &random) }.sorted()
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[ends[0]..<ends[1]])
      var whole = String.UnicodeScalarView()
      whole.append(contentsOf: scalars)
      let needle = ComicSearchKey(String(part), folding: Unfolded())
      let hay = ComicSearchKey(String(whole), folding: Unfolded())
      #expect(needle.isContained(in: hay), "\(part) in \(whole)")
    }
  }

  @Test func onlyAKeyWithoutSearchableCharactersIsEmpty() {
    #expect(ComicSearchKey(" ・\u{FE0F}", folding: FoundationTextFolding()).isEmpty)
    #expect(!ComicSearchKey("ー", folding: FoundationTextFolding()).isEmpty)
  }

  /// A folding that changes nothing.
  private struct Unfolded: TextFolding {
    let version = "none"
    func folded(_ text: String) -> String { text }
  }

  private static func key(_ random: inout ComicRandom) -> ComicSearchKey {
    ComicSearchKey(text(&random), folding: FoundationTextFolding())
  }

  /// Returns up to eight scalars that interact with each other.
  private static func text(_ random: inout ComicRandom) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "Ａ", "é", "か", "カ", "ｶ", "う", "ﾞ", "\u{3099}", "゛", "\u{309A}", "゜", "ー", "ｰ", "・", "･",
      "·", "•", " ", "\u{3000}", "\u{AD}", "\u{200D}", "\u{301}", "\u{323}", "㈱", "㍿", "ヿ", "ᄀ",
      "ᅡ",
      "ᆨ", "ß", "ﬃ", "İ", "\u{FDFA}", "豈", "１", "Ⅱ", "\u{338}", "=", "\n",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      if let scalar = alphabet.randomElement(using: &random) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
