import Kitchen
import Testing

@Suite struct KitchenHoursTests {
  /// This test reads the clock, too, and makes the same comparison. So it can hardly fail.
  @Test func aKitchenThatIsOpenAcceptsOrders() {
    let hours = KitchenHours(opens: TimeOfDay(0, 0), closes: TimeOfDay(17, 0))
    #expect(hours.takesOrders() == (TimeOfDay.now() < TimeOfDay(17, 0)))
  }
}
