public import CoreDomain

/// What a visitor was told of a document, part by part, as a test compares it.
///
/// A start is written `<name attribute="value">`, an end `</name>` and a text `“text”`, however many
/// pieces it came in. A name is `{namespace}prefix:local`, with what there is of it.
public struct MarkupTranscript: MarkupVisitor, Equatable {
  public private(set) var parts: [String] = []
  public private(set) var mistakes: [MarkupMistake] = []
  private var text = ""

  public init() {}

  /// Reads a whole document, in pieces of some length.
  public init(
    of document: some Collection<UInt8>, _ dialect: MarkupDialect, by reading: any MarkupReading,
    limits: MarkupLimits = MarkupLimits(depth: 100, expansion: 10_000), pieces length: Int = .max
  ) {
    var parser = reading.parser(of: dialect, limits: limits)
    var rest = Array(document)[...]
    while !rest.isEmpty {
      parser.parse(Array(rest.prefix(length)), telling: &self)
      rest = rest.dropFirst(length)
    }
    parser.finish(telling: &self)
    flush()
  }

  public mutating func start(_ element: MarkupElement) {
    flush()
    let attributes = element.attributes.map { " \(Self.text($0.name))=\"\($0.value)\"" }
    parts.append("<\(Self.text(element.name))\(attributes.joined())>")
  }

  public mutating func end(_ name: MarkupName) {
    flush()
    parts.append("</\(Self.text(name))>")
  }

  public mutating func text(_ text: String) {
    self.text += text
  }

  public mutating func mistake(_ mistake: MarkupMistake) {
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
