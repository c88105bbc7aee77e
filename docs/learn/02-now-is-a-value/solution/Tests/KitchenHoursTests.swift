import Kitchen
import Testing

@Suite struct KitchenHoursTests {
  @Test(arguments: [(8, 59, false), (9, 0, true), (16, 59, true), (17, 0, false)])
  func acceptsOrdersFromTheFirstMinuteUntilTheLast(_ hour: Int, _ minute: Int, _ takes: Bool) {
    let hours = KitchenHours(opens: TimeOfDay(9, 0), closes: TimeOfDay(17, 0))
    #expect(hours.takesOrders(at: TimeOfDay(hour, minute)) == takes)
  }

  @Test(arguments: [(17, 59, false), (18, 0, true), (23, 59, true), (1, 59, true), (2, 0, false)])
  func aKitchenMayBeOpenOverMidnight(_ hour: Int, _ minute: Int, _ takes: Bool) {
    let hours = KitchenHours(opens: TimeOfDay(18, 0), closes: TimeOfDay(2, 0))
    #expect(hours.takesOrders(at: TimeOfDay(hour, minute)) == takes)
  }

  @Test func aKitchenThatClosesWhenItOpensIsOpenAllDay() {
    let hours = KitchenHours(opens: TimeOfDay(6, 0), closes: TimeOfDay(6, 0))
    #expect(hours.takesOrders(at: TimeOfDay(5, 59)))
    #expect(hours.takesOrders(at: TimeOfDay(6, 0)))
  }
}
