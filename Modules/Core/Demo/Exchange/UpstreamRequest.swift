import CoreDomain
package import HTTPTypes

/// A request to the demo server.
package struct UpstreamRequest: Hashable, Sendable {
  package let method: HTTPRequest.Method
  /// The path and query as they were sent.
  package let target: String
  /// The host and port to which the client sent the request.
  package let authority: String
  package let fields: HTTPFields

  package init(_ request: HTTPRequest) {
    method = request.method
    target = request.path ?? "/"
    authority = request.authority ?? ""
    fields = request.headerFields
  }

  package init(_ target: String, fields: HTTPFields = [:]) {
    method = .get
    self.target = target
    authority = "127.0.0.1"
    self.fields = fields
  }

  /// The path as it was sent.
  package var path: String { String(target.prefix { $0 != "?" }) }

  /// The unescaped path components.
  package var parts: [String] {
    path.split(separator: "/").map { String(unescaping: $0.utf8, plusIsSpace: false) }
  }

  /// The unescaped query parameters in order.
  package var query: [(name: String, value: String)] {
    target.dropFirst(path.count + 1).split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.unescaped(halves[0]), halves.count == 2 ? Self.unescaped(halves[1]) : "")
    }
  }

  /// Returns the value of a query parameter, or `nil` if it is missing. If the parameter is
  /// repeated, the last value wins.
  package func value(of name: String) -> String? { query.last { $0.name == name }?.value }

  /// Whether a header field with a list of values, such as `Accept`, contains a value. The value
  /// must be in lower case; in the field, upper case is also accepted.
  package func lists(_ word: String, in field: HTTPField.Name) -> Bool {
    (fields[field] ?? "").split(separator: ",").contains { part in
      part.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() == word
    }
  }

  /// Whether the client already has the reply with these fields, so that status 304 suffices. The
  /// tag takes precedence over the date: https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
  package func knows(_ reply: HTTPFields) -> Bool {
    guard fields[.ifNoneMatch] == nil else { return reply[.eTag].map(has) ?? false }
    guard let date = fields[.ifModifiedSince].flatMap(Timestamp.init(httpDate:)),
      let changed = reply[.lastModified].flatMap(Timestamp.init(httpDate:))
    else { return false }
    return changed <= date
  }

  /// Whether the `If-None-Match` field of the request contains a tag or `*`. Weak and strong tags
  /// are equal here: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
  package func has(_ tag: String) -> Bool {
    let name = Self.withoutWeakness(tag[...])
    return (fields[.ifNoneMatch] ?? "").split(separator: ",").contains { part in
      let known = part.drop { $0 == " " }
      return known == "*" || Self.withoutWeakness(known) == name
    }
  }

  private static func withoutWeakness(_ tag: Substring) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
  }

  private static func unescaped(_ text: Substring) -> String {
    String(unescaping: text.utf8, plusIsSpace: true)
  }
}
