/// Encodes bytes as gzip without compressing them: https://www.rfc-editor.org/rfc/rfc1952
///
/// Clients decode uncompressed and compressed gzip files in the same way, and compression would
/// save nothing on a local connection.
package enum Gzip {
  /// Returns the bytes as a complete gzip file.
  static func wrapping(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, deflate, no flags, no time, no hint, unknown system.
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    result.reserveCapacity(bytes.count + 32)
    var start = 0
    repeat {
      let end = min(start + blockSize, bytes.count)
      // A stored block begins with a flag for the last block, its length, and the complement of its
      // length.
      // https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4
      result.append(end == bytes.count ? 1 : 0)
      let length = UInt16(end - start)
      result += [
        UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
      ]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result + littleEndian(checksum(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Returns the CRC-32 checksum of the bytes. A gzip file ends with it, and entity tags contain
  /// it.
  ///
  /// Processes four bytes at a time with four tables. Speed matters, because the replies with
  /// stargazers are large and a benchmark requests four hundred of them.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let tables = tables
    var sum = UInt32.max
    var place = 0
    while place + 4 <= bytes.count {
      let one = UInt8(truncatingIfNeeded: sum) ^ bytes[place]
      let two = UInt8(truncatingIfNeeded: sum >> 8) ^ bytes[place + 1]
      let three = UInt8(truncatingIfNeeded: sum >> 16) ^ bytes[place + 2]
      let four = UInt8(truncatingIfNeeded: sum >> 24) ^ bytes[place + 3]
      sum =
        tables[768 + Int(one)] ^ tables[512 + Int(two)] ^ tables[256 + Int(three)]
        ^ tables[Int(four)]
      place += 4
    }
    return ~bytes[place...].reduce(sum) { sum, byte in
      tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
    }
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Four tables of 256 entries. The first table contains the effect of each byte on the checksum.
  /// The others contain its effect if one, two or three zero bytes follow.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { (byte: UInt32) -> UInt32 in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    for place in 0..<768 {
      let sum = tables[place]
      tables.append(tables[Int(sum & 255)] ^ (sum >> 8))
    }
    return tables
  }()

  /// The maximum length of a stored block. The length is stored in two bytes.
  private static let blockSize = 65_535
}
