public import CoreDomain

/// Predictable digests for tests: the length of the secret and a checksum of its bytes.
public struct PlainSecretDigesting: SecretDigesting {
  public init() {}

  public func digest(of secret: String) -> String {
    // FNV-1a in 64 bits, by its authors: http://www.isthe.com/chongo/tech/comp/fnv/
    let sum = secret.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return "plain-\(secret.utf8.count)-\(String(sum, radix: 16))"
  }

  /// Returns the bytes of a text in hexadecimal.
  static func digits(of text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
