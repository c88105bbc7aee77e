/// The name of the product, as people read it: on pages, in the description of the API, and in header
/// fields. A fork sets it here.
public enum ProductName {
  public static let text = "Seams"

  /// A sentence about the product, for the home page; it may be empty.
  public static let summary = "A reference architecture for testable Swift."

  /// The name without blanks, for header fields such as `Seams-Data` and for the `User-Agent`.
  public static let token = text.filter { $0 != " " }
}
