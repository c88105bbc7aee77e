public import CoreDomain

extension WebAddress {
  /// Makes an address for a test. Traps if the text is not a valid address, because that is a
  /// mistake in the test.
  public static func fixture(_ text: String = "https://tidewater.example/harbour") -> WebAddress {
    valid(WebAddress(text), text)
  }
}
