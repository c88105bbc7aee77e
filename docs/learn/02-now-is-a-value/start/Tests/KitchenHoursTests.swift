import Kitchen
import Testing

@Suite struct KitchenHoursTests {
  /// It asks the clock as well, and by the same comparison: it can hardly be wrong.
  @Test func aKitchenThatIsOpenAcceptsOrders() {
    let hours = KitchenHours(opens: TimeOfDay(0, 0), closes: TimeOfDay(17, 0))
    #expect(hours.takesOrders() == (TimeOfDay.now() < TimeOfDay(17, 0)))
  }
}
