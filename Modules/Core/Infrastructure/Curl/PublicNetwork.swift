/// The publicly reachable IP addresses.
///
/// A server that fetches addresses from strangers must not give access to its internal network. The
/// ranges come from the registries of special addresses:
/// https://www.iana.org/assignments/iana-ipv4-special-registry and
/// https://www.iana.org/assignments/iana-ipv6-special-registry.
enum PublicNetwork {
  /// Whether an address is public. An address has 4 bytes (IPv4) or 16 bytes (IPv6), in network
  /// byte order.
  static func contains(_ address: [UInt8]) -> Bool {
    switch address.count {
    case 4: !specialIPv4.contains { $0.contains(address) }
    case 16: containsIPv6(address)
    default: false
    }
  }

  private static func containsIPv6(_ address: [UInt8]) -> Bool {
    // An IPv6 address with an embedded IPv4 address is public if the IPv4 address is public.
    if translatedIPv4.contains(where: { $0.contains(address) }) {
      return contains(Array(address.suffix(4)))
    }
    return globalIPv6.contains(address) && !specialIPv6.contains { $0.contains(address) }
  }
}

/// All addresses with the same prefix.
private struct AddressBlock {
  let prefix: [UInt8]
  let bits: Int

  func contains(_ address: [UInt8]) -> Bool {
    let (bytes, rest) = bits.quotientAndRemainder(dividingBy: 8)
    guard address.prefix(bytes) == prefix.prefix(bytes) else { return false }
    return rest == 0 || (address[bytes] ^ prefix[bytes]) >> UInt8(8 - rest) == 0
  }
}

extension PublicNetwork {
  private static let specialIPv4 = [
    AddressBlock(prefix: [0], bits: 8),  // this network
    AddressBlock(prefix: [10], bits: 8),  // private use
    AddressBlock(prefix: [100, 64], bits: 10),  // shared by providers
    AddressBlock(prefix: [127], bits: 8),  // loopback
    AddressBlock(prefix: [169, 254], bits: 16),  // link local, and the clouds' metadata
    AddressBlock(prefix: [172, 16], bits: 12),  // private use
    AddressBlock(prefix: [192, 0, 0], bits: 24),  // protocol assignments
    AddressBlock(prefix: [192, 0, 2], bits: 24),  // documentation
    AddressBlock(prefix: [192, 88, 99], bits: 24),  // former 6to4 relays
    AddressBlock(prefix: [192, 168], bits: 16),  // private use
    AddressBlock(prefix: [198, 18], bits: 15),  // measurements
    AddressBlock(prefix: [198, 51, 100], bits: 24),  // documentation
    AddressBlock(prefix: [203, 0, 113], bits: 24),  // documentation
    AddressBlock(prefix: [224], bits: 3),  // multicast, reserved, broadcast
  ]

  private static let globalIPv6 = AddressBlock(prefix: [0x20], bits: 3)

  private static let specialIPv6 = [
    AddressBlock(prefix: [0x20, 0x01, 0x00], bits: 23),  // protocol assignments, Teredo
    AddressBlock(prefix: [0x20, 0x01, 0x0D, 0xB8], bits: 32),  // documentation
    AddressBlock(prefix: [0x20, 0x02], bits: 16),  // 6to4
    AddressBlock(prefix: [0x3F, 0xFF, 0x00], bits: 20),  // documentation
  ]

  private static let translatedIPv4 = [
    AddressBlock(prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], bits: 96),  // mapped
    AddressBlock(prefix: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], bits: 96),  // NAT64
  ]
}
