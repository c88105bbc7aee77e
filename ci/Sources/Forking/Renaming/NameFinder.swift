/// Finds names in a text, in every form.
struct NameFinder: Sendable {
  /// One way to write one of the names.
  struct Spelling: Hashable, Sendable {
    let bytes: [UInt8]
    let pair: Renaming.Pair
    /// The forms with this spelling. If there are several, the place decides.
    let forms: [NameForm]

    /// Whether the name is one word, so that it does not show the separator.
    var isOneWord: Bool { pair.from.words.count == 1 }
  }

  /// The result of looking for a name at a place.
  enum Finding: Equatable {
    case name(Range<Int>, Spelling)
    /// A longer word that contains a name.
    case odd(Range<Int>)
  }

  /// Indexed by first byte; longer ones first, so that `bookmarks` does not match as `bookmark`.
  private let spellings: [UInt8: [Spelling]]

  init(_ pairs: [Renaming.Pair]) {
    let all = pairs.flatMap(Self.spellings(of:))
    spellings = Dictionary(grouping: all) { $0.bytes[0] }
      .mapValues { $0.sorted { $0.bytes.count > $1.bytes.count } }
  }

  private static func spellings(of pair: Renaming.Pair) -> [Spelling] {
    let forms = NameForm.all.filter { form in
      pair.from.words.count > 1 || form.joiner == .none && form.casing != .title
    }
    return Dictionary(grouping: forms) { pair.from.written($0) }
      .map { Spelling(bytes: Array($0.utf8), pair: pair, forms: $1) }
  }

  /// Returns the name that begins at a place, unless it is part of a longer word.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - context: The same text for checking neighbours, with blanks instead of characters outside
  ///     words.
  func finding(at place: Int, in bytes: [UInt8], context: [UInt8]) -> Finding? {
    var odd: Finding?
    for spelling in spellings[bytes[place]] ?? [] {
      guard let end = Self.end(of: spelling, from: place, in: bytes, context: context) else {
        continue
      }
      let range = place..<end
      let begins = Self.begins(spelling, range.lowerBound, context)
      let ends = Self.ends(spelling, range.upperBound, context)
      if begins && ends { return .name(range, spelling) }
      // `stage` is not derived from “tag”, but `bookmarked` and `prebookmark` are from “bookmark”.
      if begins || (ends && range.count >= Self.tellingLength) {
        odd = odd ?? .odd(Self.word(around: range, in: context))
      }
    }
    return odd
  }

  /// Returns the end of a name at a place, or `nil`. A line break may separate its words.
  private static func end(
    of spelling: Spelling, from start: Int, in bytes: [UInt8], context: [UInt8]
  ) -> Int? {
    var place = start
    for byte in spelling.bytes {
      guard place < bytes.count else { return nil }
      if byte == UInt8(ascii: " ") {
        let blanks = context[place...].prefix(while: ASCII.isBlank)
        guard blanks.count(where: { $0 == UInt8(ascii: "\n") }) < 2, !blanks.isEmpty else {
          return nil
        }
        place = blanks.endIndex
      } else if byte == bytes[place] {
        place += 1
      } else {
        return nil
      }
    }
    return place
  }

  /// The minimum length of a name that counts at the end of a longer word.
  private static let tellingLength = 5

  private static func begins(_ spelling: Spelling, _ place: Int, _ context: [UInt8]) -> Bool {
    guard place > 0 else { return true }
    let isInside = ASCII.isLetter(context[place - 1])
    return switch spelling.forms[0].casing {
    case .lower, .upper: !isInside
    case .capital, .title: true
    }
  }

  private static func ends(_ spelling: Spelling, _ place: Int, _ context: [UInt8]) -> Bool {
    guard place < context.count else { return true }
    let next = context[place]
    return spelling.forms[0].casing == .upper ? !ASCII.isLetter(next) : !ASCII.isLower(next)
  }

  private static func word(around range: Range<Int>, in context: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, ASCII.isLetter(context[start - 1]) { start -= 1 }
    while end < context.count, ASCII.isLetter(context[end]) { end += 1 }
    return start..<end
  }
}
