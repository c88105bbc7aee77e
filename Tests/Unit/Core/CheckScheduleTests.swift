import CoreDomain
import CoreTesting
import Testing

@Suite struct CheckScheduleTests {
  private var schedule = CheckSchedule<String>(every: .seconds(60))

  @Test mutating func choosesTheItemWhoseCheckIsTheLongestAgo() {
    let items = [("new", 50), ("oldest", 10), ("old", 20)]
    #expect(next(items, at: 100) == "oldest")
    #expect(next([("oldest", 100), ("new", 50), ("old", 20)], at: 100) == "old")
  }

  @Test mutating func choosesNoItemBeforeItIsDue() {
    #expect(next([("one", 10)], at: 69) == nil)
    #expect(next([("one", 10)], at: 70) == "one")
    #expect(next([], at: 70) == nil)
  }

  @Test mutating func choosesAnotherItemAfterAFailedCheck() {
    let items = [("failing", 0), ("working", 5)]
    #expect(next(items, at: 100) == "failing")
    #expect(next(items, at: 101) == "working")
    #expect(next(items, at: 159) == nil)
    #expect(next(items, at: 160) == "failing")
  }

  @Test mutating func ignoresTimesInTheFuture() {
    #expect(next([("ahead", 500), ("old", 1)], at: 100) == "ahead")
    #expect(next([("ahead", 500)], at: 20) == "ahead", "the clock was set back after the choice")
  }

  private mutating func next(_ items: [(String, Int)], at now: Int) -> String? {
    schedule.next(
      of: items.map { (item: $0.0, checkedAt: .fixture(Int64($0.1))) }, at: .fixture(Int64(now)))
  }
}
