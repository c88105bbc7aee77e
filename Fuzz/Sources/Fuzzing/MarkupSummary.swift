public import CoreDomain

/// A summary of the events that a parser reports for a document, for comparing two readings.
public struct MarkupSummary: MarkupVisitor, Equatable {
  private var parts: [String] = []
  private var text = ""
  private var open: [MarkupName] = []

  /// Parses XML in pieces of a length.
  public init(of document: [UInt8], pieces length: Int) {
    var parser = Tools.markup.parser(
      of: .xml, limits: MarkupLimits(depth: 50, expansion: 10_000))
    var rest = document[...]
    while !rest.isEmpty {
      parser.parse(Array(rest.prefix(length)), telling: &self)
      rest = rest.dropFirst(length)
    }
    parser.finish(telling: &self)
    flush()
    expect(open.isEmpty ? nil : "an element without an end")
  }

  public mutating func start(_ element: MarkupElement) {
    flush()
    open.append(element.name)
    expect(open.count <= 50 ? nil : "an element that is too deep")
    parts.append("<\(element.name) \(element.attributes)")
  }

  public mutating func end(_ name: MarkupName) {
    flush()
    expect(open.popLast() == name ? nil : "an end without its start")
    parts.append(">")
  }

  public mutating func text(_ text: String) {
    self.text += text
  }

  public mutating func mistake(_ mistake: MarkupMistake) {}

  private mutating func flush() {
    if !text.isEmpty { parts.append(text) }
    text = ""
  }
}
