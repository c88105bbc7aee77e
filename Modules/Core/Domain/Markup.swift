/// Parses XML and HTML as a stream of events, without building a tree.
///
/// Parsers never fetch external resources: no DTD, no external entity, no style sheet.
public protocol MarkupReading: Sendable {
  /// Makes a parser for one document.
  func parser(of dialect: MarkupDialect, limits: MarkupLimits) -> any MarkupParser
}

/// The markup language of a document.
public enum MarkupDialect: Hashable, Sendable {
  /// XML with namespaces. Documents that are not well-formed are parsed as far as possible, and
  /// parsing continues after a syntax error if it can. The character references of HTML (`&nbsp;`)
  /// are known.
  case xml
  /// HTML as found on the web: end tags may be missing and elements may be misplaced. A fragment of
  /// a page is also a document.
  case html
}

/// The limits of parsing one document.
public struct MarkupLimits: Hashable, Sendable {
  /// The maximum nesting depth. Deeper elements are dropped with their text.
  public let depth: Int
  /// The maximum number of bytes that the entities declared in a document may add to text and
  /// attributes. Parsing stops at this limit.
  public let expansion: Int

  public init(depth: Int, expansion: Int) {
    precondition(depth > 0 && expansion >= 0, "depth must be at least 1, and expansion at least 0")
    self.depth = depth
    self.expansion = expansion
  }
}

/// A parser of one document that arrives in chunks of UTF-8. A chunk may end anywhere.
///
/// The encoding declared in the document is ignored: see ``TextDecoding``. Chunk boundaries do not
/// change the events, except where a text is split. Copies share their state, so a parser must have
/// one owner.
public protocol MarkupParser {
  /// Parses the next bytes and reports their content to a visitor.
  mutating func parse(_ utf8: [UInt8], telling visitor: inout some MarkupVisitor)

  /// Ends the document and reports the remaining events to a visitor. The caller must call it
  /// once, after the last chunk.
  mutating func finish(telling visitor: inout some MarkupVisitor)
}

/// Receives the events of a document. Every start event has a matching end event in nesting order.
public protocol MarkupVisitor {
  mutating func start(_ element: MarkupElement)
  mutating func end(_ name: MarkupName)

  /// Receives text in which references such as `&amp;` are resolved. One text may arrive in
  /// several pieces.
  mutating func text(_ text: String)

  /// Receives a syntax error with its position. Parsing continues if possible.
  mutating func mistake(_ mistake: MarkupMistake)
}

/// The start tag of an element, with its attributes.
public struct MarkupElement: Hashable, Sendable {
  public let name: MarkupName
  /// The attributes in document order, without namespace declarations. If a name is repeated, the
  /// first attribute wins.
  public let attributes: [MarkupAttribute]

  public init(name: MarkupName, attributes: [MarkupAttribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}

/// The name of an element or an attribute.
public struct MarkupName: Hashable, Sendable {
  /// The declared namespace name, or `nil` if the name has no namespace. In HTML, it is always
  /// `nil`.
  public let namespace: String?
  /// The text before the colon, even if the document does not declare this prefix. `nil` if the
  /// name has no colon.
  public let prefix: String?
  /// The name without its prefix, in lower case in HTML.
  public let local: String

  public init(namespace: String? = nil, prefix: String? = nil, local: String) {
    self.namespace = namespace
    self.prefix = prefix
    self.local = local
  }
}

/// An attribute of an element. References in its value, such as `&amp;`, are resolved.
public struct MarkupAttribute: Hashable, Sendable {
  public let name: MarkupName
  public let value: String

  public init(name: MarkupName, value: String) {
    self.name = name
    self.value = value
  }
}

/// A syntax error in a document.
public struct MarkupMistake: Hashable, Sendable {
  /// The line number, starting at 1.
  public let line: Int
  /// A short English explanation, which may quote the document.
  public let reason: String

  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
