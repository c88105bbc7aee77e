internal import CoreDomain

/// Makes well-formed XML of a document that may not be, in pieces that may end anywhere.
///
/// What comes out is text, CDATA sections, and tags that fit one another, all within one element
/// that has no other purpose. Comments, processing instructions and the DTD are left out; of the DTD the
/// entities are kept. What is let out holds no tag and no section by halves.
///
/// The work grows with the bytes of the document. Only for an end tag that fits nothing,
/// ``OpenElements/reach`` names are looked at, and for a tag that ends in a later piece, up to
/// ``tokenLimit`` bytes again.
struct XMLMending {
  /// What was mended, and what was found.
  struct Piece {
    var text: [UInt8] = []
    var mistakes: [MarkupMistake] = []
  }

  enum State {
    case content
    case comment
    case section
    /// Within a processing instruction, and whether `>` alone ends it: `<?xml version="1.0">` is
    /// meant for a declaration.
    case instruction(endsAtBracket: Bool)
    /// Behind the place where a limit was reached.
    case over

    /// Whether the document may end here.
    var mayBeLast: Bool {
      switch self {
      case .content, .over: true
      case .comment, .section, .instruction: false
      }
    }
  }

  let limits: MarkupLimits
  /// The bytes at hand: those that nothing could be said of yet, and what came since.
  var bytes: [UInt8] = []
  /// Up to where they are mended.
  var position = 0
  /// Whether no more bytes come.
  var isLast = false
  var state = State.content
  var open = OpenElements()
  var entities: XMLEntities
  var tag = XMLTag()
  private var piece = Piece()
  private var hasBegun = false
  /// Whether text outside of the elements was met, which is one mistake however long it is.
  private var hasTextOutside = false
  /// The line of a place that was passed already.
  private var line = (number: 1, position: 0)

  /// How many bytes a tag or a DTD may have. A longer one is left out as far as that.
  static let tokenLimit = 1024 * 1024

  init(limits: MarkupLimits) {
    self.limits = limits
    entities = XMLEntities(limit: limits.expansion)
  }

  /// Takes the next bytes of a document: whole characters, none of which XML forbids.
  mutating func mend(_ more: [UInt8]) {
    if position == bytes.count { bytes = more } else { bytes = bytes[position...] + more }
    line.position -= position
    position = 0
    mendAll()
    countLines()
  }

  /// Ends the document, and every element that is open.
  mutating func finish() {
    isLast = true
    mendAll()
    if position < bytes.count || !state.mayBeLast { note("the document ends within a part of it") }
    while !open.isEmpty {
      let name = Self.text(open.last)
      note("“\(name)” is never closed")
      close()
    }
    if hasBegun { write("</x>") }
  }

  /// What was mended since it was last taken.
  mutating func take() -> Piece {
    defer { piece = Piece() }
    return piece
  }
}

// MARK: - What is let out

extension XMLMending {
  /// Whether a limit was reached.
  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  /// Whether what is found here is a part of the document that is let out.
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

  /// Writes text so that it is no markup.
  ///
  /// NB: libxml2 2.9 leaves out `&amp;` behind the first mistake of a document, and not `&#38;`.
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

  /// Opens the element around the document, before its first tag.
  mutating func begin() {
    if !hasBegun { write("<x>") }
    hasBegun = true
  }

  /// Leaves out what stands up to a place. Its line ends stay, so that libxml2 counts lines aright.
  mutating func leaveOut(upTo end: Int) {
    let lines = bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
    position = end
    guard lines > 0 else { return }
    write("<!--")
    write(repeatElement(UInt8(ascii: "\n"), count: lines))
    write("-->")
  }

  /// Leaves out text that stands in no element, or too deep.
  mutating func leaveOutText(upTo end: Int) {
    if open.isEmpty, !hasTextOutside, !bytes[position..<end].allSatisfy(\.isMarkupBlank) {
      hasTextOutside = true
      note("there is text outside of the document’s element")
    }
    leaveOut(upTo: end)
  }
}

// MARK: - Mistakes

extension XMLMending {
  /// Tells of a mistake at the place that is reached.
  mutating func note(_ reason: @autoclosure () -> String) {
    guard piece.mistakes.count < MarkupEvents.mistakeLimit else { return }
    countLines()
    piece.mistakes.append(MarkupMistake(line: line.number, reason: reason()))
  }

  private mutating func countLines() {
    line.number += bytes[line.position..<position].count { $0 == UInt8(ascii: "\n") }
    line.position = position
  }

  static func text(_ name: some Collection<UInt8>) -> String {
    String(decoding: name.prefix(80), as: UTF8.self)
  }
}
