public import CoreDomain

extension WebAddress {
  /// An address of the web for a test. What is none traps, since a test that builds nonsense is wrong and not
  /// unlucky.
  public static func fixture(_ text: String = "https://tidewater.example/harbour") -> WebAddress {
    guard let address = WebAddress(text) else { preconditionFailure("no address: \(text)") }
    return address
  }
}
