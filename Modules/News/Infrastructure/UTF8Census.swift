import CoreDomain

/// Statistics about the bytes of a document, decoded as UTF-8.
struct UTF8Census {
  /// The number of non-ASCII characters, and the number of invalid bytes.
  private(set) var wide = 0
  private(set) var broken = 0
  /// The number of non-ASCII bytes, the number of runs of such bytes, and the number of such bytes
  /// that are Cyrillic letters in windows-1251.
  private(set) var high = 0
  private(set) var runs = 0
  private(set) var cyrillic = 0

  init(of bytes: [UInt8]) {
    var place = bytes.span.firstIndex { $0 & 0x80 } ?? bytes.count
    let end = bytes.count
    while place < end {
      let lead = bytes[place]
      guard lead >= 0x80 else {
        place += 1
        continue
      }
      let length = Self.length(of: bytes, at: place)
      if length == 0 { broken += 1 } else { wide += 1 }
      let next = place + max(length, 1)
      if place == 0 || bytes[place - 1] < 0x80 { runs += 1 }
      high += next - place
      cyrillic += bytes[place..<next].count { $0 >= 0xC0 || $0 == 0xA8 || $0 == 0xB8 }
      place = next
    }
  }

  var isASCII: Bool { high == 0 }
  var isUTF8: Bool { broken == 0 }

  /// Whether the document is UTF-8 with errors: it has more valid non-ASCII characters than errors.
  var isMostlyUTF8: Bool { wide > broken }

  /// The most likely single-byte encoding of undeclared text. Cyrillic text has whole words of
  /// non-ASCII bytes; Western European text has single such bytes.
  var likelyEncoding: String {
    let isCyrillic = high >= 3 * runs && 10 * cyrillic >= 9 * high
    return isCyrillic ? "windows-1251" : "windows-1252"
  }

  /// Returns the length in bytes of the character at an index, or 0 if there is no valid one.
  /// https://www.unicode.org/versions/latest/core-spec/chapter-3/#G27506
  private static func length(of bytes: [UInt8], at place: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[place] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return 0 }
    for tail in bytes[(place + 2)..<(place + length)] where tail & 0xC0 != 0x80 { return 0 }
    return length
  }
}
