internal import CoreDomain

/// An encoding of one byte a character.
struct SingleByteEncoding: Sendable {
  /// Its name for iconv.
  let name: String
  /// Where the Encoding Standard has another character than the C library.
  let exceptions: [UInt8: Unicode.Scalar]
}

/// Reads an encoding of one byte a character by a table.
///
/// The table is asked of iconv byte by byte, since iconv composes letters and marks of Vietnamese
/// and Hebrew, which browsers do not. Bytes that mean nothing are controls from 0x80 to 0x9F, and
/// U+FFFD beyond: so it is in all of the standard's tables.
/// https://encoding.spec.whatwg.org/#indexes
struct SingleByteTextDecoder: TextDecoder {
  /// The text of each byte from 0x80 on.
  private let table: [[UInt8]]

  /// Makes the table, or nothing when the C library does not know the encoding.
  init?(_ encoding: SingleByteEncoding) {
    guard let iconv = IconvDescriptor(from: encoding.name) else { return nil }
    table = (UInt8(0x80)...0xFF).map { byte in
      if let exception = encoding.exceptions[byte] { return Array(String(exception).utf8) }
      let control = byte < 0xA0 ? Array(String(Unicode.Scalar(byte)).utf8) : nil
      return iconv.character([byte]) ?? control ?? UTF8TextDecoder.replacement
    }
  }

  func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text += table[Int(byte) - 0x80]
      }
    }
    return text
  }

  func finish() -> [UInt8] { [] }
}
