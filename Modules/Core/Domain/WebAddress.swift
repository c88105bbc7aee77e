public import HTTPTypes

/// An address in the web: absolute, of http or https, in visible ASCII, without a user's name. It can stand
/// in a link, and be asked for.
///
/// It is compared as it is written: two spellings of one address are two addresses, until
/// ``read(_:from:hosts:)`` has put both into one form.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// Takes an address as it is, or makes nothing of any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.limit, HTTPOrigin(address: text) != nil else { return nil }
    self.text = text
  }

  /// How many bytes an address may have.
  public static let limit = 2000

  /// The server that it leads to.
  public var origin: HTTPOrigin {
    guard let origin = HTTPOrigin(address: text) else { preconditionFailure("\(text) is checked") }
    return origin
  }

  /// The host in lower case, without its port.
  public var host: String { origin.host }

  /// The address of the whole page, where this one is of a part of it.
  public var withoutFragment: WebAddress {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return self }
    return WebAddress(checked: String(text[..<mark]))
  }

  private init(checked text: String) {
    self.text = text
  }
}

extension WebAddress: CustomStringConvertible {
  public var description: String { text }
}

extension WebAddress {
  /// Reads an address as browsers read what people and programs write into pages.
  /// https://url.spec.whatwg.org/#concept-basic-url-parser
  ///
  /// Blanks and control characters around it do not count, nor do tabs and line breaks in it. A backslash is
  /// a slash. What may not stand in an address is percent-encoded, as UTF-8; the host gets the name
  /// by which the name system knows it, and is followed by a slash; a port that goes without saying is left
  /// out.
  ///
  /// - Parameters:
  ///   - base: where the text was found. Without it, an address is to be absolute.
  ///   - hosts: knows the names of hosts.
  /// - Returns: nothing for another scheme than http and https, however it is disguised, for an address
  ///   with a user's name in it, and for one that is longer than ``limit``.
  public static func read(
    _ text: String, from base: WebAddress? = nil, hosts: any HostNaming
  ) -> WebAddress? {
    guard let written = WebAddressReader(text, from: base)?.written(by: hosts),
      let reference = URIReference(written)
    else { return nil }
    let target = (base.flatMap { URIReference($0.text) } ?? reference).resolving(reference)
    return WebAddress(target.text)
  }
}

extension HTTPRequest {
  /// A request for what is at an address. A fragment stays at home.
  public init(get address: WebAddress) {
    let reference = URIReference(address.withoutFragment.text)
    let path = reference.map { String($0.path) } ?? ""
    self.init(
      method: .get, scheme: address.origin.scheme,
      authority: reference?.authority.map(String.init),
      path: (path.isEmpty ? "/" : path) + (reference?.query.map { "?\($0)" } ?? ""))
  }
}
