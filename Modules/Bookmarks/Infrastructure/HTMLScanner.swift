/// A scanner of HTML that tells tags from text and forgives what browsers forgive.
///
/// Bytes of UTF-8 are fed in pieces, which may end anywhere; tokens come out as they become whole, and
/// are the same however the bytes were cut:
///
///     scanner.feed(bytes)
///     while let token = scanner.next() { … }
///     scanner.end()
///     while let token = scanner.next() { … }
///
/// It keeps no tree: both of its users, the page's title and the bookmark file, are lists of tags
/// in which closing tags are often left out. Each byte is looked at a fixed number of times, whatever
/// stands in it, and what is held on to is bounded by ``tagLimit``, besides what was fed and not asked
/// for.
struct HTMLScanner {
  /// A piece of a document.
  enum Token: Equatable {
    /// Text between tags, with its entities decoded. A long text comes in several tokens, each of about
    /// ``textLimit`` bytes.
    case text(String)
    case open(HTMLTag)
    /// A closing tag, by its name in lower case.
    case close(String)
  }

  /// The line on which the last token began, counted from 1.
  private(set) var line = 1

  private var bytes: [UInt8] = []
  /// Where the next token begins.
  private var start = 0
  /// Up to where the next token was looked at.
  private var searched = 0
  private var isEnded = false
  private var state = State.text
  private var raw: RawText?
  /// The line on which `start` is.
  private var startLine = 1

  /// What the bytes at `start` belong to.
  private enum State {
    case text
    /// A comment, and how many of the bytes that end it have come.
    case comment(HTMLCommentEnd)
    /// A declaration, or what browsers take for a comment: it goes to the next `>`.
    case declaration
    case tag(HTMLTagEnd)
    /// The rest of a tag that was cut.
    case tagRest(HTMLTagEnd)
  }

  /// What a look at the bytes came to.
  private enum Step {
    case token(Token)
    /// Something was passed over; what follows may be a token.
    case passed
    /// More bytes have to come first.
    case wait
  }

  init() {}

  /// Takes the next bytes of the document.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// Ends the document: what is not whole by now never will be.
  mutating func end() {
    isEnded = true
  }

  /// Takes what follows the last token for text, whatever stands in it, up to the closing tag of a name,
  /// or before a tag of another name, opening or closing, or up to ``rawTextLimit`` bytes.
  ///
  /// - Parameters:
  ///   - name: a name in lower case. Its closing tag comes as a token.
  ///   - others: names in lower case.
  mutating func readText(until name: String, orBefore others: [String] = []) {
    raw = RawText(name, others, isKept: true)
  }

  /// Passes over what follows the last token, up to the closing tag of a name, which comes as a token,
  /// or to the end of the document.
  mutating func skip(until name: String) {
    raw = RawText(name, [], isKept: false)
  }

  /// The next token; nothing when more bytes have to come first, or at the end. Comments and
  /// declarations are passed over.
  mutating func next() -> Token? {
    while start < bytes.count {
      let tokenLine = startLine
      switch step() {
      case .token(let token):
        line = tokenLine
        return token
      case .passed: continue
      case .wait: return nil
      }
    }
    return nil
  }

  /// How many bytes a tag may have. The rest of a longer one is passed over.
  static let tagLimit = 1024 * 1024

  /// How many bytes of a text make a token.
  static let textLimit = 64 * 1024

  /// How many bytes the text of an element may have. In what follows, tags count again.
  static let rawTextLimit = 1024 * 1024
}

// MARK: - Text

extension HTMLScanner {
  private mutating func step() -> Step {
    switch state {
    case .text: takeText()
    case .comment(let end): skipComment(end)
    case .declaration: skipDeclaration()
    case .tag(let end): takeTag(end)
    case .tagRest(let end): skipTag(end)
    }
  }

  /// Takes text up to where a tag, a comment or a declaration begins.
  private mutating func takeText() -> Step {
    let limit = start + Self.textLimit
    var position = max(searched, start)
    while position < bytes.count, position < limit {
      if bytes[position] == UInt8(ascii: "<") {
        switch mark(at: position) {
        case .none: break
        case .undecided:
          searched = position
          return .wait
        case .mark where position > start:
          return takeText(upTo: position)
        case .mark:
          return begin()
        }
      }
      position += 1
    }
    searched = position
    if position >= limit { return takeText(upTo: HTMLText.cut(bytes[start..<limit])) }
    return isEnded ? takeText(upTo: position) : .wait
  }

  private mutating func takeText(upTo end: Int) -> Step {
    let text = bytes[start..<end]
    if let raw { self.raw = raw.consuming(text.count) }
    let isKept = raw?.isKept ?? true
    let token = isKept ? Token.text(HTMLText.unescaped(text)) : nil
    advance(to: end)
    return token.map(Step.token) ?? .passed
  }

  /// Whether a `<` begins something other than text.
  private enum Mark {
    case none, mark, undecided
  }

