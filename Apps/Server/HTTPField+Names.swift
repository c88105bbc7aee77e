import HTTPTypes

extension HTTPField.Name {
  /// Whether a cached reply is complete: `true` or `false`.
  static let answerComplete = constant("Seams-Complete")
  /// The origin of a reply: `service`, `fresh` or `stored`.
  static let answerOrigin = constant("Seams-Origin")
  /// A second `Host` field, in addition to the request's authority.
  static let secondHost = constant("Host")
  static let link = constant("Link")
  static let referrerPolicy = constant("Referrer-Policy")
  static let seamsData = constant("Seams-Data")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let xForwardedFor = constant("X-Forwarded-For")
  static let xForwardedProto = constant("X-Forwarded-Proto")
  static let totalCount = constant("X-Total-Count")

  private static func constant(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("invalid field name “\(name)”") }
    return name
  }
}
