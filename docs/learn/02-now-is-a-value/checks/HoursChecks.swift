import Kitchen
import Testing

/// Compares the rule with a list of the open minutes, for every kind of kitchen.
@Suite struct HoursChecks {
  @Test(arguments: [(9, 17), (18, 2), (6, 6), (0, 23), (23, 0)])
  func everyMinuteOfTheDay(_ opens: Int, _ closes: Int) {
    let hours = KitchenHours(opens: TimeOfDay(opens, 0), closes: TimeOfDay(closes, 0))
    var open = Set<Int>()
    var hour = opens
    repeat {
      open.insert(hour)
      hour = (hour + 1) % 24
    } while hour != closes
    var wrong: [TimeOfDay] = []
    for minute in 0..<24 * 60 {
      let time = TimeOfDay(minute / 60, minute % 60)
      let takes: Bool = hours.takesOrders(at: time)
      if takes != open.contains(minute / 60) { wrong.append(time) }
    }
    #expect(wrong == [], "open from \(opens) to \(closes)")
  }
}
