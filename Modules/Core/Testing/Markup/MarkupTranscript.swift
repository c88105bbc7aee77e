import CoreDomain

/// Records the events of a document as texts that a test can compare.
///
/// A start event is written as `<name attribute="value">`, an end event as `</name>`, and text as
/// `“text”`, with consecutive pieces joined. A name is written as `{namespace}prefix:local`,
/// without the parts that are missing.
struct MarkupTranscript: MarkupVisitor, Equatable {
  private(set) var parts: [String] = []
  private(set) var mistakes: [MarkupMistake] = []
  private var text = ""

  /// Records the events of a complete document.
  ///
  /// - Parameter length: The size of the chunks in bytes. By default, the document is one chunk.
  init(
    of document: some Collection<UInt8>, _ dialect: MarkupDialect, by reading: any MarkupReading,
    limits: MarkupLimits = MarkupLimits(depth: 100, expansion: 10_000), pieces length: Int = .max
  ) {
    var parser = reading.parser(of: dialect, limits: limits)
    for piece in Array(document).pieces(of: length) { parser.parse(piece, telling: &self) }
    parser.finish(telling: &self)
    flush()
  }

  mutating func start(_ element: MarkupElement) {
    flush()
    let attributes = element.attributes.map { " \(Self.text($0.name))=\"\($0.value)\"" }
    parts.append("<\(Self.text(element.name))\(attributes.joined())>")
  }

  mutating func end(_ name: MarkupName) {
    flush()
    parts.append("</\(Self.text(name))>")
  }

  mutating func text(_ text: String) {
    self.text += text
  }

  mutating func mistake(_ mistake: MarkupMistake) {
    mistakes.append(mistake)
  }

  private mutating func flush() {
    if !text.isEmpty { parts.append("“\(text)”") }
    text = ""
  }

  private static func text(_ name: MarkupName) -> String {
    (name.namespace.map { "{\($0)}" } ?? "") + (name.prefix.map { "\($0):" } ?? "") + name.local
  }
}
