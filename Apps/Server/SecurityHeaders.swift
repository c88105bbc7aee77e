import HTTPTypes

/// Fields of every reply that does not set them itself. They tell browsers to believe the type of a
/// reply, to load nothing but the style sheet, to run no script, to show the page in no frame, and to
/// tell other sites nothing of where the reader is.
enum SecurityHeaders {
  static let fields: HTTPFields = [
    .contentSecurityPolicy: policy,
    .crossOriginResourcePolicy: "same-origin",
    // Not "no-referrer": under that policy browsers send the forms of our own pages with
    // "Origin: null", like those of a stranger. https://fetch.spec.whatwg.org/#origin-header
    .referrerPolicy: "same-origin",
    .xContentTypeOptions: "nosniff",
  ]
  /// What a page with pictures of this server may load.
  static let policyWithPictures = policy + "; img-src 'self'"

  /// What a page may load whose reader has asked for the pictures of other sites.
  static let policyWithForeignPictures = policy + "; img-src http: https:"

  /// What a picture in SVG may load: nothing. Its looks are written into it.
  static let policyOfPicture =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

  private static let policy =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    + "frame-ancestors 'none'"
}

/// The field by which every reply of a demo says that it is one: `Seams-Data: demo`.
enum DemoHeader {
  static let fields: HTTPFields = [.seamsData: "demo"]
}
