extension MarkedText {
  /// Replaces each escape with its character, so that the `n` of `\nBookmarks` does not count as a
  /// letter before the name.
  ///
  /// - Parameter pounds: how many `#` belong to an escape: one in `#"…"#`.
  mutating func maskEscapes(_ range: Range<Int>, pounds: Int) {
    var place = range.lowerBound
    while place < range.upperBound {
      let letter = place + 1 + pounds
      guard bytes[place] == UInt8(ascii: "\\"), letter < range.upperBound,
        bytes[place + 1..<letter].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        place += 1
        continue
      }
      let end = endOfEscape(at: letter, to: range.upperBound)
      mask(place..<end, with: Self.sign(ofEscape: bytes[letter]))
      place = end
    }
  }

  /// Returns the place after the `}` of `\u{…}`, or after the letter of any other escape.
  private func endOfEscape(at letter: Int, to end: Int) -> Int {
    guard bytes[letter] == UInt8(ascii: "u"),
      let brace = bytes[letter..<end].firstIndex(of: UInt8(ascii: "}"))
    else { return letter + 1 }
    return brace + 1
  }

  private static func sign(ofEscape letter: UInt8) -> Character {
    switch letter {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): "\n"
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "'"): "'"
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    default: " "
    }
  }
}
