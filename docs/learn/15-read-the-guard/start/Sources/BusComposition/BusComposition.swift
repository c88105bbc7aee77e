internal import BusInfrastructure
public import BusViewModel

/// The one place that knows what stands behind a protocol.
public enum BusComposition {
  public static func stop() -> StopViewModel { StopViewModel(timetable: PaperTimetable()) }
}
