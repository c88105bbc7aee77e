import CoreDomain

/// Which bookmark somebody means.
public enum BookmarkReference: Hashable, Sendable {
  /// By its identifier, or the beginning of it.
  case identifier(String)
  case address(BookmarkAddress)

  /// Reads what somebody typed: a text with a colon is an address, which no identifier has.
  ///
  /// - Throws: ``BookmarkFailure/malformedAddress(_:reason:)``.
  public init(_ typed: String, by rules: BookmarkRules) throws(BookmarkFailure) {
    let text = DisplayText.trimmed(typed)
    self =
      text.utf8.contains(UInt8(ascii: ":"))
      ? .address(try BookmarkAddress(text, by: rules)) : .identifier(text)
  }
}
