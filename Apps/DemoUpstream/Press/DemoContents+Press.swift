extension DemoContents {
  /// Only the press, with the given feeds and no newspapers.
  public static func press(_ feeds: [DemoFeed]) -> DemoContents {
    DemoContents { clock in [PressService(feeds: feeds, clock: clock)] }
  }
}
