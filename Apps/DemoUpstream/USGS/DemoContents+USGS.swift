extension DemoContents {
  /// The earthquake service alone, with events that somebody brings.
  ///
  /// - Parameters:
  ///   - eventLimit: how many events one question may have for an answer; the real service's own
  ///     limit unless somebody says another one.
  ///   - miscount: how many more events the metadata of an answer tells of than there are: the real
  ///     service miscounts now and then.
  public static func quakes(
    _ catalogue: QuakeCatalogue, eventLimit: Int = 20_000, miscount: Int = 0
  ) -> DemoContents {
    precondition(eventLimit > 0, "a limit lets something pass")
    return DemoContents { clock in
      [
        USGSService(
          quakes: FixedQuakes(catalogue: catalogue), limit: eventLimit, miscount: miscount,
          clock: clock)
      ]
    }
  }
}
