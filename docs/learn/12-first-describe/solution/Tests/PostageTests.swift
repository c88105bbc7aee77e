import Postage
import Testing

/// The results of the rule before it was simplified, whether they are right or not.
@Suite struct PostageTests {
  struct Row: Sendable {
    var grams: Int
    var home: Int?
    var homeExpress: Int?
    var abroad: Int?
    var abroadExpress: Int?
  }

  static let table = [
    Row(grams: 0),
    Row(grams: 1, home: 500, homeExpress: 950, abroad: 1_200, abroadExpress: 2_400),
    Row(grams: 2_000, home: 500, homeExpress: 950, abroad: 1_200, abroadExpress: 2_400),
    Row(grams: 2_001, home: 700, homeExpress: 1_150, abroad: 1_900),
    Row(grams: 4_999, home: 700, homeExpress: 1_150, abroad: 1_900),
    Row(grams: 5_000, home: 1_000, homeExpress: 1_450, abroad: 2_900),
    Row(grams: 10_000, home: 1_000, homeExpress: 1_450, abroad: 2_900),
    Row(grams: 10_001),
  ]

  @Test(arguments: table) func returnsTheSameAsBefore(_ row: Row) {
    func cents(_ abroad: Bool, _ express: Bool) -> Int? {
      PostageRule.cents(grams: row.grams, abroad: abroad, express: express)
    }
    #expect(cents(false, false) == row.home)
    #expect(cents(false, true) == row.homeExpress)
    #expect(cents(true, false) == row.abroad)
    #expect(cents(true, true) == row.abroadExpress)
  }
}
