public import CoreDemo

extension DemoContents {
  /// The simulated earthquake service of the USGS, with invented events up to the present.
  public static let earthquakes = DemoContents { clock in [USGSService(clock: clock)] }
}
