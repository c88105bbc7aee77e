internal import CoreDomain

/// Forwards the events of a libxml2 parser to a visitor.
struct MarkupEvents {
  /// The visitor during a call to the parser.
  private var visitor: (any MarkupVisitor)?
  /// The buffered text. libxml2 delivers text in small pieces, which are joined here.
  private var text: [UInt8] = []
  /// The reported elements that are still open, outermost first.
  private var open: [MarkupName] = []
  private var mistakesLeft = MarkupEvents.mistakeLimit

  /// The maximum number of mistakes reported per document.
  static let mistakeLimit = 100

  /// The number of collected bytes from which the text is reported.
  private static let textLimit = 64 * 1024

  /// Forwards events to a visitor from now on. Call ``endTelling()`` before the pointer becomes
  /// invalid.
  @unsafe mutating func tell(_ visitor: UnsafeMutablePointer<some MarkupVisitor>) {
    self.visitor = unsafe LentVisitor(pointer: visitor)
  }

  /// Reports the buffered text, and forgets the visitor.
  mutating func endTelling() {
    flush()
    visitor = nil
  }

  mutating func start(_ element: MarkupElement) {
    flush()
    open.append(element.name)
    visitor?.start(element)
  }

  /// Ends the innermost element.
  mutating func end() {
    flush()
    if let name = open.popLast() { visitor?.end(name) }
  }

  /// Ends the open elements after the library has stopped.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }

  mutating func add(_ bytes: some Collection<UInt8>) {
    text.append(contentsOf: bytes)
    if text.count >= Self.textLimit { flush() }
  }

  mutating func mistake(_ line: Int, _ reason: @autoclosure () -> String) {
    guard mistakesLeft > 0 else { return }
    mistakesLeft -= 1
    flush()
    visitor?.mistake(MarkupMistake(line: line, reason: reason()))
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    visitor?.text(String(decoding: text, as: UTF8.self))
    text.removeAll(keepingCapacity: true)
  }
}

/// Borrows the visitor of a caller for one call.
@safe private struct LentVisitor<Visitor: MarkupVisitor>: MarkupVisitor {
  let pointer: UnsafeMutablePointer<Visitor>

  mutating func start(_ element: MarkupElement) { unsafe pointer.pointee.start(element) }
  mutating func end(_ name: MarkupName) { unsafe pointer.pointee.end(name) }
  mutating func text(_ text: String) { unsafe pointer.pointee.text(text) }
  mutating func mistake(_ mistake: MarkupMistake) { unsafe pointer.pointee.mistake(mistake) }
}
