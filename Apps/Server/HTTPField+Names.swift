import HTTPTypes

extension HTTPField.Name {
  /// A further `Host` beside the one that is the authority of a request.
  static let secondHost = constant("Host")
  static let link = constant("Link")
  static let referrerPolicy = constant("Referrer-Policy")
  static let seamsData = constant("Seams-Data")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let totalCount = constant("X-Total-Count")

  private static func constant(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("“\(name)” is no name of a field") }
    return name
  }
}
