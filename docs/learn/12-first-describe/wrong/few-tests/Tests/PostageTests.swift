import Postage
import Testing

@Suite struct PostageTests {
  @Test(arguments: [(100, 500), (3_000, 700), (8_000, 1_000)])
  func aParcelAtHome(_ grams: Int, _ cents: Int) {
    #expect(PostageRule.cents(grams: grams, abroad: false, express: false) == cents)
    #expect(PostageRule.cents(grams: grams, abroad: false, express: true) == cents + 450)
  }

  @Test(arguments: [(100, 1_200), (3_000, 1_900), (8_000, 2_900)])
  func aParcelAbroad(_ grams: Int, _ cents: Int) {
    #expect(PostageRule.cents(grams: grams, abroad: true, express: false) == cents)
  }
}
