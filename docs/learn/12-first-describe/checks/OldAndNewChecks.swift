import Postage
import Testing

/// Compares old and new code for every valid weight, and some invalid ones.
@Suite struct OldAndNewChecks {
  @Test(arguments: [false, true], [false, true])
  func theNewOneAgreesWithTheOldOne(_ abroad: Bool, _ express: Bool) {
    let different = (-2...10_100).filter { grams in
      PostageRule.cents(grams: grams, abroad: abroad, express: express)
        != OldPostage.cents(grams: grams, abroad: abroad, express: express)
    }
    #expect(different == [])
  }
}
