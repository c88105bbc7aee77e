internal import CoreDomain

/// An encoding with one byte per character.
struct SingleByteEncoding: Sendable {
  /// The encoding's name in iconv.
  let name: String
  /// The characters that differ between the Encoding Standard and the C library.
  let exceptions: [UInt8: Unicode.Scalar]
}

/// Decodes a single-byte encoding with a table.
///
/// The table is built byte by byte, because in a longer text, iconv composes the letters and marks
/// of Vietnamese and Hebrew, but browsers do not. As in all tables of the standard, an undefined
/// byte from 0x80 to 0x9F becomes a control character, and an undefined byte above 0x9F becomes
/// U+FFFD.
/// https://encoding.spec.whatwg.org/#indexes
struct SingleByteTextDecoder: TextDecoder {
  /// The UTF-8 text of each byte from 0x80 on.
  private let table: [[UInt8]]

  /// Builds the table; `nil` if the C library lacks the encoding.
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
