import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

/// The form for sorting titles, with numbers sorted by value.
@Suite struct ComicSortKeyTests {
  @Test(arguments: [
    ["第1話", "第2話", "第10話", "第11話", "第100話"],
    ["Salt Road", "Salt Road 2", "Salt Road 10", "Salt Road 10 b", "Salt Roads"],
    ["0", "1", "2", "9", "10", "99", "100"],
    ["a0", "a1", "a2b1", "a2b10", "a10", "b"],
    ["v1.2", "v1.10", "v2.1"],
    ["2nd", "10th", "A"], ["アa", "いa", "ウa"],
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

  /// A key is at most two characters longer per number than its title.
  @Test func aKeyIsHardlyLongerThanItsTitle() {
    let digits = String(repeating: "1", count: 100_000)
    #expect(Self.key(digits).text.utf8.count == 100_002)
    #expect(Self.key(String(repeating: "0", count: 100_000)).text == "00")
  }

  @Test func sortsNumbersByTheirValues() {
    var random = ComicRandom(seed: 51)
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
