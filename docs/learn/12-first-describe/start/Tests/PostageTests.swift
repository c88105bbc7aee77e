import Postage
import Testing

@Suite struct PostageTests {
  @Test func aLetterCostsSomething() {
    #expect(PostageRule.cents(grams: 100, abroad: false, express: false) == 500)
  }
}
