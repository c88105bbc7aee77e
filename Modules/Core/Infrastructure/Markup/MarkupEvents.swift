internal import CoreDomain

/// What a parser of libxml2 calls for each part of a document, and the visitor that it is told to.
///
/// A class, since libxml2 keeps its address.
final class MarkupEvents {
  /// Whom to tell, while a piece is being parsed.
  private var visitor: (any MarkupVisitor)?
  /// Text that is not told yet: libxml2 gives it in small pieces.
  private var text: [UInt8] = []
  /// The elements that were told of and have not ended, from the outermost one.
  private var open: [MarkupName] = []
  private var mistakesLeft = MarkupEvents.mistakeLimit

  /// How many mistakes of one document are told.
  static let mistakeLimit = 100

  /// How many bytes of a text are told at once.
  private static let textLimit = 64 * 1024

  /// Tells a visitor what a parser finds meanwhile.
  func tell(_ visitor: inout some MarkupVisitor, _ parse: () -> Void) {
    unsafe withUnsafeMutablePointer(to: &visitor) { pointer in
      self.visitor = unsafe LentVisitor(pointer: pointer)
      parse()
      flush()
      self.visitor = nil
    }
  }

  func start(_ element: MarkupElement) {
    flush()
    open.append(element.name)
    visitor?.start(element)
  }

  /// Ends the innermost element.
  func end() {
    flush()
    if let name = open.popLast() { visitor?.end(name) }
  }

  /// Ends what is open where the library has stopped for good.
  func endAll() {
    while !open.isEmpty { end() }
  }

  func add(_ bytes: some Collection<UInt8>) {
    text.append(contentsOf: bytes)
    if text.count >= Self.textLimit { flush() }
  }

  func mistake(_ line: Int, _ reason: @autoclosure () -> String) {
    guard mistakesLeft > 0 else { return }
    mistakesLeft -= 1
    flush()
    visitor?.mistake(MarkupMistake(line: line, reason: reason()))
  }

  private func flush() {
    guard !text.isEmpty else { return }
    visitor?.text(String(decoding: text, as: UTF8.self))
    text.removeAll(keepingCapacity: true)
  }
}

/// A visitor that belongs to somebody up the stack, for the time of one call.
@safe private struct LentVisitor<Visitor: MarkupVisitor>: MarkupVisitor {
  let pointer: UnsafeMutablePointer<Visitor>

  mutating func start(_ element: MarkupElement) { unsafe pointer.pointee.start(element) }
  mutating func end(_ name: MarkupName) { unsafe pointer.pointee.end(name) }
  mutating func text(_ text: String) { unsafe pointer.pointee.text(text) }
  mutating func mistake(_ mistake: MarkupMistake) { unsafe pointer.pointee.mistake(mistake) }
}
