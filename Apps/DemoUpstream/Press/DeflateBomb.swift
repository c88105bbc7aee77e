/// A few bytes of gzip that unfold to very many: the text `prefix`, and blanks.
///
/// A stored block holds the prefix. The block behind it is one blank, and then “the last 258 bytes again”
/// over and over: 13 bits each, so eight of them are 13 bytes that repeat. The end is missing: who reads
/// as far has read too much. https://www.rfc-editor.org/rfc/rfc1951#section-3.2.6
enum DeflateBomb {
  static func file(of bytes: Int, after prefix: String) -> (head: [UInt8], tail: UpstreamTail) {
    let text = Array(prefix.utf8)
    let length = UInt16(text.count)
    var head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 0]
    head += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
    head += text
    var bits = Bits()
    // Not the last block, and a block with the fixed codes.
    bits.add([0, 1, 0])
    // A blank, 0x20, in the code of eight bits that begins at 0x30.
    bits.add([0, 1, 0, 1, 0, 0, 0, 0])
    let again: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    for _ in 0..<8 { bits.add(again) }
    // The first eleven bits stand in the first byte and a part of the second one.
    let start = bits.bytes
    bits = Bits(bytes: [], rest: bits.rest, count: bits.count)
    for _ in 0..<8 * blocks { bits.add(again) }
    return (
      head + start,
      UpstreamTail(bytes: bits.bytes, times: max(1, bytes / (8 * blocks * 258)))
    )
  }

  /// How many times the 13 bytes stand in one piece.
  private static let blocks = 1024

  /// Bits in the order of deflate: the first one is the lowest of its byte.
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
