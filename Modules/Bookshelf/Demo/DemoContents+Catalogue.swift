public import CoreDemo

extension DemoContents {
  /// The catalogue of the demo.
  public static let bookshelf = DemoContents { clock in [CatalogueService(clock: clock)] }
}
