import LateFees
import Testing

@Suite struct LateFeeTests {
  @Test(arguments: [(-2, 0), (0, 0), (3, 0), (4, 80), (10, 200), (25, 500), (26, 500), (400, 500)])
  func chargesAnAdultForEachDayUpToTheMaximum(_ days: Int, _ cents: Int) {
    #expect(LateFee.cents(daysLate: days, isChild: false) == cents)
  }

  @Test(arguments: [(-2, 0), (3, 0), (4, 40), (26, 260), (50, 500), (51, 500)])
  func chargesAChildHalfUpToTheMaximum(_ days: Int, _ cents: Int) {
    #expect(LateFee.cents(daysLate: days, isChild: true) == cents)
  }
}
