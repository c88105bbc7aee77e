import BusComposition
import BusDomain
import BusInfrastructure
import BusViewModel
import Testing

@Suite struct StopChecks {
  struct Noon: StopClock {
    var minute: Int { 12 * 60 }
  }

  struct Departures: Timetable {
    var departures: [Departure]
  }

  @Test(arguments: [
    ([], nil), ([719], nil), ([720], "7 in 0 min"), ([900, 735, 60], "7 in 15 min"),
  ])
  func showsTheNextBusAtAnyTime(_ minutes: [Int], _ shown: String?) {
    let timetable = Departures(departures: minutes.map { Departure(line: "7", minute: $0) })
    #expect(StopViewModel(timetable: timetable, clock: Noon()).next() == shown)
  }

  @Test func theRealClockImplementsTheProtocol() {
    let clock: Any = StationClock()
    #expect(clock is any StopClock)
    _ = BusComposition.stop()
  }
}
