import LateFees
import Testing

@Suite struct LateFeeTests {
  @Test func chargesALateReturn() {
    #expect(LateFee.cents(daysLate: 10, isChild: false) > 0)
  }
}
