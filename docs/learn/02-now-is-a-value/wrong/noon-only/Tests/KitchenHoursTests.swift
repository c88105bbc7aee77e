import Kitchen
import Testing

@Suite struct KitchenHoursTests {
  @Test func acceptsOrdersAtNoon() {
    let hours = KitchenHours(opens: TimeOfDay(9, 0), closes: TimeOfDay(17, 0))
    #expect(hours.takesOrders(at: TimeOfDay(12, 0)))
  }
}
