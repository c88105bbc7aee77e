public import CoreDomain

/// Decodes the encodings of the Encoding Standard: UTF-8 and UTF-16 in Swift, all other encodings
/// with the iconv tables of the C library.
///
/// The results differ from the standard in rare cases: private-use characters in EUC-JP, and the
/// newest additions to Big5 and GB 18030. The encodings that browsers refuse (`iso-2022-kr`,
/// `hz-gb-2312`) and `x-user-defined` are not supported.
public struct IconvTextDecoding: TextDecoding {
  public init() {}

  public func decoder(for label: String) -> (any TextDecoder)? {
    guard let encoding = TextEncoding(label: label) else { return nil }
    return encoding.makeDecoder().map(MarkedTextDecoder.init)
  }
}

/// A supported encoding, by the decoder that it needs.
enum TextEncoding: Sendable {
  case utf8
  case utf16(UTF16TextDecoder.ByteOrder)
  case iso2022JP
  case singleByte(SingleByteEncoding)
  case multiByte(MultiByteEncoding)

  init?(label: String) {
    let name = label.utf8.map(\.lowered).drop(while: Self.isSpace)
    let length = name.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? name.startIndex
    guard let encoding = Self.labels[String(decoding: name[..<length], as: UTF8.self)] else {
      return nil
    }
    self = encoding
  }

  /// Makes a decoder; `nil` if the C library lacks the tables.
  func makeDecoder() -> (any TextDecoder)? {
    switch self {
    case .utf8: UTF8TextDecoder()
    case .utf16(let order): UTF16TextDecoder(order)
    case .iso2022JP: ISO2022JPTextDecoder()
    case .singleByte(let encoding): SingleByteTextDecoder(encoding)
    case .multiByte(let encoding): IconvTextDecoder(encoding)
    }
  }

  /// https://infra.spec.whatwg.org/#ascii-whitespace
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }
}
