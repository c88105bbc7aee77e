import CoreDemo

/// A small gzip file that expands to a very large text: `prefix` followed by spaces.
///
/// A stored block contains the prefix. The next block is one space, followed by many copies of the
/// instruction “repeat the last 258 bytes”. An instruction takes 13 bits, so eight of them are
/// exactly 13 bytes, which can be sent again and again. The end of the block is missing, because a
/// client that gets there has read too much.
/// https://www.rfc-editor.org/rfc/rfc1951#section-3.2.6
enum DeflateBomb {
  static func file(of bytes: Int, after prefix: String) -> (head: [UInt8], tail: UpstreamTail) {
    let text = Array(prefix.utf8)
    let length = UInt16(text.count)
    var head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 0]
    head += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
    head += text
    var bits = Bits()
    // A block with fixed Huffman codes, which is not the last block.
    bits.add([0, 1, 0])
    // A space, 0x20, in an eight-bit code; these codes start at 0x30.
    bits.add([0, 1, 0, 1, 0, 0, 0, 0])
    let again: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    for _ in 0..<8 { bits.add(again) }
    // The first eleven bits fill the first byte and part of the second one.
    let start = bits.bytes
    bits = Bits(bytes: [], rest: bits.rest, count: bits.count)
    for _ in 0..<8 * blocks { bits.add(again) }
    return (
      head + start,
      UpstreamTail(bytes: bits.bytes, times: max(1, bytes / (8 * blocks * 258)))
    )
  }

  /// How often a chunk repeats the 13 bytes.
  private static let blocks = 1024

  /// Bits in deflate's order, starting with the lowest bit of each byte.
  private struct Bits {
    var bytes: [UInt8] = []
    var rest: UInt8 = 0
    var count = 0

    mutating func add(_ bits: [UInt8]) {
      for bit in bits {
        rest |= bit << count
        count += 1
        if count == 8 {
          bytes.append(rest)
          rest = 0
          count = 0
        }
      }
    }
  }
}
