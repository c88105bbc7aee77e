// Creates the values of the streaming parser, directly from the bytes.

import CoreDomain

extension JSONReader {
  /// Parses a value. Of an object, it keeps the members that the format has. If a member occurs
  /// several times, the first one counts. The other members and occurrences are checked for valid
  /// JSON and discarded.
  mutating func value() throws(Fault) -> CatalogueValue {
    if begins(with: "\"") { return .text(try text()) }
    if begins(with: "{") {
      var members = CatalogueObject()
      try object { reader, name throws(Fault) in
        guard let key = CatalogueKey.named(String(decoding: name, as: UTF8.self)),
          !members.contains(key)
        else {
          return try reader.skip()
        }
        members.append(try reader.value(), for: key)
      }
      return .object(members)
    }
    if begins(with: "[") {
      var elements: [CatalogueValue] = []
      try array { reader throws(Fault) in elements.append(try reader.value()) }
      return .list(elements)
    }
    let word = try word()
    switch word.first {
    case UInt8(ascii: "t"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "n"): return .absent
    default: return .number(CatalogueNumber(token: word))
    }
  }
}
