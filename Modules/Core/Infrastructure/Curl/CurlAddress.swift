internal import CCurl
internal import CoreDomain

/// An absolute http or https address, parsed with libcurl's own URL parser.
///
/// Validation and transfer use the same parser, so they cannot disagree about the host.
struct CurlAddress: Hashable, Sendable {
  /// The reason why a text is not a valid address.
  enum Failure: Error {
    case unsupportedScheme(String)
    case malformed(String)
  }

  let text: String
  let scheme: String
  let host: String
  let port: String

  /// The host and port for messages. The default port is included.
  var authority: String { "\(host):\(port)" }

  init(_ text: String) throws(Failure) {
    try self.init(text, relativeTo: nil)
  }

  /// Resolves a reference relative to this address, as in a `Location` field.
  ///
  /// Many servers send spaces and non-ASCII bytes, so these are percent-encoded, as in browsers.
  func resolving(_ reference: String) throws(Failure) -> Self {
    try Self(reference, relativeTo: text)
  }

  /// Whether this address and another address have the same scheme, host and port.
  /// https://www.rfc-editor.org/rfc/rfc6454#section-5
  func hasSameOrigin(as other: Self) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  private init(_ reference: String, relativeTo base: String?) throws(Failure) {
    if let scheme = Self.scheme(of: reference), scheme != "http", scheme != "https" {
      throw .unsupportedScheme(scheme)
    }
    let handle = CurlURLHandle()
    if let base {
      try handle.set(base, flags: CURLU_DISALLOW_USER)
      try handle.set(reference, flags: CURLU_DISALLOW_USER | CURLU_URLENCODE | CURLU_ALLOW_SPACE)
    } else {
      try handle.set(reference, flags: CURLU_DISALLOW_USER)
    }
    let typed = try handle.part(CURLUPART_HOST)
    if !typed.utf8.allSatisfy({ $0 < 0x80 }) {
      // libcurl converts names by the encoding of the locale, which a program may not have set.
      guard let name = IDN2HostNaming().asciiForm(of: typed) else {
        throw .malformed("“\(typed)” is not a valid host name")
      }
      try handle.set(host: name)
    }
    text = try handle.part(CURLUPART_URL)
    scheme = try handle.part(CURLUPART_SCHEME)
    host = try handle.part(CURLUPART_HOST).lowercased()
    // The flag returns the default port. The full address is read without this flag, so that it
    // does not contain the default port.
    port = try handle.part(CURLUPART_PORT, flags: CURLU_DEFAULT_PORT)
  }

  /// Parses the address of a proxy: "the default when no scheme […] is specified" is http. The
  /// address may contain a user name and a password. https://curl.se/libcurl/c/CURLOPT_PROXY.html
  static func parts(
    ofProxy text: String
  ) throws(Failure) -> (scheme: String, host: String, port: String?) {
    let handle = CurlURLHandle()
    let address = text.contains("://") ? text : "http://" + text
    try handle.set(address, flags: CURLU_NON_SUPPORT_SCHEME)
    return (
      try handle.part(CURLUPART_SCHEME), try handle.part(CURLUPART_HOST),
      try? handle.part(CURLUPART_PORT)
    )
  }

  /// Returns the scheme of a reference in lower case, or `nil` if the reference is relative.
  /// https://www.rfc-editor.org/rfc/rfc3986#section-3.1
  private static func scheme(of reference: String) -> String? {
    let bytes = reference.utf8
    guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: ":"), let first = bytes.first, first.isLetter
    else { return nil }
    return reference[..<end].lowercased()
  }
}

/// The owner of a libcurl URL handle.
@safe private struct CurlURLHandle: ~Copyable {
  private let handle: OpaquePointer

  init() {
    CurlLibrary.start()
    guard let handle = unsafe curl_url() else {
      preconditionFailure("libcurl has no memory for an address")
    }
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe curl_url_cleanup(handle)
  }

  /// Sets the whole address: "If the handle already is populated with a URL, the new URL can be
  /// relative to the previous". https://curl.se/libcurl/c/curl_url_set.html
  func set(_ text: String, flags: Int32) throws(CurlAddress.Failure) {
    let code = unsafe curl_url_set(handle, CURLUPART_URL, text, UInt32(flags))
    guard code == CURLUE_OK else { throw Self.failure(code) }
  }

  func set(host: String) throws(CurlAddress.Failure) {
    let code = unsafe curl_url_set(handle, CURLUPART_HOST, host, 0)
    guard code == CURLUE_OK else { throw Self.failure(code) }
  }

  /// Reads a part of the address. libcurl returns a copy that the caller owns: "The returned part
  /// pointer must be freed with curl_free(3) after use."
  /// https://curl.se/libcurl/c/curl_url_get.html
  func part(_ part: CURLUPart, flags: Int32 = 0) throws(CurlAddress.Failure) -> String {
    var text: UnsafeMutablePointer<CChar>?
    let code = unsafe curl_url_get(handle, part, &text, UInt32(flags))
    guard code == CURLUE_OK, let text = unsafe text else { throw Self.failure(code) }
    defer { unsafe curl_free(text) }
    return unsafe String(cString: text)
  }

  private static func failure(_ code: CURLUcode) -> CurlAddress.Failure {
    .malformed(unsafe String(cString: curl_url_strerror(code)))
  }
}