  private func mark(at position: Int) -> Mark {
    if let raw { return raw.mark(in: bytes[(position + 1)...], isEnded: isEnded) }
    guard let first = byte(position + 1) else { return isEnded ? .none : .undecided }
    if first.isLetter || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") { return .mark }
    guard first == UInt8(ascii: "/") else { return .none }
    guard let second = byte(position + 2) else { return isEnded ? .none : .undecided }
    return second.isLetter ? .mark : .none
  }

  private func byte(_ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Moves to where the next token begins, and counts the lines up to there.
  private mutating func advance(to end: Int) {
    for position in start..<end where bytes[position] == UInt8(ascii: "\n") { startLine += 1 }
    start = end
    searched = end
  }

  /// Text in which only certain tags count.
  private struct RawText {
    private let name: [UInt8]
    private let others: [[UInt8]]
    /// Whether it becomes tokens.
    let isKept: Bool
    private var size = 0
    private let longestName: Int

    init(_ name: String, _ others: [String], isKept: Bool) {
      self.name = Array(name.utf8)
      self.others = others.map { Array($0.utf8) }
      self.isKept = isKept
      longestName = ([name] + others).map(\.utf8.count).max() ?? 0
    }

    /// The same after so many bytes; nothing when it has become too long.
    func consuming(_ count: Int) -> RawText? {
      var rest = self
      rest.size += count
      return isKept && rest.size >= HTMLScanner.rawTextLimit ? nil : rest
    }

    /// Whether what stands behind a `<` ends the text.
    func mark(in tail: ArraySlice<UInt8>, isEnded: Bool) -> Mark {
      guard let first = tail.first else { return isEnded ? .none : .undecided }
      let isClosing = first == UInt8(ascii: "/")
      guard isClosing || first.isLetter else { return .none }
      // A slash, the name and the byte behind it.
      guard isEnded || tail.count >= longestName + 2 else { return .undecided }
      let tail = isClosing ? tail.dropFirst() : tail
      let isMark =
        isClosing && Self.begins(tail, name) || others.contains { Self.begins(tail, $0) }
      return isMark ? .mark : .none
    }

    private static func begins(_ tail: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
      let found = tail.prefix(name.count)
      let next = tail.dropFirst(found.count).first
      return found.elementsEqual(name) { $0.lowered == $1 } && (next.map { !$0.isNamePart } ?? true)
    }
  }
}

// MARK: - Tags, comments and declarations

extension HTMLScanner {
  /// Finds out what begins at `start`.
  private mutating func begin() -> Step {
    raw = nil
    let first = byte(start + 1)
    if first == UInt8(ascii: "?") {
      state = .declaration
    } else if first == UInt8(ascii: "!") {
      guard isEnded || bytes.count >= start + 4 else { return .wait }
      let isComment = byte(start + 2) == UInt8(ascii: "-") && byte(start + 3) == UInt8(ascii: "-")
      if isComment { advance(to: start + 4) }
      state = isComment ? .comment(HTMLCommentEnd()) : .declaration
    } else {
      state = .tag(HTMLTagEnd())
      searched = start + 2
    }
    return .passed
  }

  private mutating func skipComment(_ end: HTMLCommentEnd) -> Step {
    var end = end
    for position in start..<bytes.count where end.take(bytes[position]) {
      advance(to: position + 1)
      state = .text
      return .passed
    }
    advance(to: bytes.count)
    state = .comment(end)
    return .passed
  }

  private mutating func skipDeclaration() -> Step {
    for position in start..<bytes.count where bytes[position] == UInt8(ascii: ">") {
      advance(to: position + 1)
      state = .text
      return .passed
    }
    advance(to: bytes.count)
    return .passed
  }

  private mutating func takeTag(_ end: HTMLTagEnd) -> Step {
    var end = end
    let limit = start + Self.tagLimit
    var position = searched
    while position < bytes.count, position < limit {
      if end.take(bytes[position]) {
        state = .text
        return .token(tag(upTo: position, consuming: position + 1, isCut: false))
      }
      position += 1
    }
    searched = position
    state = .tag(end)
    guard isEnded || position >= limit else { return .wait }
    state = isEnded && position == bytes.count ? .text : .tagRest(end)
    return .token(tag(upTo: position, consuming: position, isCut: true))
  }

  private mutating func skipTag(_ end: HTMLTagEnd) -> Step {
    var end = end
    for position in start..<bytes.count where end.take(bytes[position]) {
      advance(to: position + 1)
      state = .text
      return .passed
    }
    advance(to: bytes.count)
    state = .tagRest(end)
    return .passed
  }

  private mutating func tag(upTo end: Int, consuming next: Int, isCut: Bool) -> Token {
    defer { advance(to: next) }
    let isClosing = byte(start + 1) == UInt8(ascii: "/")
    let body = bytes[(start + (isClosing ? 2 : 1))..<end]
    let tag = HTMLTag(body, isCut: isCut)
    return isClosing ? .close(tag.name) : .open(tag)
  }
}
