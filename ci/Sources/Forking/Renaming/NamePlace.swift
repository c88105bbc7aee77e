/// The place of a name in a text, with its surroundings.
struct NamePlace {
  let text: MarkedText
  let range: Range<Int>

  var register: Register { text.registers[range.lowerBound] }

  /// Returns a character before the name, counted from 1; a blank before the start of the text.
  func before(_ count: Int) -> Character {
    character(range.lowerBound - count)
  }

  /// Returns a character after the name, counted from 1; a blank after the end of the text.
  func behind(_ count: Int) -> Character {
    character(range.upperBound + count - 1)
  }

  private func character(_ place: Int) -> Character {
    text.context.indices.contains(place)
      ? Character(Unicode.Scalar(text.context[place])) : " "
  }

  /// The text before the name on its line.
  var head: String {
    let start = text.context[..<range.lowerBound].lastIndex(where: ASCII.isLineBreak)
    let bytes = text.context[(start.map { $0 + 1 } ?? 0)..<range.lowerBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text after the name on its line.
  var tail: String {
    let rest = text.context[range.upperBound...]
    return String(decoding: rest.prefix { !ASCII.isLineBreak($0) }, as: UTF8.self)
  }

  /// Whether the name is the first word of a sentence, a heading, a cell or an item.
  var beginsSentence: Bool {
    var place = range.lowerBound
    var breaks = 0
    while place > 0, text.registers[place - 1].hasSentences {
      let byte = text.context[place - 1]
      if byte == UInt8(ascii: "\n") { breaks += 1 }
      if breaks > 1 { return true }
      if ASCII.isBlank(byte) || Self.opening.contains(byte) {
        place -= 1
        continue
      }
      // A byte of a letter outside ASCII belongs to a word.
      return !(ASCII.isWord(byte) || byte >= 0x80 || Self.inner.contains(byte))
    }
    // An interpolation ends with a parenthesis, and the string literal continues after it.
    return place == 0 || text.context[place - 1] != UInt8(ascii: ")")
  }

  private static let opening = Set("\"`*([".utf8)
  private static let inner = Set(",;')]/=&".utf8)
}
