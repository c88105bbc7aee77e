import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct ComicSearchKeyTests {
  @Test(arguments: ComicSearchKeyTable.alike)
  func variantsOfAWordHaveTheSameKey(_ row: [String]) {
    let keys = row.map(Self.key)
    for (text, key) in zip(row, keys) { #expect(key == keys[0], "\(text)") }
  }

  @Test(arguments: ComicSearchKeyTable.different)
  func differentWordsHaveDifferentKeys(_ row: [String]) {
    let keys = row.map(Self.key)
    #expect(Set(keys).count == row.count, "\(keys.map(\.text))")
  }

  @Test(arguments: [
    ("", ""), (" \t\u{3000}\n", ""), ("・", ""), ("･ · •", ""), ("ー", "ー"), ("ーーー", "ー"),
    ("ー・ー", "ー"), ("Salt  Road", "saltroad"), ("スーーパー", "すーぱー"), ("㍿", "株式会社"),
    (" ・\u{FE0F}", ""),
  ])
  func foldsATextAndRemovesSpaces(_ typed: String, _ text: String) {
    #expect(Self.key(typed).text == text)
    #expect(Self.key(typed).isEmpty == text.isEmpty)
  }

  /// Folding is idempotent, also next to removed characters.
  @Test(arguments: [UInt64(41), 42, 43])
  func theKeyOfAKeyIsTheSame(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let texts = (0..<2_000).map { _ in Self.text(&random) }
    let changed = texts.filter { text in
      let once = Self.key(text)
      let twice = Self.key(once.text)
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
    #expect(Self.key(query).isContained(in: Self.key(title)) == isContained)
  }

  @Test func findsAnyPartOfAKey() {
    var random = SeededNumbers(seed: 44)
    for _ in 0..<500 {
      let whole = Self.key(Self.text(&random)).text
      let scalars = Array(whole.unicodeScalars)
      let ends = [0, 1].map { _ in Int.random(in: 0...scalars.count, using: &random) }.sorted()
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[ends[0]..<ends[1]])
      let needle = ComicSearchKey(String(part), folding: Unfolded())
      let hay = ComicSearchKey(whole, folding: Unfolded())
      #expect(needle.isContained(in: hay), "\(part) in \(whole)")
    }
  }

  /// A folding that changes nothing.
  private struct Unfolded: TextFolding {
    let version = "none"
    func folded(_ text: String) -> String { text }
  }

  private static func key(_ text: String) -> ComicSearchKey {
    ComicSearchKey(text, folding: FoundationTextFolding())
  }

  /// Returns up to eight scalars that interact with each other.
  private static func text(_ random: inout SeededNumbers) -> String {
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

/// The form for sorting titles, with numbers sorted by value.
@Suite struct ComicSortKeyTests {
  @Test(arguments: [
    ["第1話", "第2話", "第10話", "第11話", "第100話"],
    ["Salt Road", "Salt Road 2", "Salt Road 10", "Salt Road 10 b", "Salt Roads"],
    ["0", "1", "2", "9", "10", "99", "100"],
    ["a0", "a1", "a2b1", "a2b10", "a10", "b"],
    ["v1.2", "v1.10", "v2.1"],
    ["2nd", "10th", "A"], ["アa", "いa", "ウa"],
    ["か", "が", "かあ", "カー", "がい", "かう"], ["は", "ば", "ぱ", "はは"], ["きゃく", "きやま"],
    ["コオ", "コー", "コーヒー", "こおひう", "こか"], ["みすず", "みすゞ", "みすせ"],
    ["ー", "ーー"], ["んあ", "んー"], ["う", "ヴ", "うあ", "ヴァ", "うい"],
    ["x" + String(repeating: "9", count: 98), "x1" + String(repeating: "0", count: 98)],
    ["x18446744073709551615", "x18446744073709551616", "x99999999999999999999999"],
  ])
  func sortsTitlesWithTheirNumbers(_ titles: [String]) {
    let keys = titles.map(Self.key)
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(left < right, "\(left.text) \(right.text)")
      #expect(!(right < left))
    }
  }

  @Test(arguments: [
    ["第2話", "第02話", "第００２話", "第２話"], ["0", "00", "000"], ["Salt", "SALT", "ｓａｌｔ"],
    ["ドカ", "どか", "ﾄﾞｶ"], ["a1b02", "A01B2"],
    ["x7", "x" + String(repeating: "0", count: 500) + "7"],
  ])
  func variantsOfATitleHaveTheSameKey(_ titles: [String]) {
    let keys = titles.map(Self.key)
    #expect(Set(keys).count == 1, "\(keys.map(\.text))")
    for key in keys { #expect(!(key < keys[0]) && !(keys[0] < key)) }
  }

  /// Adjacent numbers do not run together.
  @Test func separatesAdjacentNumbers() {
    #expect(Self.key("1 23") < Self.key("12 3"))
    #expect(Self.key("1 23") != Self.key("12 3"))
    #expect(Self.key("a1") != Self.key("a01 1"))
    #expect(Self.key("") < Self.key("0"))
  }

  /// A key without kana is at most two characters longer per number than its title.
  @Test func aKeyIsHardlyLongerThanItsTitle() {
    let digits = String(repeating: "1", count: 100_000)
    #expect(Self.key(digits).text.utf8.count == 100_002)
    #expect(Self.key(String(repeating: "0", count: 100_000)).text == "00")
  }

  @Test func sortsNumbersByTheirValues() {
    var random = SeededNumbers(seed: 51)
    for _ in 0..<2_000 {
      let pair = (0..<2).map { _ in
        Int.random(in: 0...(1 << Int.random(in: 1...40, using: &random)), using: &random)
      }
      let keys = pair.map { Self.key("第\($0)話") }
      #expect((keys[0] < keys[1]) == (pair[0] < pair[1]), "\(pair)")
    }
  }

  @Test func sortsByBytesAsAStoreDoes() {
    // In UTF-16 order, a private-use character would follow one beyond the BMP.
    #expect(Self.key("\u{E000}") < Self.key("\u{20000}"))
    #expect(Self.key("z") < Self.key("あ"))
  }

  private static func key(_ title: String) -> ComicSortKey {
    ComicSortKey(title, folding: FoundationTextFolding())
  }
}

/// The order of volumes: by sort number, lowest first, with specials last.
@Suite struct ComicVolumeOrderTests {
  @Test func sortsByTheSortNumberInsteadOfThePrintedOne() {
    let volumes: [(id: String, number: String, sort: String?)] = [
      ("a", "19.HU", "19.5"), ("b", "10.5", "10.5"), ("c", "10", "10"), ("d", "Alpha", nil),
      ("e", "11", "11"), ("f", "0", "0"), ("g", "-1", "-1"), ("h", "19", "19"), ("i", "20", "20"),
      // Sorts numerically: `10` follows `9`.
      ("x", "9", "9"), ("y", "9.999", "9.999"),
    ]
    let comics = volumes.map { Comic.fixture(id: $0.id, number: $0.number, sortNumber: $0.sort) }
    #expect(Self.order(comics) == ["g", "f", "x", "y", "c", "b", "e", "h", "a", "i", "d"])
  }

  @Test func sortsVolumesWithoutANumberLast() {
    let (early, late) = ("2025-01-01", "2026-01-01")
    let comics: [Comic] = [
      .fixture(id: "h"), .fixture(id: "g"), .fixture(id: "f", releaseDate: late),
      .fixture(id: "e", releaseDate: early), .fixture(id: "d", volume: 2),
      .fixture(id: "c", volume: 2, releaseDate: late),
      .fixture(id: "b", volume: 1, releaseDate: late), .fixture(id: "a", sortNumber: "1000000"),
    ]
    #expect(Self.order(comics) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  /// A series with restarted numbering has several volumes of the same number.
  @Test func sortsEqualNumbersByVolumeThenDateThenIdentifier() {
    let (early, late) = ("2020-05-01", "2026-05-01")
    let comics: [Comic] = [
      .fixture(id: "f", sortNumber: "1"), .fixture(id: "e", sortNumber: "1"),
      .fixture(id: "d", sortNumber: "1", releaseDate: early),
      .fixture(id: "c", sortNumber: "1", releaseDate: late),
      .fixture(id: "b", volume: 7, sortNumber: "1", releaseDate: early),
      .fixture(id: "a", volume: 3, sortNumber: "1", releaseDate: late),
    ]
    #expect(Self.order(comics) == ["a", "b", "d", "c", "e", "f"])
  }

  @Test(arguments: [
    (Comic.fixture(title: "The harbour", volume: 3, number: "3.5"), "The harbour"),
    (.fixture(volume: 3, number: "19.HU"), "19.HU"), (.fixture(volume: 3), "3"),
    (.fixture(id: "v"), "v"),
  ])
  func labelsAVolumeByItsTitleNumberOrIdentifier(_ comic: Comic, _ label: String) {
    #expect(comic.label == label)
  }

  @Test(arguments: [0, -5, 1, 300])
  func aVolumeHasAtLeastOnePage(_ pages: Int) {
    #expect(Comic.fixture(pages: pages).pages == max(pages, 1))
    #expect(ComicEpisode.fixture(pages: pages).pages == max(pages, 1))
  }

  private static func order(_ comics: [Comic]) -> [String] {
    ComicRules.series(comics: comics).shownComics(for: .nobody).map(\.id.raw)
  }
}

/// The orders of episodes and volumes are total for any catalogue, so the result does not depend on
/// the order of the input.
@Suite struct ComicOrderPropertyTests {
  @Test(arguments: [UInt64(11), 12, 13])
  func theOrderOfEpisodesIsTotal(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    Self.expectTotalOrder(by: ComicEpisode.isShownBefore, &random) { Self.episodes($0, &$1) }
  }

  @Test(arguments: [UInt64(21), 22, 23])
  func theOrderOfVolumesIsTotal(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    Self.expectTotalOrder(by: Comic.isShownBefore, &random) { Self.comics($0, &$1) }
  }

  /// Expects the order to be irreflexive, asymmetric, total and transitive, and not to depend on
  /// the input.
  private static func expectTotalOrder<Value: Identifiable>(
    by isBefore: (Value, Value) -> Bool, _ random: inout SeededNumbers,
    values make: (Int, inout SeededNumbers) -> [Value],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let many = make(300, &random)
    let expected = many.sorted(by: isBefore).map(\.id)
    for _ in 0..<20 {
      let shuffled = many.shuffled(using: &random).sorted(by: isBefore)
      #expect(shuffled.map(\.id) == expected, sourceLocation: sourceLocation)
    }
    let values = make(40, &random)
    var broken: [String] = []
    for left in values {
      for right in values {
        let (there, back) = (isBefore(left, right), isBefore(right, left))
        if (left.id == right.id) ? (there || back) : (there == back) {
          broken.append("\(left.id), \(right.id)")
        }
        guard there else { continue }
        for third in values where isBefore(right, third) && !isBefore(left, third) {
          broken.append("\(left.id), \(right.id), \(third.id)")
        }
      }
    }
    #expect(broken == [], sourceLocation: sourceLocation)
  }

  /// Uses few different values, so that ties are frequent.
  private static func episodes(_ count: Int, _ random: inout SeededNumbers) -> [ComicEpisode] {
    (0..<count).map { number in
      let day = Timestamp(secondsSince1970: Int64.random(in: 0..<4, using: &random) * 86_400)
      return .fixture(
        id: "e\(number)",
        displayIndex: [nil, 0, 1, 2].randomElement(using: &random).flatMap(\.self),
        opensAt: Bool.random(using: &random) ? day : nil)
    }
  }

  private static func comics(_ count: Int, _ random: inout SeededNumbers) -> [Comic] {
    (0..<count).map { number in
      .fixture(
        id: "v\(number)", volume: [nil, 1, 2].randomElement(using: &random).flatMap(\.self),
        sortNumber: [nil, "1", "1.5"].randomElement(using: &random).flatMap(\.self),
        releaseDate: [nil, "2026-10-10", "2026-10-11"].randomElement(using: &random)
          .flatMap(\.self))
    }
  }
}
