internal import CoreDomain

/// Reads the internal entities that a document's DTD declares. Ignores external and parameter
/// entities.
struct DoctypeReader {
  private(set) var entities: [(name: [UInt8], text: [UInt8])] = []
  private var rest: ArraySlice<UInt8>

  /// - Parameter text: The text starting with `<!DOCTYPE`.
  init(_ text: ArraySlice<UInt8>) {
    rest = text.dropFirst("<!DOCTYPE".utf8.count)
  }

  /// Reads to the end of the DTD.
  ///
  /// - Returns: The index after the DTD, or `nil` if the text ends before the DTD does.
  mutating func read() -> Int? {
    var isInSubset = false
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): guard quoted() != nil else { return nil }
      case UInt8(ascii: "<"): guard readMarkup() else { return nil }
      case UInt8(ascii: ">"):
        rest = rest.dropFirst()
        if !isInSubset { return rest.startIndex }
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        isInSubset = byte == UInt8(ascii: "[")
        rest = rest.dropFirst()
      default: rest = rest.dropFirst()
      }
    }
    return nil
  }
}

extension DoctypeReader {
  private mutating func readMarkup() -> Bool {
    if rest.starts(with: "<!--".utf8) { return skip(through: "-->") }
    if rest.starts(with: "<?".utf8) { return skip(through: "?>") }
    if rest.starts(with: "<!ENTITY".utf8) { return readEntity() }
    rest = rest.dropFirst()
    return true
  }

  private mutating func readEntity() -> Bool {
    rest = rest.dropFirst("<!ENTITY".utf8.count).drop(while: \.isBlankOrLineBreak)
    let name = rest.prefix(while: XMLNames.mayHold)
    rest = rest[name.endIndex...].drop(while: \.isBlankOrLineBreak)
    guard let mark = rest.first else { return false }
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), !name.isEmpty else {
      return true
    }
    guard let text = quoted() else { return false }
    entities.append((Array(name), Array(text)))
    return true
  }

  private mutating func quoted() -> ArraySlice<UInt8>? {
    guard let mark = rest.first, let end = rest.dropFirst().firstIndex(of: mark) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[(rest.startIndex + 1)..<end]
  }

  private mutating func skip(through mark: String) -> Bool {
    while let first = rest.first {
      if first == mark.utf8.first, rest.starts(with: mark.utf8) {
        rest = rest.dropFirst(mark.utf8.count)
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }
}
