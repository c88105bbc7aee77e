import Testing

@testable import CoreInfrastructure

@Suite struct HTTPPublicNetworkTests {
  @Test(
    arguments: [
      [0, 0, 0, 0], [10, 1, 2, 3], [100, 64, 0, 1], [100, 127, 255, 255], [127, 0, 0, 1],
      [169, 254, 169, 254], [172, 16, 0, 1], [172, 31, 255, 255], [192, 168, 1, 1],
      [198, 19, 0, 1],
      [224, 0, 0, 1], [255, 255, 255, 255],
    ] as [[UInt8]])
  func excludesPrivateAddresses(_ address: [UInt8]) {
    #expect(!PublicNetwork.contains(address))
    #expect(!PublicNetwork.contains(mapped + address))
    #expect(!PublicNetwork.contains(translated + address))
  }

  @Test(
    arguments: [
      [1, 1, 1, 1], [9, 255, 255, 255], [11, 0, 0, 0], [100, 63, 255, 255], [100, 128, 0, 0],
      [172, 15, 255, 255], [172, 32, 0, 0], [192, 167, 1, 1], [223, 255, 255, 255],
    ] as [[UInt8]])
  func includesTheNeighboursOfPrivateAddresses(_ address: [UInt8]) {
    #expect(PublicNetwork.contains(address))
    #expect(PublicNetwork.contains(mapped + address))
    #expect(PublicNetwork.contains(translated + address))
  }

  @Test(
    arguments: [
      [], [0x20, 0x01, 0x0D, 0xB8], [0x20, 0x02, 10, 0, 0, 1], [0xFC, 0x00], [0xFD, 0x12],
      [0xFE, 0x80], [0xFF, 0x02], [0x3F, 0xFF, 0x0F],
    ] as [[UInt8]])
  func excludesSpecialAddressesOfIPv6(_ prefix: [UInt8]) {
    #expect(!PublicNetwork.contains(filled(prefix)))
  }

  @Test(arguments: [[0x20, 0x01, 0x02], [0x26, 0x06, 0x47], [0x2A, 0x00]] as [[UInt8]])
  func includesGlobalAddressesOfIPv6(_ prefix: [UInt8]) {
    #expect(PublicNetwork.contains(filled(prefix)))
  }

  @Test func doesNotContainInvalidAddresses() {
    #expect(!PublicNetwork.contains([]))
    #expect(!PublicNetwork.contains([1, 1, 1]))
  }

  /// An IPv6 address that begins with these bytes and ends with 1.
  private func filled(_ prefix: [UInt8]) -> [UInt8] {
    prefix + [UInt8](repeating: 0, count: 15 - prefix.count) + [1]
  }

  private let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
  private let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
}
