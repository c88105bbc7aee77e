extension String {
  /// Decodes percent-encoded text.
  ///
  /// - Parameter plusIsSpace: Whether `+` means a space, as in forms. In paths, it does not.
  public init(unescaping bytes: some Collection<UInt8>, plusIsSpace: Bool) {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(hexadecimal: rest.prefix(2)) {
        plain.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "+"), plusIsSpace {
        plain.append(UInt8(ascii: " "))
      } else {
        plain.append(byte)
      }
    }
    self.init(decoding: plain, as: UTF8.self)
  }
}

extension UInt8 {
  /// Parses two hexadecimal digits.
  fileprivate init?(hexadecimal digits: some Collection<UInt8>) {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 2, values.count == 2 else { return nil }
    self = UInt8(values[0] * 16 + values[1])
  }
}
