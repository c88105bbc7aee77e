import LateFees
import Testing

@Suite struct LateFeeTests {
  @Test func theFeeIsRight() {
    for days in -2...400 {
      let fee = days > 3 ? days * 20 : 0
      precondition(LateFee.cents(daysLate: days, isChild: false) == min(fee, 500))
      precondition(LateFee.cents(daysLate: days, isChild: true) == min(fee / 2, 500))
    }
  }
}
