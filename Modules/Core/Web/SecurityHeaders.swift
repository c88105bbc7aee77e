package import HTTPTypes

/// The default header fields of every reply. A reply may set a field to another value. Because of
/// these fields, browsers trust the content type, and load style sheets, scripts, manifests, events
/// and pictures from this server only. Browsers do not run inline scripts, do not show the page in
/// a frame, and send no referrer to other sites.
package enum SecurityHeaders {
  package static let fields: HTTPFields = [
    .contentSecurityPolicy: policy,
    .crossOriginResourcePolicy: "same-origin",
    // Not "no-referrer": under that policy, browsers would send our own forms with "Origin: null",
    // like cross-site forms. https://fetch.spec.whatwg.org/#origin-header
    .referrerPolicy: "same-origin",
    .xContentTypeOptions: "nosniff",
  ]

  /// The content security policy of a page on which the user asked to see pictures of other sites.
  package static let policyWithForeignPictures = policy(picturesFrom: "http: https:")

  /// The content security policy of an SVG picture. The picture may not load anything, and its
  /// styles are inline.
  package static let policyOfPicture =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

  /// Every page has at least one picture of this server, its icon.
  private static let policy = policy(picturesFrom: "'self'")

  private static func policy(picturesFrom sources: String) -> String {
    "default-src 'none'; style-src 'self'; script-src 'self'; manifest-src 'self'; "
      + "connect-src 'self'; "
      + "img-src \(sources); form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  }
}

/// The header field of every reply of a demo: `Seams-Data: demo`.
enum DemoHeader {
  static let fields: HTTPFields = [.seamsData: "demo"]
}
