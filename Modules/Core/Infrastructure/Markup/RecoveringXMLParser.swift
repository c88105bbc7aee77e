internal import CoreDomain

/// A parser of one XML document. It corrects the text, and then passes the corrected text to
/// libxml2.
struct RecoveringXMLParser: MarkupParser {
  private var decoder = UTF8TextDecoder()
  private var characters = MarkupCharacters()
  private var mending: XMLMending
  private let library = XMLLibraryParser()

  init(limits: MarkupLimits) {
    mending = XMLMending(limits: limits)
  }

  mutating func parse(_ utf8: [UInt8], telling visitor: inout some MarkupVisitor) {
    mending.mend(characters.readable(decoder.decode(utf8)))
    pass(isAtEnd: false, to: &visitor)
  }

  mutating func finish(telling visitor: inout some MarkupVisitor) {
    mending.mend(decoder.finish())
    mending.finish()
    pass(isAtEnd: true, to: &visitor)
  }

  private mutating func pass(isAtEnd: Bool, to visitor: inout some MarkupVisitor) {
    let mended = mending.take()
    library.parse(mended, isAtEnd: isAtEnd, telling: &visitor)
  }
}
