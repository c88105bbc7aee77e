public import HTTPTypes

/// The validators of a resource's state: its entity tag and the date of its last change.
///
/// A cache stores the validators with a reply and sends them with the next request
/// (``HTTPTypes/HTTPRequest/conditional(on:)``). If the resource has not changed, the server
/// answers 304 without a body, and the cached reply is still valid.
///
/// Validators belong to the resource at ``HTTPReply/address``. If a redirect led there, revalidate
/// that address directly: clients do not send validators with a redirected request, because the
/// server would compare them with the validators of another resource.
///
/// The tag and the date are opaque texts that only the server compares. They are sent back
/// unchanged.
public struct HTTPValidators: Hashable, Sendable {
  /// The `ETag` as the server sent it: with its quotes, if any, and with `W/` if the tag is weak.
  /// `nil` if the tag is missing or invalid.
  public let entityTag: String?

  /// The `Last-Modified` date as the server sent it, or `nil` if it is missing or invalid.
  public let lastModified: String?

  /// The maximum length of a validator in bytes. A longer validator is dropped, so the server sends
  /// the full reply.
  public static let longestText = 1024

  /// Keeps each value that is valid in a header field, and drops an invalid value, so that an old
  /// stored text never makes a request invalid.
  public init(entityTag: String?, lastModified: String?) {
    self.entityTag = entityTag.flatMap { Self.isEntityTag($0) ? $0 : nil }
    self.lastModified = lastModified.flatMap { Self.isDate($0) ? $0 : nil }
  }

  /// No validators. A request with this value is not conditional.
  public static let none = HTTPValidators(entityTag: nil, lastModified: nil)

  /// Whether there are no validators, so that the server always sends the full reply.
  public var isEmpty: Bool { entityTag == nil && lastModified == nil }

  /// Returns the validators to store after the reply to a request with these validators.
  ///
  /// A 304 reply may omit validators that have not changed, so the result keeps them. If the tag of
  /// the reply is new, the resource has another state, and the known date is dropped. After any
  /// other reply, the result contains only the validators of that reply.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
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
  /// Whether a tag can be sent back exactly as it was received.
  ///
  /// Tags should be quoted, but a server that omits the quotes also compares tags without quotes.
  /// `*` is not a tag, because it matches any state.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
  private static func isEntityTag(_ text: String) -> Bool {
    let bytes = text.utf8
    return text != "*" && (1...longestText).contains(bytes.count)
      && bytes.first != 0x20 && bytes.last != 0x20
      && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  /// Whether a date can be sent back. It is not parsed, because servers use several formats and
  /// expect their own format back.
  private static func isDate(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestText
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension HTTPReply {
  /// The validators of the reply; empty if the reply has none.
  public var validators: HTTPValidators {
    HTTPValidators(
      entityTag: response.headerFields[.eTag], lastModified: response.headerFields[.lastModified])
  }
}

extension HTTPRequest {
  /// Returns the request with validators, so that the server sends a body only if the resource has
  /// changed.
  ///
  /// If the tag and the date are known, the request contains both. The tag takes precedence; the
  /// date is for servers without tags. https://www.rfc-editor.org/rfc/rfc9110#section-13.1.3
  ///
  /// - Precondition: The method is GET or HEAD. With other methods, these fields mean something
  ///   else.
  public func conditional(on validators: HTTPValidators) -> HTTPRequest {
    precondition(method == .get || method == .head, "conditional requests must be GET or HEAD")
    var request = self
    request.headerFields[.ifNoneMatch] = validators.entityTag
    request.headerFields[.ifModifiedSince] = validators.lastModified
    return request
  }
}
