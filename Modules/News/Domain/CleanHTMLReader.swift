/// A part of ``CleanHTML``.
enum CleanPart: Hashable, Sendable {
  case start(CleanElement, [CleanAttribute])
  case end(CleanElement)
  case text(String)
}

/// Iterates over the parts of ``CleanHTML``. Stops at text that ``CleanHTMLWriter`` would not have
/// written.
struct CleanHTMLReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> CleanPart? {
    guard place < bytes.count else { return nil }
    let isTag = bytes[place] == UInt8(ascii: "<")
    let part = isTag ? tag() : text()
    if part == nil { place = bytes.count }
    return part
  }

  private mutating func text() -> CleanPart? {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    defer { place = end }
    return HTMLEscaping.text(of: bytes[place..<end]).map { .text($0) }
  }

  private mutating func tag() -> CleanPart? {
    place += 1
    if take("/") { return name().flatMap { take(">") ? .end($0) : nil } }
    guard let element = name() else { return nil }
    var attributes: [CleanAttribute] = []
    while !take(element.isVoid ? " />" : ">") {
      guard let attribute = attribute(of: element) else { return nil }
      attributes.append(attribute)
    }
    return .start(element, attributes)
  }

  private mutating func name() -> CleanElement? {
    CleanElement(name: word())
  }

  private mutating func attribute(of element: CleanElement) -> CleanAttribute? {
    guard take(" ") else { return nil }
    let name = word()
    guard take("=\""), let end = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
      let value = HTMLEscaping.text(of: bytes[place..<end])
    else { return nil }
    place = end + 1
    return CleanAttribute(name, value, of: element)
  }

  /// Consumes lower-case letters and digits, and returns them.
  private mutating func word() -> String {
    let word = bytes[place...].prefix { (97...122).contains($0) || (48...57).contains($0) }
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard bytes[place...].starts(with: mark.utf8) else { return false }
    place += mark.utf8.count
    return true
  }
}

extension CleanHTML {
  /// Creates a value from stored HTML, or returns `nil` if ``CleanHTMLWriter`` would not have
  /// written this HTML. So a manipulated store cannot inject unsafe HTML into a page.
  ///
  /// The initializer parses the text and writes the parts again. The result must equal the text
  /// byte for byte.
  public init?(canonical text: String) {
    var writer = CleanHTMLWriter(limit: text.utf8.count)
    for part in CleanHTMLReader(text) { writer.write(part) }
    let written = writer.finish()
    guard written.text.utf8.elementsEqual(text.utf8) else { return nil }
    self = written
  }

  /// The parts, in order.
  var parts: CleanHTMLReader { CleanHTMLReader(text) }
}

extension CleanHTMLWriter {
  mutating func write(_ part: CleanPart) {
    switch part {
    case .start(let element, let attributes): start(element, attributes)
    case .end(let element): end(element)
    case .text(let text): self.text(text)
    }
  }
}
