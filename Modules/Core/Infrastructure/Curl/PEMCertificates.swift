import FoundationEssentials

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
        let whole = [Self.begin[...]] + lines + [Self.end[...]]
        bytes += whole.flatMap { $0 + [UInt8.lineFeed] }
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
    // `Data` also accepts digits after an equals sign, and may ignore them.
    let padding = text.drop { $0 != UInt8(ascii: "=") }
    guard padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }),
      let value = Data(base64Encoded: Data(text)), value.count > 2, value[0] == sequence
    else { return false }
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
