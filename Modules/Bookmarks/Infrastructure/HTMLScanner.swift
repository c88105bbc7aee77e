import CoreDomain

/// A lenient HTML scanner that separates tags from text, as browsers do.
///
/// UTF-8 bytes are fed in chunks that may end anywhere. The tokens do not depend on the chunk
/// boundaries:
///
///     scanner.feed(bytes)
///     while let token = scanner.next() { … }
///     scanner.end()
///     while let token = scanner.next() { … }
///
/// The scanner builds no tree: the page title and the bookmark file only need a flat list of tags,
/// and closing tags are often missing. Each byte is examined a constant number of times. Memory is
/// bounded by ``tagLimit`` plus the bytes that were fed but not consumed.
struct HTMLScanner {
  /// A token of a document.
  enum Token: Equatable {
    /// Text between tags, with decoded entities. Long text is split into tokens of about
    /// ``textLimit`` bytes.
    case text(String)
    case open(HTMLTag)
    /// A closing tag, with its name in lower case.
    case close(String)
  }

  /// The line on which the last token started, counted from 1.
  private(set) var line = 1

  private var bytes: [UInt8] = []
  /// The start of the next token.
  private var start = 0
  /// The position up to which the next token has been examined.
  private var searched = 0
  private var isEnded = false
  private var state = State.text
  private var raw: RawText?
  /// The line of `start`.
  private var startLine = 1

  /// The kind of token at `start`.
  private enum State {
    case text
    /// A comment. Carries the scanner for its end marker.
    case comment(HTMLCommentEnd)
    /// A declaration, or a bogus comment, which ends at the next `>`.
    case declaration
    case tag(HTMLTagEnd)
    /// The rest of a tag that was truncated.
    case tagRest(HTMLTagEnd)
  }

  /// The result of one scanning step.
  private enum Step {
    case token(Token)
    /// Input was skipped; try again.
    case passed
    /// More bytes are needed.
    case wait
  }

  init() {}

  /// Appends a chunk of the document.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// Ends the document, which completes an incomplete token.
  mutating func end() {
    isEnded = true
  }

  /// Treats the following input as plain text until one of these ends it: the closing tag `name`,
  /// an opening or closing tag in `others`, or ``rawTextLimit`` bytes.
  ///
  /// - Parameters:
  ///   - name: A tag name in lower case. Its closing tag is returned as a token.
  ///   - others: Tag names in lower case.
  mutating func readText(until name: String, orBefore others: [String] = []) {
    raw = RawText(name, others, isKept: true)
  }

  /// Skips the following input up to the closing tag `name`, which is returned as a token, or to
  /// the end of the document.
  mutating func skip(until name: String) {
    raw = RawText(name, [], isKept: false)
  }

  /// Returns the next token, or `nil` if more bytes are needed or the document has ended. Skips
  /// comments and declarations.
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

  /// The maximum length of a tag, in bytes. The rest of a longer tag is skipped.
  static let tagLimit = 1024 * 1024

  /// The maximum length of a text token, in bytes.
  static let textLimit = 64 * 1024

  /// The maximum length of an element's raw text, in bytes. After that, tags are recognized again.
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

  /// Reads text up to the start of a tag, comment or declaration.
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

  /// Whether a `<` starts markup.
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

  /// Advances to the next token and counts the lines.
  private mutating func advance(to end: Int) {
    for position in start..<end where bytes[position] == UInt8(ascii: "\n") { startLine += 1 }
    start = end
    searched = end
  }

  /// Text in which only certain tags are recognized.
  private struct RawText {
    private let name: [UInt8]
    private let others: [[UInt8]]
    /// Whether the text is returned as tokens.
    let isKept: Bool
    private var size = 0
    private let longestName: Int

    init(_ name: String, _ others: [String], isKept: Bool) {
      self.name = Array(name.utf8)
      self.others = others.map { Array($0.utf8) }
      self.isKept = isKept
      longestName = ([name] + others).map(\.utf8.count).max() ?? 0
    }

    /// Returns the state after `count` more bytes, or `nil` if the text has reached its limit.
    func consuming(_ count: Int) -> RawText? {
      var rest = self
      rest.size += count
      return isKept && rest.size >= HTMLScanner.rawTextLimit ? nil : rest
    }

    /// Whether the bytes after a `<` end the text.
    func mark(in tail: ArraySlice<UInt8>, isEnded: Bool) -> Mark {
      guard let first = tail.first else { return isEnded ? .none : .undecided }
      let isClosing = first == UInt8(ascii: "/")
      guard isClosing || first.isLetter else { return .none }
      // A slash, the name and the byte after it.
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
  /// Determines the kind of token at `start`.
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
    let isOver = skip { end.take($0) }
    state = isOver ? .text : .comment(end)
    return .passed
  }

  private mutating func skipDeclaration() -> Step {
    if skip(upTo: { $0 == UInt8(ascii: ">") }) { state = .text }
    return .passed
  }

  /// Advances past the first byte that is the end, or past all bytes. Returns whether it found the
  /// end.
  private mutating func skip(upTo isEnd: (UInt8) -> Bool) -> Bool {
    let end = bytes[start...].firstIndex(where: isEnd)
    advance(to: end.map { $0 + 1 } ?? bytes.count)
    return end != nil
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
    let isOver = skip { end.take($0) }
    state = isOver ? .text : .tagRest(end)
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
