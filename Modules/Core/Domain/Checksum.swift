/// A 64-bit FNV-1a checksum, which detects accidental differences between texts. Unlike
/// `hashValue`, it is the same in every run of a program.
///
/// It does not protect against an attacker, who can construct a text with the same checksum.
/// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
public struct Checksum: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Computes the checksum of a span. This is about ten times as fast as for another sequence.
  public init(of bytes: Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}

extension Checksum: CustomStringConvertible {
  /// The checksum as 16 hexadecimal digits in lower case.
  public var description: String { value.digits(16, radix: 16) }
}
