internal import CoreDomain

/// Reads an encoding of several bytes a character.
///
/// Where a character ends is found here, by the Encoding Standard; iconv is asked which one it is,
/// once for each.
/// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings
final class IconvTextDecoder: TextDecoder {
  private let encoding: MultiByteEncoding
  private let iconv: IconvDescriptor
  /// The start of a character whose end is to come.
  private var rest: [UInt8] = []
  /// The characters of one or two bytes that were asked for: at most as many as two bytes can be.
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

  /// The text of a character, or nothing when the bytes are none.
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
