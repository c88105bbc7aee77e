internal import CoreDomain

/// Lowercases ASCII texts without Unicode tables.
enum ASCIICase {
  /// Returns the text in lower case, or `nil` if it contains non-ASCII characters. A text without
  /// capitals is returned unchanged.
  static func lowered(_ text: String) -> String? {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Content($0) }
    switch found ?? Content(text.utf8) {
    case .beyondASCII: return nil
    case .lowerCase: return text
    case .withCapitals: break
    }
    return unsafe String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var count = 0
      for byte in text.utf8 {
        unsafe buffer[count] = byte.lowered
        count += 1
      }
      return count
    }
  }

  /// The kinds of bytes in a UTF-8 text.
  private enum Content {
    case beyondASCII
    case lowerCase
    case withCapitals

    init(_ bytes: some Sequence<UInt8>) {
      var all: UInt8 = 0
      var hasCapitals = false
      for byte in bytes {
        all |= byte
        hasCapitals = hasCapitals || byte.isCapitalLetter
      }
      self = all >= 0x80 ? .beyondASCII : hasCapitals ? .withCapitals : .lowerCase
    }
  }
}
