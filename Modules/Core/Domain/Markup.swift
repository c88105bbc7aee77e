/// Reads XML and HTML as a stream of parts, in an order that makes sense, and builds no tree.
///
/// Nothing outside of the document is ever fetched: no DTD, no external entity, no style sheet.
public protocol MarkupReading: Sendable {
  /// A parser of one document.
  func parser(of dialect: MarkupDialect, limits: MarkupLimits) -> any MarkupParser
}

/// How a document is read.
public enum MarkupDialect: Hashable, Sendable {
  /// XML with namespaces. What is not well-formed is read as far as it makes sense, and on behind
  /// the mistake where that is possible. The character references of HTML (`&nbsp;`) are known.
  case xml
  /// HTML as the web has it: end tags may be missing, and anything may be anywhere. A part of a page
  /// is a document, too.
  case html
}

/// What reading one document may cost.
public struct MarkupLimits: Hashable, Sendable {
  /// How deep elements may stand in one another. What is deeper is left out, with its text.
  public let depth: Int
  /// How many bytes of text and attributes the entities that a document declares may add. Behind
  /// that, the document is taken to be at its end.
  public let expansion: Int

  public init(depth: Int, expansion: Int) {
    precondition(depth > 0 && expansion >= 0, "a limit is not negative")
    self.depth = depth
    self.expansion = expansion
  }
}

/// A parser of one document, which comes in pieces of UTF-8 that may end anywhere.
///
/// What the document itself says of its encoding is passed over: see ``TextDecoding``. Where the
/// pieces end makes no difference to what a visitor is told, except where one text ends and the next
/// one begins. A copy of a parser reads on where the other one is: there is one owner.
public protocol MarkupParser {
  /// Takes the next bytes, and tells a visitor what they hold.
  mutating func parse(_ utf8: [UInt8], telling visitor: inout some MarkupVisitor)

  /// Ends the document, and tells a visitor what was left open. It is called once.
  mutating func finish(telling visitor: inout some MarkupVisitor)
}

/// What follows a document from part to part. Every start has its end, in the order of the nesting.
public protocol MarkupVisitor {
  mutating func start(_ element: MarkupElement)
  mutating func end(_ name: MarkupName)

  /// Text, with every reference replaced. One text may come in several pieces.
  mutating func text(_ text: String)

  /// A mistake in the document, and where it was. Reading goes on when it can.
  mutating func mistake(_ mistake: MarkupMistake)
}

/// An element's start.
public struct MarkupElement: Hashable, Sendable {
  public let name: MarkupName
  /// In the order of the document. Declarations of namespaces are left out; of two with one name the first
  /// one stays.
  public let attributes: [MarkupAttribute]

  public init(name: MarkupName, attributes: [MarkupAttribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}

/// The name of an element or an attribute.
public struct MarkupName: Hashable, Sendable {
  /// The namespace's name, as declared; nothing where none is, and in HTML.
  public let namespace: String?
  /// What stands before the colon. It may be one that the document never declared.
  public let prefix: String?
  /// The name without its prefix; in lower case in HTML.
  public let local: String

  public init(namespace: String? = nil, prefix: String? = nil, local: String) {
    self.namespace = namespace
    self.prefix = prefix
    self.local = local
  }
}

/// An attribute, with every reference in its value replaced.
public struct MarkupAttribute: Hashable, Sendable {
  public let name: MarkupName
  public let value: String

  public init(name: MarkupName, value: String) {
    self.name = name
    self.value = value
  }
}

/// A place where a document is not what its dialect asks for.
public struct MarkupMistake: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// A sentence or less, in English, in which the document's own words may stand.
  public let reason: String

  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
