import HTTPTypes

/// A link to another page from a `Link` header field, such as the next page of a list.
/// https://www.rfc-editor.org/rfc/rfc8288
///
/// The server chooses the target. Before following a link, check whether it leaves the
/// ``HTTPOrigin`` of the request.
public struct HTTPLink: Hashable, Sendable {
  /// The absolute address of the target. It may have a fragment, which is not sent in requests.
  public let target: String

  /// The relations of the target to the page that contains the link, such as `next` or `last`.
  /// There is at least one. They are in lower case and in the order of the header field.
  public let relations: [String]

  /// The maximum number of links that are read from a reply. Further links are ignored.
  public static let limit = 100

  /// - Parameters:
  ///   - target: An absolute address.
  ///   - relations: At least one relation, in any case.
  public init(target: String, relations: [String]) {
    precondition(!relations.isEmpty, "a link needs at least one relation")
    self.target = target
    self.relations = relations.map { $0.lowercased() }
  }
}

extension HTTPReply {
  /// The first ``HTTPLink/limit`` links of the reply, in order.
  ///
  /// Targets are resolved against ``address``. At a syntax error, the rest of the field is ignored;
  /// the links before the error are used. Links without a relation, links from another page
  /// (`anchor`), and links with invalid targets are skipped.
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

  /// Returns the first link with a relation, such as `next`, or `nil` if no link has it.
  ///
  /// - Parameter relation: A relation, in any case.
  public func link(_ relation: String) -> HTTPLink? {
    let relation = relation.lowercased()
    return links.first { $0.relations.contains(relation) }
  }
}

extension HTTPLink {
  /// Makes a link from its parsed parts. Returns `nil` if the link belongs to another page, or has
  /// no relation or no usable target.
  fileprivate init?(_ parts: HTTPLinkReader.Parts, from base: URIReference?) {
    // If a parameter is repeated, its first value counts.
    let parameter = { (name: String) in parts.parameters.first { $0.name == name }?.value }
    let relations = (parameter("rel") ?? "").split { $0.isWhitespace }.map(String.init)
    guard !relations.isEmpty, parameter("anchor") == nil, let reference = URIReference(parts.target)
    else { return nil }
    let target = (reference.scheme == nil ? base : reference)?.resolving(reference)
    guard let target, target.scheme != nil else { return nil }
    self.init(target: target.text, relations: relations)
  }
}
