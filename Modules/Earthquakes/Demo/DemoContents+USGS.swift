public import CoreDemo

extension DemoContents {
  /// The simulated earthquake service of the USGS, with invented events up to the present.
  public static let earthquakes = DemoContents { clock in [USGSService(clock: clock)] }

  /// Returns contents with only the simulated earthquake service, which has the given events.
  ///
  /// - Parameters:
  ///   - eventLimit: The maximum number of events per query. The default is the real service's
  ///     limit.
  ///   - miscount: How much the count in the metadata exceeds the number of events. The real
  ///     service miscounts at times.
  public static func quakes(
    _ catalogue: QuakeCatalogue, eventLimit: Int = 20_000, miscount: Int = 0
  ) -> DemoContents {
    precondition(eventLimit > 0, "the limit must be positive")
    return DemoContents { clock in
      [
        USGSService(
          quakes: FixedQuakes(catalogue: catalogue), limit: eventLimit, miscount: miscount,
          clock: clock)
      ]
    }
  }
}
