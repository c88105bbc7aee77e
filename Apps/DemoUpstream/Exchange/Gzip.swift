/// Bytes in the form of gzip: https://www.rfc-editor.org/rfc/rfc1952
///
/// They are stored and not made smaller: a client undoes both in the same way, and between two ends of
/// one machine there is nothing to save.
enum Gzip {
  /// The bytes as a whole file of gzip.
  static func wrapping(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, deflate, no flags, no time, no hint, unknown system.
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    result.reserveCapacity(bytes.count + 32)
    var start = 0
    repeat {
      let end = min(start + blockSize, bytes.count)
      // A stored block: whether it is the last one, its length, and its length's complement.
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

  /// The checksum CRC-32, as the end of a file of gzip has it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
    }
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  /// The largest length that two bytes tell.
  private static let blockSize = 65_535
}
