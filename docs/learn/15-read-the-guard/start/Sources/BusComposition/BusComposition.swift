internal import BusInfrastructure
public import BusViewModel

/// The only place that knows the implementations of the protocols.
public enum BusComposition {
  public static func stop() -> StopViewModel { StopViewModel(timetable: PaperTimetable()) }
}
