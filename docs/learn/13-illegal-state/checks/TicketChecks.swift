import Seats
import Testing

@Suite struct TicketChecks {
  @Test(arguments: [("Ada", 4), ("Grace", 1)])
  func aTicketSaysWhoAndWhere(_ name: String, _ number: Int) {
    #expect(Wish(name: name).hold(number: number).pay().ticket() == "\(name): seat \(number)")
  }
}
