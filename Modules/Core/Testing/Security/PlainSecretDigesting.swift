public import CoreDomain

/// Digests of secrets for tests: their length and a checksum of their bytes, which anybody can make
/// and which a test can foresee.
public struct PlainSecretDigesting: SecretDigesting {
  public init() {}

  public func digest(of secret: String) -> String {
    // FNV-1a in 64 bits, by its authors: http://www.isthe.com/chongo/tech/comp/fnv/
    let sum = secret.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return "plain-\(secret.utf8.count)-\(String(sum, radix: 16))"
  }

  /// The bytes of a text in hexadecimal digits.
  static func digits(of text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
