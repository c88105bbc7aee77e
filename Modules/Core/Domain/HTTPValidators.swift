public import HTTPTypes

/// What tells one state of a resource from another: its entity tag and the time of its last change.
///
/// Whoever keeps a reply keeps its validators beside it, and sends them the next time
/// (``HTTPTypes/HTTPRequest/conditional(on:)``). A server that has nothing newer then answers 304
/// without a body, and what is kept is still good.
///
/// They belong to the resource that gave them: the one at ``HTTPReply/address``. Where that is
/// another one than was asked, since a redirect led there, it is asked directly to be revalidated: no
/// client takes validators along on a redirect, where they would be compared with another resource's.
///
/// Both are opaque texts. They are compared by the server alone, and sent back as they came.
public struct HTTPValidators: Hashable, Sendable {
  /// The `ETag` as the server wrote it: with its quotes, if there are any, and `W/` if it is weak.
  public let entityTag: String?

  /// The `Last-Modified` date.
  public let lastModified: String?

  /// How many bytes each may have. A longer one is not kept, which costs one whole reply.
  public static let longestText = 1024

  /// Takes what can be sent as the value of a field, and leaves out the rest, so that a text that
  /// was stored long ago never makes a request that cannot be sent.
  public init(entityTag: String?, lastModified: String?) {
    self.entityTag = entityTag.flatMap { Self.isEntityTag($0) ? $0 : nil }
    self.lastModified = lastModified.flatMap { Self.isDate($0) ? $0 : nil }
  }

  /// Nothing to ask with.
  public static let none = HTTPValidators(entityTag: nil, lastModified: nil)

  /// Whether there is nothing to ask with: the reply then comes whole each time.
  public var isEmpty: Bool { entityTag == nil && lastModified == nil }

  /// The validators to keep after a reply that these were sent for.
  ///
  /// A 304 says which state it speaks of, and may leave out what has not changed; with another tag
  /// it speaks of another state, of which the old date says nothing. Every other reply brings its
  /// own. https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
  public func renewed(by reply: HTTPReply) -> HTTPValidators {
    let found = reply.validators
    guard reply.response.status == .notModified else { return found }
    let isSameState = found.entityTag == nil || found.entityTag == entityTag
    return HTTPValidators(
      entityTag: found.entityTag ?? entityTag,
      lastModified: found.lastModified ?? (isSameState ? lastModified : nil))
  }
}

extension HTTPValidators {
  /// Whether a tag can be sent back exactly as it came.
  ///
  /// Tags should be quoted. Servers that leave out the quotes compare them as they sent them. `*` is
  /// not a tag: it would match any state. https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
  private static func isEntityTag(_ text: String) -> Bool {
    let bytes = text.utf8
    return text != "*" && (1...longestText).contains(bytes.count)
      && bytes.first != 0x20 && bytes.last != 0x20
      && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  /// Dates are not read here: servers write them in several ways, and want their own back.
  private static func isDate(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestText
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension HTTPReply {
  /// What the reply says about the state of its resource; empty when it says nothing.
  public var validators: HTTPValidators {
    HTTPValidators(
      entityTag: response.headerFields[.eTag], lastModified: response.headerFields[.lastModified])
  }
}

extension HTTPRequest {
  /// The same request, to be answered with a body only if the resource has changed.
  ///
  /// Both validators are sent when both are known: the tag decides, and the date serves those who
  /// know no tags. https://www.rfc-editor.org/rfc/rfc9110#section-13.1.3
  ///
  /// - Precondition: the method is GET or HEAD. To other methods these fields mean something else.
  public func conditional(on validators: HTTPValidators) -> HTTPRequest {
    precondition(method == .get || method == .head, "only GET and HEAD ask for what has changed")
    var request = self
    request.headerFields[.ifNoneMatch] = validators.entityTag
    request.headerFields[.ifModifiedSince] = validators.lastModified
    return request
  }
}
