internal import CoreDomain

/// The kind of reference that an `&` starts.
enum XMLReference {
  /// An incomplete reference. More bytes are needed.
  case cut
  /// A numeric reference, or one of the five predefined names of XML.
  case character(Unicode.Scalar, length: Int)
  /// A name between `&` and `;`.
  case named(ArraySlice<UInt8>)
  /// Not a reference.
  case none

  /// The maximum length of a name in bytes, and of a number in digits.
  private static let limit = 64

  /// - Parameter isCut: Whether more bytes may follow.
  init(in text: ArraySlice<UInt8>, isCut: Bool) {
    let body = text.dropFirst().prefix(Self.limit)
    let name = body.prefix { XMLNames.mayHold($0) || $0 == UInt8(ascii: "#") }
    guard name.endIndex < text.endIndex else {
      self = isCut && name.count < Self.limit ? .cut : .none
      return
    }
    guard text[name.endIndex] == UInt8(ascii: ";"), let first = name.first else {
      self = .none
      return
    }
    if first == UInt8(ascii: "#") {
      self = Self.number(name.dropFirst(), length: name.count + 2)
    } else if let known = Self.known.first(where: { $0.name.utf8.elementsEqual(name) }) {
      self = .character(known.character, length: name.count + 2)
    } else {
      self = XMLNames.contains(name) ? .named(name) : .none
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>, length: Int) -> XMLReference {
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      text.utf8.allSatisfy(\.isHexDigit)
    else { return .none }
    guard let number = UInt32(text, radix: isHexadecimal ? 16 : 10) else {
      let isNumber = isHexadecimal || text.utf8.allSatisfy(\.isDigit)
      return isNumber ? .character("\u{FFFD}", length: length) : .none
    }
    let character = MarkupCharacters.character(numbered: number)
    return .character(character, length: length)
  }

  private static let known: [(name: String, character: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"),
  ]
}
