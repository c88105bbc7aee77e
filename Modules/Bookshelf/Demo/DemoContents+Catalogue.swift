public import CoreDemo

extension DemoContents {
  /// The simulated server of the catalogue in `--demo`.
  public static let bookshelf = DemoContents { clock in [CatalogueService(clock: clock)] }
}
