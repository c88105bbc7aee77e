/// The name of the product on pages, in the description of the API, and in header fields. A fork of
/// this project changes it here.
public enum ProductName {
  public static let text = "Seams"

  /// A sentence about the product, for the home page. It may be empty.
  public static let summary = "A reference architecture for testable Swift."

  /// The name without spaces, for header fields such as `Seams-Data` and for the `User-Agent`.
  public static let token = text.filter { $0 != " " }
}
