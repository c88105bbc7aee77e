extension DemoContents {
  /// The press alone, with feeds that somebody brings and no papers.
  public static func press(_ feeds: [DemoFeed]) -> DemoContents {
    DemoContents { clock in [PressService(feeds: feeds, clock: clock)] }
  }
}
