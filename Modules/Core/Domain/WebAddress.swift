public import HTTPTypes

/// An absolute web address that is valid in links and requests. Its scheme is http or https. It
/// consists of visible ASCII, and has no user name and no password.
///
/// Addresses are compared as text: two spellings of one address are not equal, unless
/// ``read(_:from:hosts:)`` has normalized both.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// Makes an address from a text that already has this form. Returns `nil` for any other text, and
  /// for a text that is longer than ``limit``. Use ``read(_:from:hosts:)`` for texts that users
  /// type and for links in pages.
  public init?(_ text: String) {
    if let plain = WebAddress(plain: text, from: nil) {
      self = plain
      return
    }
    guard text.utf8.count <= Self.limit, HTTPOrigin(address: text) != nil else { return nil }
    self.text = text
  }

  /// The maximum length in bytes.
  public static let limit = 2000

  /// The scheme, host and port of the address.
  public var origin: HTTPOrigin {
    guard let origin = HTTPOrigin(address: text) else { preconditionFailure("\(text) is checked") }
    return origin
  }

  /// The host in lower case, without its port.
  public var host: String { origin.host }

  /// The address without its fragment, which starts at `#` and is not sent in requests.
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
  /// Spaces and control characters around the text are removed, and so are tabs and line breaks
  /// inside it. Backslashes before the query become slashes. Characters that are not allowed are
  /// percent-encoded as UTF-8. The host is converted to its ASCII form. A default port is dropped,
  /// and an empty path becomes a slash.
  ///
  /// - Parameters:
  ///   - base: The address of the page that contains the text. If it is `nil`, the text must be an
  ///     absolute address.
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

  /// The requested address, in the same form as ``HTTPReply/address``.
  public var address: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }
}
