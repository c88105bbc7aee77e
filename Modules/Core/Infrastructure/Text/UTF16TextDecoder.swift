internal import CoreDomain

/// Decodes UTF-16. An unpaired surrogate becomes U+FFFD.
/// https://encoding.spec.whatwg.org/#shared-utf-16-decoder
struct UTF16TextDecoder: TextDecoder {
  /// The byte order of the code units.
  enum ByteOrder {
    case bigEndian
    case littleEndian
  }

  private let order: ByteOrder
  private var first: UInt8?
  private var high: UInt16?

  init(_ order: ByteOrder) {
    self.order = order
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let first else {
        first = byte
        continue
      }
      let (upper, lower) = order == .bigEndian ? (first, byte) : (byte, first)
      self.first = nil
      take(UInt16(upper) << 8 | UInt16(lower), into: &text)
    }
    return text
  }

  mutating func finish() -> [UInt8] {
    defer { (first, high) = (nil, nil) }
    return first == nil && high == nil ? [] : UTF8TextDecoder.replacement
  }

  private mutating func take(_ unit: UInt16, into text: inout [UInt8]) {
    if let high {
      self.high = nil
      if UTF16.isTrailSurrogate(unit) {
        let scalar = 0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(unit & 0x3FF)
        return Self.append(Unicode.Scalar(scalar), to: &text)
      }
      text += UTF8TextDecoder.replacement
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      Self.append(Unicode.Scalar(unit), to: &text)
    }
  }

  private static func append(_ scalar: Unicode.Scalar?, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }
}
