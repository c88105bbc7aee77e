/// The certificates in a PEM text. Checks that each certificate has an end line and contains valid
/// base64 of one complete DER value. The TLS library checks the contents.
/// https://www.rfc-editor.org/rfc/rfc7468#section-5
struct PEMCertificates {
  /// An invalid certificate. Certificates are numbered in order, starting at 1.
  struct Failure: Error {
    let number: Int
  }

  /// The certificates in PEM format, without the other contents of the text.
  private(set) var bytes: [UInt8] = []

  init(in text: [UInt8]) throws(Failure) {
    var count = 0
    var block: [ArraySlice<UInt8>]?
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = line.trimmed
      if line.elementsEqual(Self.begin) {
        count += 1
        guard block == nil else { throw Failure(number: count - 1) }
        block = []
      } else if line.elementsEqual(Self.end), let lines = block {
        guard Self.isWhole(Array(lines.joined())) else { throw Failure(number: count) }
        bytes += ([Self.begin[...]] + lines + [Self.end[...]]).joined(by: 0x0A)
        block = nil
      } else {
        block?.append(line)
      }
    }
    guard block == nil else { throw Failure(number: count) }
  }

  private static let begin = Array("-----BEGIN CERTIFICATE-----".utf8)
  private static let end = Array("-----END CERTIFICATE-----".utf8)

  /// Whether a text is base64 of one DER sequence with a matching length.
  /// https://www.rfc-editor.org/rfc/rfc5280#section-4.1
  private static func isWhole(_ text: [UInt8]) -> Bool {
    guard let value = Base64.bytes(of: text), value.count > 2, value[0] == sequence else {
      return false
    }
    let short = Int(value[1])
    guard short >= 0x80 else { return value.count == 2 + short }
    let size = short - 0x80
    guard (1...4).contains(size), value.count > 2 + size else { return false }
    let length = value[2..<(2 + size)].reduce(0) { $0 << 8 | Int($1) }
    return value.count == 2 + size + length
  }

  /// The DER tag of a sequence.
  private static let sequence: UInt8 = 0x30
}

/// Decodes base64 in complete groups of four characters.
private enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  static func bytes(of text: [UInt8]) -> [UInt8]? {
    let digits = text.prefix { $0 != padding }
    let padded = text.count - digits.count
    guard text.count % 4 == 0, padded <= 2, text.suffix(padded).allSatisfy({ $0 == padding })
    else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for digit in digits {
      guard let value = alphabet.firstIndex(of: digit) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// The line without the spaces around it.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}

extension [ArraySlice<UInt8>] {
  /// Joins the lines with a line ending after each.
  fileprivate func joined(by end: UInt8) -> [UInt8] {
    flatMap { $0 + [end] }
  }
}
