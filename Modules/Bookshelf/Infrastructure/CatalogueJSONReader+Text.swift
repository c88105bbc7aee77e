// Escape sequences in JSON strings. https://www.rfc-editor.org/rfc/rfc8259#section-7

extension CatalogueJSONReader {
  /// Returns the UTF-16 code unit of four hexadecimal digits.
  static func unit(_ digits: ArraySlice<UInt8>) throws(Fault) -> UInt16 {
    let four = digits.prefix(4)
    guard four.count == 4, four.allSatisfy(\.isHexDigitOfCatalogue),
      let unit = UInt16(String(decoding: four, as: UTF8.self), radix: 16)
    else { throw Fault(reason: "a string has an invalid escape") }
    return unit
  }

  /// Returns a string with its escape sequences resolved. The caller has checked that they are
  /// valid.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        units.append(byte)
        continue
      }
      if letter == UInt8(ascii: "u") {
        var pair = [(try? unit(rest)) ?? 0]
        rest = rest.dropFirst(4)
        if UTF16.isLeadSurrogate(pair[0]) {
          pair.append((try? unit(rest.dropFirst(2))) ?? 0)
          rest = rest.dropFirst(6)
        }
        units += Array(String(decoding: pair, as: UTF16.self).utf8)
      } else {
        units.append(letters[letter] ?? letter)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}

extension UInt8 {
  fileprivate var isHexDigitOfCatalogue: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
