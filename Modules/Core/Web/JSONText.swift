/// A JSON writer for frequent replies.
///
/// It writes the same text as `JSONEncoder` with sorted keys and unescaped slashes, but several
/// times faster. A test compares the texts of both.
package struct JSONText: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(reserving count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Writes text without escaping it: brackets, keys and commas.
  package mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes a JSON string: adds the quotation marks, and escapes the characters that need it.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts contain no character that needs an escape, and are copied as a whole.
    guard text.utf8.contains(where: Self.isEscaped) else {
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw(#"\""#)
      case UInt8(ascii: "\\"): raw(#"\\"#)
      case 0x20...: bytes.append(byte)
      default: control(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a JSON array, with commas between its elements.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: raw(#"\b"#)
    case 0x09: raw(#"\t"#)
    case 0x0A: raw(#"\n"#)
    case 0x0C: raw(#"\f"#)
    case 0x0D: raw(#"\r"#)
    default:
      raw(#"\u00"#)
      bytes += [byte >> 4, byte & 0xF].map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
    }
  }
}
