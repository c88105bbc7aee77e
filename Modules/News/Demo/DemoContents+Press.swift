public import CoreDemo

extension DemoContents {
  /// Serves the invented newspapers, with their pages and images, and feeds with faults.
  public static let news = DemoContents { clock in [PressService(clock: clock)] }

  /// Serves only the given feeds, without any newspaper, for tests.
  public static func press(_ feeds: [DemoFeed]) -> DemoContents {
    DemoContents { clock in [PressService(feeds: feeds, clock: clock)] }
  }
}
