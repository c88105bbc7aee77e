internal import CoreDomain

/// A parser of one HTML document that waits for the complete document, because libxml2's result
/// would otherwise depend on chunk boundaries.
struct WholeHTMLParser: MarkupParser {
  private var decoder = UTF8TextDecoder()
  private var bytes: [UInt8] = []
  private let limits: MarkupLimits

  init(limits: MarkupLimits) {
    self.limits = limits
  }

  mutating func parse(_ utf8: [UInt8], telling visitor: inout some MarkupVisitor) {
    bytes += decoder.decode(utf8)
  }

  mutating func finish(telling visitor: inout some MarkupVisitor) {
    bytes += decoder.finish()
    let library = HTMLLibraryParser(limits: limits)
    var characters = MarkupCharacters()
    let text = HTMLReferences.completed(characters.readable(bytes))
    library.parse(text, telling: &visitor)
    bytes = []
  }
}
