import CoreDomain

/// A digest of a stored series, for detecting changes without comparing all of its rows.
///
/// It is not cryptographic. The publisher of a catalogue could construct a collision, but would
/// only hide a change of that catalogue.
struct ComicDigest {
  private var first: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  /// Adds a row. The end of the row is part of the digest.
  mutating func take(_ values: [SQLValue]) {
    for value in values {
      switch value {
      case .null: take(1)
      case .integer(let number):
        take(2)
        take(UInt64(bitPattern: number))
      case .real(let number):
        take(3)
        take(number.bitPattern)
      case .text(let text): take(text)
      }
    }
    take(5)
  }

  /// The stored form.
  var text: String { "\(String(first, radix: 36)).\(String(second, radix: 36))" }

  private mutating func take(_ text: String) {
    take(4 + UInt64(text.utf8.count) << 8)
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count == 8 {
        take(word)
        (word, count) = (0, 0)
      }
    }
    if count > 0 { take(word) }
  }

  /// Mixes the word into both halves in different ways.
  private mutating func take(_ word: UInt64) {
    first = Self.mixed(first ^ word)
    second = Self.mixed(second &+ word) &* 5 &+ 0xe654_6b64
  }

  /// The finalizer of MurmurHash3, by its author:
  /// https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 33)) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ (word >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ (word >> 33)
  }
}
