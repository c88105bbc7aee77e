import HTTPTypes

/// A link from a reply to another page, as a `Link` field says it: the next page of a list, say.
/// https://www.rfc-editor.org/rfc/rfc8288
///
/// Where it leads is up to the server. Whoever follows it looks first whether it leaves the
/// ``HTTPOrigin`` that was asked.
public struct HTTPLink: Hashable, Sendable {
  /// Where it leads: an absolute address. It may have a fragment, which no request takes along.
  public let target: String

  /// What the other page is to this one, in lower case and in the order of the field: `next`, `last`.
  /// There is one at least.
  public let relations: [String]

  /// How many links of a reply are read; the rest are passed over.
  public static let limit = 100

  /// - Parameters:
  ///   - target: an absolute address.
  ///   - relations: one at least. Case does not count.
  public init(target: String, relations: [String]) {
    precondition(!relations.isEmpty, "a link says what the other page is to this one")
    self.target = target
    self.relations = relations.map { $0.lowercased() }
  }
}

extension HTTPReply {
  /// Where the reply says that other pages are, in its order, at most ``HTTPLink/limit`` of them.
  ///
  /// Targets are resolved against ``address``. What comes after a mistake in a field is dropped, and what
  /// came before is kept. Passed over are links without a relation, links of which the field says
  /// that they start from another page (`anchor`), and targets that no request can be made of.
  public var links: [HTTPLink] {
    guard let name = HTTPField.Name("Link") else { return [] }
    let base = URIReference(address)
    var links: [HTTPLink] = []
    for field in response.headerFields[values: name] {
      var reader = HTTPLinkReader(field)
      while links.count < HTTPLink.limit, let found = reader.next() {
        if let link = HTTPLink(found, from: base) { links.append(link) }
      }
    }
    return links
  }

  /// The first link to what is this to the page, such as `next`; nothing when there is none.
  ///
  /// - Parameter relation: a relation, in any case.
  public func link(_ relation: String) -> HTTPLink? {
    let relation = relation.lowercased()
    return links.first { $0.relations.contains(relation) }
  }
}

extension HTTPLink {
  /// The link that parts of a field mean, on the page of an address; nothing when it is none of that
  /// page, or has no relation or no usable target.
  fileprivate init?(_ parts: HTTPLinkReader.Parts, from base: URIReference?) {
    // Where a parameter stands twice, the first one counts.
    let parameter = { (name: String) in parts.parameters.first { $0.name == name }?.value }
    let relations = (parameter("rel") ?? "").split { $0.isWhitespace }.map(String.init)
    guard !relations.isEmpty, parameter("anchor") == nil, let reference = URIReference(parts.target)
    else { return nil }
    let target = (reference.scheme == nil ? base : reference)?.resolving(reference)
    guard let target, target.scheme != nil else { return nil }
    self.init(target: target.text, relations: relations)
  }
}
