internal import CoreDomain

/// Decodes a multi-byte encoding.
///
/// This type finds the end of each character according to the Encoding Standard; iconv converts
/// each distinct character once.
/// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings
final class IconvTextDecoder: TextDecoder {
  private let encoding: MultiByteEncoding
  private let iconv: IconvDescriptor
  /// The first bytes of an incomplete character.
  private var rest: [UInt8] = []
  /// A cache of characters of one or two bytes, with at most 65,536 entries.
  private var characters: [UInt16: [UInt8]] = [:]

  init?(_ encoding: MultiByteEncoding) {
    guard let iconv = IconvDescriptor(from: encoding.name) else { return nil }
    self.encoding = encoding
    self.iconv = iconv
  }

  func decode(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = rest + bytes
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard let length = encoding.lengthOfCharacter(bytes[index...]) else { break }
      let sequence = bytes[index..<index + length]
      if let character = character(sequence) {
        text += character
        index += length
      } else {
        text += UTF8TextDecoder.replacement
        index += encoding.lengthOfBadBytes(sequence)
      }
    }
    rest = Array(bytes[index...])
    return text
  }

  func finish() -> [UInt8] {
    defer { rest = [] }
    return rest.isEmpty ? [] : UTF8TextDecoder.replacement
  }

  /// Returns the text of a character, or `nil` if the bytes are invalid.
  private func character(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count <= 2 else { return iconv.character(bytes) }
    let key = bytes.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
    if let known = characters[key] { return known.isEmpty ? nil : known }
    let exception = encoding.exceptions[Array(bytes)].map { Array(String($0).utf8) }
    let character = exception ?? iconv.character(bytes)
    characters[key] = character ?? []
    return character
  }
}
