internal import CoreDomain

/// Detects a byte order mark at the start of the text: "the byte order mark is more authoritative
/// than anything else". https://encoding.spec.whatwg.org/#decode
struct MarkedTextDecoder: TextDecoder {
  /// The first bytes while they may still be a byte order mark, then `nil`.
  private var start: [UInt8]? = []
  private var decoder: any TextDecoder

  init(_ decoder: any TextDecoder) {
    self.decoder = decoder
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    guard let start else { return decoder.decode(bytes) }
    let text = start + bytes
    if let mark = Self.marks.first(where: { text.starts(with: $0.bytes) }) {
      decoder = mark.decoder()
      self.start = nil
      return decoder.decode(Array(text.dropFirst(mark.bytes.count)))
    }
    guard Self.marks.contains(where: { $0.bytes.starts(with: text) }) else {
      self.start = nil
      return decoder.decode(text)
    }
    self.start = text
    return []
  }

  mutating func finish() -> [UInt8] {
    defer { start = nil }
    return decoder.decode(start ?? []) + decoder.finish()
  }

  private typealias Mark = (bytes: [UInt8], decoder: @Sendable () -> any TextDecoder)

  private static let marks: [Mark] = [
    ([0xEF, 0xBB, 0xBF], { UTF8TextDecoder() }),
    ([0xFE, 0xFF], { UTF16TextDecoder(.bigEndian) }),
    ([0xFF, 0xFE], { UTF16TextDecoder(.littleEndian) }),
  ]
}
