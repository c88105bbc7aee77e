/// The case of texts that are all ASCII, which needs no tables.
enum ASCIICase {
  /// The text in lower case, or nothing when it is not all ASCII.
  ///
  /// A text that has no capitals is given back as it is.
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
        unsafe buffer[count] = lowered(byte)
        count += 1
      }
      return count
    }
  }

  /// A byte of UTF-8 in lower case.
  static func lowered(_ byte: UInt8) -> UInt8 {
    isCapital(byte) ? byte | 0x20 : byte
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "A") < 26
  }

  /// What bytes of UTF-8 hold.
  private enum Content {
    case beyondASCII
    case lowerCase
    case withCapitals

    init(_ bytes: some Sequence<UInt8>) {
      var all: UInt8 = 0
      var hasCapitals = false
      for byte in bytes {
        all |= byte
        hasCapitals = hasCapitals || isCapital(byte)
      }
      self = all >= 0x80 ? .beyondASCII : hasCapitals ? .withCapitals : .lowerCase
    }
  }
}
