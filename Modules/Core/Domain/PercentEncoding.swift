extension String {
  /// Percent-encodes everything except the unreserved characters of RFC 3986, section 2.3.
  public init(escaping text: String) {
    self = text.utf8.percentEncoded { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }

  /// Decodes percent-encoded text.
  ///
  /// - Parameter plusIsSpace: Whether `+` means a space, as in forms. In paths, it does not.
  public init(unescaping bytes: some Collection<UInt8>, plusIsSpace: Bool) {
    self.init(decoding: [UInt8](unescaping: bytes, plusIsSpace: plusIsSpace), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Decodes percent-encoded text into bytes, which may be invalid UTF-8. Leaves a `%` without two
  /// digits unchanged.
  ///
  /// - Parameter plusIsSpace: Whether `+` means a space, as in forms.
  public init(unescaping bytes: some Collection<UInt8>, plusIsSpace: Bool) {
    self.init()
    reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(hexadecimal: rest.prefix(2)) {
        append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "+"), plusIsSpace {
        append(UInt8(ascii: " "))
      } else {
        append(byte)
      }
    }
  }
}

extension Sequence<UInt8> {
  /// Returns the bytes as text. Percent-encodes all bytes that are not plain. Plain bytes must be
  /// ASCII.
  public func percentEncoded(except isPlain: (UInt8) -> Bool) -> String {
    reduce(into: "") { text, byte in
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + byte.digits(2, radix: 16).uppercased()
      }
    }
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
