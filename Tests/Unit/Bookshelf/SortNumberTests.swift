import BookshelfDomain
import Testing

/// The number for sorting volumes, exact to three decimal places.
@Suite struct SortNumberTests {
  @Test(arguments: [
    ("7", 7_000, "7"), ("0", 0, "0"), ("-0", 0, "0"), ("-1", -1_000, "-1"),
    ("10.5", 10_500, "10.5"), ("10.50", 10_500, "10.5"), ("10.500", 10_500, "10.5"),
    ("10.05", 10_050, "10.05"), ("0.125", 125, "0.125"), ("-0.5", -500, "-0.5"),
    ("-10.005", -10_005, "-10.005"), ("-0.001", -1, "-0.001"), ("007", 7_000, "7"),
    ("1.0", 1_000, "1"),
    ("1000000", 1_000_000_000, "1000000"), ("-1000000", -1_000_000_000, "-1000000"),
    ("1000000.000", 1_000_000_000, "1000000"), ("999999.999", 999_999_999, "999999.999"),
  ])
  func readsADecimalNumberExactly(_ typed: String, _ thousandths: Int, _ printed: String) throws {
    let number = try #require(SortNumber(typed))
    #expect(number.thousandths == thousandths)
    #expect(number.description == printed)
    #expect(SortNumber(printed) == number)
  }

  @Test(arguments: [
    "", " ", "-", "+1", "--1", ".5", "5.", "-.5", "1.2.3", "1.2345", "0.0001", "1.+5", "00000001",
    "1,5", " 1", "1 ",
    "19.HU", "Alpha", "1e3", "0x10", "１０", "٣", "½", "1\u{301}", "-\u{301}1", "∞", "nan",
    "1000000.001", "-1000000.001", "1000001", "9999999", "99999999999999999999", "1.\u{0}",
  ])
  func rejectsOtherFormats(_ typed: String) {
    #expect(SortNumber(typed) == nil)
  }

  @Test func sortsByItsValue() throws {
    let typed = ["10.5", "2", "-1", "10", "0.125", "11", "0", "-0.5", "10.05", "1000000"]
    let sorted = try typed.map { try #require(SortNumber($0)) }.sorted().map(\.description)
    let expected = ["-1", "-0.5", "0", "0.125", "2", "10", "10.05", "10.5", "11", "1000000"]
    #expect(sorted == expected)
  }

  /// With floating point, 0.1 + 0.2 is not 0.3, and two equal numbers would differ.
  @Test func differentSpellingsOfAValueAreEqual() throws {
    let sum = try #require(SortNumber("0.1")).thousandths + #require(SortNumber("0.2")).thousandths
    #expect(SortNumber(thousandths: sum) == SortNumber("0.3"))
    #expect(SortNumber(thousandths: sum) <= SortNumber(thousandths: 300))
    #expect(Set([SortNumber("10.5"), SortNumber("10.50"), SortNumber("010.5")]).count == 1)
  }

  @Test func readsWhatItPrints() {
    var random = ComicRandom(seed: 1)
    for _ in 0..<2_000 {
      let number = SortNumber(
        thousandths: Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
      #expect(SortNumber(number.description) == number)
    }
  }
}
