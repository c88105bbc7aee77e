public import CoreDomain

/// Makes predictable, insecure digests for tests: the length of the secret and a checksum of its
/// bytes.
public struct PlainSecretDigesting: SecretDigesting {
  public init() {}

  public func digest(of secret: String) -> String {
    "plain-\(secret.utf8.count)-\(Checksum(of: secret.utf8))"
  }

  static func digits(of text: String) -> String {
    text.utf8.map { $0.digits(2, radix: 16) }.joined()
  }
}
