public import CoreDemo

extension DemoContents {
  /// The newspapers of the demo.
  public static let news = DemoContents { clock in [PressService(clock: clock)] }

  /// Only the press, with the given feeds and no newspapers.
  public static func press(_ feeds: [DemoFeed]) -> DemoContents {
    DemoContents { clock in [PressService(feeds: feeds, clock: clock)] }
  }
}
