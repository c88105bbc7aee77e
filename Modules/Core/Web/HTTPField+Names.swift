package import CoreDomain
package import HTTPTypes

extension HTTPField.Name {
  /// The field that says whether the stored data in a reply is complete: `true` or `false`. It
  /// occurs only in replies whose ``answerOrigin`` is `stored`.
  package static let answerComplete = constant(ProductName.token + "-Complete")
  /// The field that names the origin of the data in a reply: `service`, `fresh` (data that was
  /// stored less than a minute ago), or `stored` (older data, because the service failed).
  package static let answerOrigin = constant(ProductName.token + "-Origin")
  /// The name `Host`. The first `Host` of a request becomes its authority, so a `Host` among the
  /// header fields is a second one.
  static let secondHost = constant("Host")
  package static let link = constant("Link")
  static let referrerPolicy = constant("Referrer-Policy")
  static let seamsData = constant(ProductName.token + "-Data")
  static let secFetchDest = constant("Sec-Fetch-Dest")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let xForwardedFor = constant("X-Forwarded-For")
  package static let xForwardedProto = constant("X-Forwarded-Proto")
  package static let totalCount = constant("X-Total-Count")

  private static func constant(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("invalid field name “\(name)”") }
    return name
  }
}

extension HTTPFields {
  /// Sets the links to other pages of a list, in order: RFC 8288. Without routes, sets no field.
  package mutating func setLinks(_ routes: KeyValuePairs<String, Route?>) {
    let links = routes.compactMap { relation, route in
      route.map { "<\($0)>; rel=\"\(relation)\"" }
    }
    if !links.isEmpty { self[.link] = links.joined(separator: ", ") }
  }
}
