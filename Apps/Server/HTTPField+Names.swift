import HTTPTypes

extension HTTPField.Name {
  /// Whether nothing is missing of an answer that comes from what is stored: `true` or `false`.
  static let answerComplete = constant("Seams-Complete")
  /// Who gives an answer: `service`, `fresh` or `stored`.
  static let answerOrigin = constant("Seams-Origin")
  /// A further `Host` beside the one that is the authority of a request.
  static let secondHost = constant("Host")
  static let link = constant("Link")
  static let referrerPolicy = constant("Referrer-Policy")
  static let seamsData = constant("Seams-Data")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let xForwardedFor = constant("X-Forwarded-For")
  static let totalCount = constant("X-Total-Count")

  private static func constant(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("“\(name)” is no name of a field") }
    return name
  }
}
