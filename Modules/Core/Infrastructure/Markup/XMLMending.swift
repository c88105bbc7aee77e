internal import CoreDomain

/// Converts a possibly malformed document into well-formed XML, in chunks that may end anywhere.
///
/// The output is text, CDATA sections and balanced tags within one artificial root element.
/// Comments, processing instructions and the DTD are dropped; the DTD's entities are used. Tags and
/// sections are never split across output chunks.
///
/// The time is linear in the size of the document, with two exceptions: an unmatched end tag scans
/// up to ``OpenElements/reach`` names, and a tag that ends in a later chunk is scanned again, up to
/// ``tokenLimit`` bytes.
struct XMLMending {
  /// The output, and the mistakes that were found.
  struct Piece {
    var text: [UInt8] = []
    var mistakes: [MarkupMistake] = []
  }

  enum State {
    case content
    case comment
    case section
    /// Inside a processing instruction, and whether `>` alone ends it:
    /// `<?xml version="1.0">` is accepted as a declaration.
    case instruction(endsAtBracket: Bool)
    /// After a limit was exceeded.
    case over

    /// Whether the document may end in this state.
    var mayBeLast: Bool {
      switch self {
      case .content, .over: true
      case .comment, .section, .instruction: false
      }
    }
  }

  let limits: MarkupLimits
  /// The unprocessed bytes of earlier chunks, followed by the current chunk.
  var bytes: [UInt8] = []
  /// The index of the first unprocessed byte.
  var position = 0
  /// Whether the current chunk is the last one.
  var isLast = false
  var state = State.content
  var open = OpenElements()
  var entities: XMLEntities
  var tag = XMLTag()
  private var piece = Piece()
  private var hasBegun = false
  /// Whether a document type had no end. Later ones are skipped up to their first “>”, so that the
  /// time stays linear.
  var hasEndlessDoctype = false
  /// Whether text outside the root element was reported, which counts as one mistake.
  private var hasTextOutside = false
  /// An earlier position and its line number.
  private var line = (number: 1, position: 0)

  /// The maximum size of a tag or a DTD in bytes. If a tag or DTD is longer, its first bytes, up to
  /// this size, are dropped.
  static let tokenLimit = 1024 * 1024

  init(limits: MarkupLimits) {
    self.limits = limits
    entities = XMLEntities(limit: limits.expansion)
  }

  /// Processes the next bytes of a document: complete characters that XML allows.
  mutating func mend(_ more: [UInt8]) {
    if position == bytes.count { bytes = more } else { bytes = bytes[position...] + more }
    line.position -= position
    position = 0
    mendAll()
    countLines()
  }

  /// Ends the document and all open elements.
  mutating func finish() {
    isLast = true
    mendAll()
    if position < bytes.count || !state.mayBeLast {
      note("the document ends inside a tag, a comment or another construct")
    }
    while !open.isEmpty {
      let name = Self.text(open.last)
      note("“\(name)” is never closed")
      close()
    }
    if hasBegun { write("</x>") }
  }

  /// Returns the output since the last call.
  mutating func take() -> Piece {
    defer { piece = Piece() }
    return piece
  }
}

// MARK: - Output

extension XMLMending {
  /// Whether a limit was exceeded.
  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  /// Whether the current position is inside the root element and within the depth limit.
  var isLetOut: Bool { !open.isEmpty && open.count <= limits.depth }

  mutating func write(_ text: StaticString) {
    unsafe piece.text.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ range: Range<Int>) {
    piece.text.append(contentsOf: bytes[range])
  }

  mutating func write(_ text: some Sequence<UInt8>) {
    piece.text.append(contentsOf: text)
  }

  /// Outputs text with its markup characters escaped.
  ///
  /// NB: after the first mistake in a document, libxml2 2.9 drops `&amp;` but not `&#38;`.
  mutating func writeEscaped(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): write("&#38;")
      case UInt8(ascii: "<"): write("&#60;")
      case UInt8(ascii: ">"): write("&#62;")
      case UInt8(ascii: "\""): write("&#34;")
      default: piece.text.append(byte)
      }
    }
  }

  /// Opens the root element before the first tag.
  mutating func begin() {
    if !hasBegun { write("<x>") }
    hasBegun = true
  }

  /// Drops the bytes up to an index, but outputs their line breaks, so that libxml2 counts lines
  /// correctly.
  mutating func leaveOut(upTo end: Int) {
    let lines = bytes.span.extracting(position..<end).count(of: UInt8(ascii: "\n"))
    position = end
    guard lines > 0 else { return }
    write("<!--")
    write(repeatElement(UInt8(ascii: "\n"), count: lines))
    write("-->")
  }

  /// Drops text outside the root element or below the depth limit.
  mutating func leaveOutText(upTo end: Int) {
    if open.isEmpty, !hasTextOutside, !bytes[position..<end].allSatisfy(\.isBlankOrLineBreak) {
      hasTextOutside = true
      note("there is text outside of the document’s element")
    }
    leaveOut(upTo: end)
  }
}

// MARK: - Mistakes

extension XMLMending {
  /// Records a mistake at the current position.
  mutating func note(_ reason: @autoclosure () -> String) {
    guard piece.mistakes.count < MarkupEvents.mistakeLimit else { return }
    countLines()
    piece.mistakes.append(MarkupMistake(line: line.number, reason: reason()))
  }

  private mutating func countLines() {
    line.number += bytes.span.extracting(line.position..<position).count(of: UInt8(ascii: "\n"))
    line.position = position
  }

  /// Returns the first index at which a byte matches, at or after the current position.
  func firstIndex(before end: Int, where match: (UInt8) -> UInt8) -> Int? {
    bytes.span.extracting(..<end).firstIndex(from: position, where: match)
  }

  static func text(_ name: some Collection<UInt8>) -> String {
    String(decoding: name.prefix(80), as: UTF8.self)
  }
}
