public import HTTPTypes

/// A web address: absolute, http or https, in visible ASCII, and without user information. It is
/// valid in links and requests.
///
/// Addresses are compared as text: two spellings of one address differ, unless
/// ``read(_:from:hosts:)`` has normalized both.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// Makes an address from a text that already has this form; `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.limit, HTTPOrigin(address: text) != nil else { return nil }
    self.text = text
  }

  /// The maximum length in bytes.
  public static let limit = 2000

  /// The origin of the address.
  public var origin: HTTPOrigin {
    guard let origin = HTTPOrigin(address: text) else { preconditionFailure("\(text) is checked") }
    return origin
  }

  /// The host in lower case, without its port.
  public var host: String { origin.host }

  /// The address without its fragment.
  public var withoutFragment: WebAddress {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return self }
    return WebAddress(checked: String(text[..<mark]))
  }

  init(checked text: String) {
    self.text = text
  }
}

extension WebAddress: CustomStringConvertible {
  public var description: String { text }
}

extension WebAddress {
  /// Parses an address leniently, like browsers parse links in pages.
  /// https://url.spec.whatwg.org/#concept-basic-url-parser
  ///
  /// Surrounding white space and control characters are removed, and so are tabs and line breaks
  /// inside the text. Backslashes become slashes. Characters that are not allowed are
  /// percent-encoded as UTF-8. The host is converted to its ASCII form. A default port is dropped,
  /// and an empty path becomes a slash.
  ///
  /// - Parameters:
  ///   - base: The address of the page that contains the text. Without it, the address must be
  ///     absolute.
  ///   - hosts: Converts host names.
  /// - Returns: `nil` if the scheme of the resulting address is neither http nor https, if its
  ///   host or port is invalid, if it has user information, or if it is longer than ``limit``.
  public static func read(
    _ text: String, from base: WebAddress? = nil, hosts: any HostNaming
  ) -> WebAddress? {
    if let address = WebAddress(plain: text, from: base) { return address }
    guard let written = WebAddressReader(text, from: base)?.written(by: hosts),
      let reference = URIReference(written)
    else { return nil }
    let target = (base.flatMap { URIReference($0.text) } ?? reference).resolving(reference)
    return WebAddress(target.text)
  }
}

extension HTTPRequest {
  /// Creates a GET request for an address, without its fragment.
  public init(get address: WebAddress) {
    let reference = URIReference(address.withoutFragment.text)
    let path = reference.map { String($0.path) } ?? ""
    self.init(
      method: .get, scheme: address.origin.scheme,
      authority: reference?.authority.map(String.init),
      path: (path.isEmpty ? "/" : path) + (reference?.query.map { "?\($0)" } ?? ""))
  }
}
