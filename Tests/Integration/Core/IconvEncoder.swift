import Glibc

/// Encodes text for tests of decoders.
enum IconvEncoder {
  /// The encoding lacks a character of the text, or the C library does not know the encoding.
  struct Failure: Error {
    let text: String
    let encoding: String
  }

  /// Returns the encoded bytes of a text.
  ///
  /// - Parameter encoding: The C library's name: `CP932`, `KOI8-R`.
  static func bytes(_ text: String, in encoding: String) throws(Failure) -> [UInt8] {
    let descriptor = unsafe iconv_open(encoding, "UTF-8")
    guard let descriptor = unsafe descriptor,
      unsafe descriptor != UnsafeMutableRawPointer(bitPattern: -1)
    else { throw Failure(text: text, encoding: encoding) }
    defer { unsafe iconv_close(descriptor) }
    var input = Array(text.utf8)
    var isWritten = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4 * input.count + 8) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        var output = buffer.baseAddress
        var left = buffer.count
        isWritten = unsafe convert(&input, by: descriptor, to: &output, &left)
        count = buffer.count - left
      }
    }
    guard isWritten else { throw Failure(text: text, encoding: encoding) }
    return bytes
  }

  private static func convert(
    _ bytes: inout [UInt8], by descriptor: iconv_t,
    to output: inout UnsafeMutablePointer<CChar>?, _ left: inout Int
  ) -> Bool {
    let isWhole = unsafe bytes.withUnsafeMutableBytes { bytes in
      var input = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var inputLeft = bytes.count
      return unsafe iconv(descriptor, &input, &inputLeft, &output, &left) == 0
    }
    // Ends the shift state of ISO-2022-JP.
    return unsafe iconv(descriptor, nil, nil, &output, &left) == 0 && isWhole
  }
}
