import LateFees
import Testing

@Suite struct LateFeeTests {
  @Test func tenDaysCostTwoHundredCents() {
    #expect(LateFee.cents(daysLate: 10, isChild: false) == 200)
    #expect(LateFee.cents(daysLate: 10, isChild: true) == 100)
  }
}
