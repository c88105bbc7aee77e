import CoreDomain

/// A parser of the bookmark search language.
///
///     query   = all *("or" all)                    ; binds least tightly
///     all     = item *(["and"] item)               ; adjacent items must all match
///     item    = ("not" / "-") item / "(" query ")" / phrase / "#" (word / phrase)
///               / "!" mark / word
///     phrase  = DQUOTE *(any character except DQUOTE) DQUOTE
///     word    = text without blanks, parentheses and quotation marks
///     mark    = "unread" / "untagged"
///
/// Keywords are case-insensitive. Quotation marks make keywords and operators plain text. A `-`
/// inside a word is part of the word.
struct BookmarkQueryReader {
  private let typed: String
  private let normalizer: BookmarkNormalizer
  private var rest: Substring
  private var words = 0

  init(_ text: String, by normalizer: BookmarkNormalizer) {
    typed = text
    self.normalizer = normalizer
    rest = typed[...]
  }

  /// Parses the whole text.
  mutating func query() throws(BookmarkQueryMistake) -> BookmarkCondition {
    guard typed.utf8.count <= BookmarkQuery.limit else {
      throw mistake("it is longer than \(BookmarkQuery.limit) bytes")
    }
    let condition = try anyOf(depth: 0)
    if rest.first == ")" { throw mistake("there is no open parenthesis to close") }
    return condition
  }
}

extension BookmarkQueryReader {
  private enum Keyword: String {
    case and, or, not
  }

  private mutating func anyOf(depth: Int) throws(BookmarkQueryMistake) -> BookmarkCondition {
    guard depth < BookmarkQuery.depthLimit else {
      throw mistake(
        "parentheses and negations are nested more than \(BookmarkQuery.depthLimit - 1) deep")
    }
    var parts = [try allOf(depth: depth)]
    while take(.or) {
      parts.append(try allOf(depth: depth))
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func allOf(depth: Int) throws(BookmarkQueryMistake) -> BookmarkCondition {
    var parts = [try item(depth: depth)]
    while true {
      let hadAnd = take(.and)
      guard hadAnd || !(rest.isEmpty || rest.first == ")" || keyword() == .or) else { break }
      parts.append(try item(depth: depth))
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func item(depth: Int) throws(BookmarkQueryMistake) -> BookmarkCondition {
    skipBlanks()
    if let keyword = keyword(), keyword != .not {
      throw mistake(
        "a word is missing before “\(keyword.rawValue)”; to search for the word itself, put it in "
          + "quotation marks")
    }
    if take(.not) { return .not(try negated("not", depth: depth)) }
    switch rest.first {
    case nil: throw mistake("a search term is missing here")
    case ")": throw mistake("a search term is missing before this parenthesis")
    case "-":
      rest.removeFirst()
      return .not(try negated("-", depth: depth))
    case "(": return try group(depth: depth)
    case "#": return try tag()
    case "!": return try mark()
    default: return try text()
    }
  }

  private mutating func negated(
    _ sign: String, depth: Int
  ) throws(BookmarkQueryMistake) -> BookmarkCondition {
    guard let next = rest.first, next != ")", sign == "not" || !next.isWhitespace else {
      throw mistake("a search term is missing after “\(sign)”")
    }
    guard depth < BookmarkQuery.depthLimit else {
      throw mistake(
        "parentheses and negations are nested more than \(BookmarkQuery.depthLimit) deep")
    }
    return try item(depth: depth + 1)
  }

  private mutating func group(depth: Int) throws(BookmarkQueryMistake) -> BookmarkCondition {
    let start = rest
    rest.removeFirst()
    let condition = try anyOf(depth: depth + 1)
    guard rest.first == ")" else { throw mistake("this parenthesis is not closed", at: start) }
    rest.removeFirst()
    return condition
  }

  private mutating func tag() throws(BookmarkQueryMistake) -> BookmarkCondition {
    let start = rest
    rest.removeFirst()
    let name = BookmarkText.line(try phraseOrWord())
    guard !name.isEmpty else { throw mistake("a tag is missing after “#”", at: start) }
    try count(at: start)
    if let objection = Tag.objection(to: name) { throw mistake(objection, at: start) }
    return .tag(Tag(trusted: name, by: normalizer))
  }

  private mutating func mark() throws(BookmarkQueryMistake) -> BookmarkCondition {
    let start = rest
    rest.removeFirst()
    let name = takeWord()
    try count(at: start)
    switch name.lowercased() {
    case "unread": return .unread
    case "untagged": return .untagged
    default:
      let near = Spelling.nearest(to: String(name), among: ["unread", "untagged"])
      let advice =
        near.map { " (did you mean “!\($0)”?)" }
        ?? "; to search for the word, put it in quotation marks"
      throw mistake("use “!unread” or “!untagged”" + advice, at: start)
    }
  }

  private mutating func text() throws(BookmarkQueryMistake) -> BookmarkCondition {
    let start = rest
    let needle = normalizer.folding.folded(BookmarkText.line(try phraseOrWord()))
    guard !needle.isEmpty else { throw mistake("this has no letters to search for", at: start) }
    try count(at: start)
    return .text(needle)
  }

  /// Returns the next phrase without its quotation marks, or the next word; both may be empty.
  private mutating func phraseOrWord() throws(BookmarkQueryMistake) -> String {
    guard rest.first == "\"" else { return String(takeWord()) }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(of: "\"") else {
      throw mistake("this quotation mark is not closed")
    }
    rest = body[body.index(after: end)...]
    return String(body[..<end])
  }

  private mutating func takeWord() -> Substring {
    let word = nextWord
    rest = rest[word.endIndex...]
    return word
  }

  /// Consumes the keyword if it is the next word.
  private mutating func take(_ wanted: Keyword) -> Bool {
    skipBlanks()
    guard keyword() == wanted else { return false }
    _ = takeWord()
    return true
  }

  private func keyword() -> Keyword? {
    Keyword(rawValue: nextWord.lowercased())
  }

  private var nextWord: Substring {
    rest.prefix { !$0.isWhitespace && $0 != "(" && $0 != ")" && $0 != "\"" }
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private mutating func count(at start: Substring) throws(BookmarkQueryMistake) {
    words += 1
    guard words <= BookmarkQuery.wordLimit else {
      throw mistake("it has more than \(BookmarkQuery.wordLimit) search terms", at: start)
    }
  }

  /// Returns an error at the start of a text, by default at the current position.
  private func mistake(_ reason: String, at text: Substring? = nil) -> BookmarkQueryMistake {
    let start = (text ?? rest).startIndex
    let position = typed.distance(from: typed.startIndex, to: start) + 1
    return BookmarkQueryMistake(query: typed, position: position, reason: reason)
  }
}
