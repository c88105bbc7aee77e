import Glibc

/// The owner of an iconv conversion to UTF-8.
///
/// It converts one character at a time, because iconv's handling of invalid bytes in a text depends
/// on the encoding and the release: glibc 2.36 reads past invalid UHC bytes before it reports them.
@safe struct IconvDescriptor: ~Copyable {
  private let descriptor: iconv_t

  /// Opens a conversion; `nil` if the C library lacks the encoding: "In case of error, sets errno
  /// and returns (iconv_t) -1".
  /// https://man7.org/linux/man-pages/man3/iconv_open.3.html
  init?(from encoding: String) {
    guard let descriptor = unsafe iconv_open("UTF-8", encoding),
      unsafe descriptor != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    unsafe self.descriptor = unsafe descriptor
  }

  deinit {
    unsafe iconv_close(descriptor)
  }

  /// Returns the character that exactly these bytes encode, in UTF-8; `nil` if they are invalid.
  ///
  /// iconv holds back a letter that a combining mark may follow. If it is called without input, it
  /// "attempts to set cd's conversion state to the initial state and store a corresponding shift
  /// sequence", which outputs the letter. https://man7.org/linux/man-pages/man3/iconv.3.html
  func character(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    var input = Array(bytes)
    var isCharacter = false
    let character = unsafe [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        var output = buffer.baseAddress
        var left = buffer.count
        isCharacter = unsafe convert(&input, to: &output, &left)
        count = buffer.count - left
      }
    }
    return isCharacter && !character.isEmpty ? character : nil
  }

  private func convert(
    _ bytes: inout [UInt8], to output: inout UnsafeMutablePointer<CChar>?, _ left: inout Int
  ) -> Bool {
    let isWhole = unsafe bytes.withUnsafeMutableBytes { bytes in
      var input = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var inputLeft = bytes.count
      return unsafe iconv(descriptor, &input, &inputLeft, &output, &left) == 0 && inputLeft == 0
    }
    return unsafe iconv(descriptor, nil, nil, &output, &left) == 0 && isWhole
  }

  /// The maximum size of a character in UTF-8: a letter and a mark of four bytes each.
  private static let limit = 8
}
