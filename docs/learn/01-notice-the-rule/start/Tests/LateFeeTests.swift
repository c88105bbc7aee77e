import LateFees
import Testing

@Suite struct LateFeeTests {
  @Test func somebodyWhoIsLatePays() {
    #expect(LateFee.cents(daysLate: 10, isChild: false) > 0)
  }
}
