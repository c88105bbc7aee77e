/// The origin of an address: scheme, host and port. https://www.rfc-editor.org/rfc/rfc6454
///
/// Credentials for one origin must not be sent to another origin. Before following an address from
/// a reply, check that ``contains(_:)`` returns `true`.
public struct HTTPOrigin: Hashable, Sendable {
  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case. An IPv6 address is in brackets and is not shortened.
  public let host: String
  /// The port, from 1 to 65535. If the address has no port, this is the default port of the scheme.
  public let port: Int

  /// Parses the origin of an address.
  ///
  /// - Parameter address: An absolute ASCII address. Host names are not normalized:
  ///   `example.org.` and `example.org` are different hosts, and international names must already
  ///   be in their ASCII form (``HostNaming``).
  /// - Returns: `nil` if the text is not an absolute address in visible ASCII, if the scheme is
  ///   neither http nor https, if the host or the port is invalid, or if the address has a user
  ///   name, which can disguise the real host.
  public init?(address: String) {
    guard let reference = URIReference(address), let authority = reference.authority,
      let scheme = reference.scheme?.lowercased(), let usualPort = Self.usualPorts[scheme]
    else { return nil }
    let bytes = authority.utf8
    let end = Self.endOfHost(in: bytes)
    let host = bytes[..<end]
    guard !host.isEmpty, let port = Self.port(bytes[end...], usual: usualPort),
      Self.isLiteral(host) || host.allSatisfy(\.isInHostName)
    else { return nil }
    self.scheme = scheme
    self.host = authority[..<end].lowercased()
    self.port = port
  }

  /// Whether the host is this machine: `localhost`, `[::1]`, or an IPv4 address that starts with
  /// `127.`.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]"
      || host.hasPrefix("127.") && host.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Whether an address has this origin. Returns `false` if ``init(address:)`` would reject the
  /// address.
  public func contains(_ address: String) -> Bool {
    HTTPOrigin(address: address) == self
  }
}

extension HTTPOrigin: CustomStringConvertible {
  /// The origin in ASCII, for example `https://api.example.org`. The default port of the scheme is
  /// omitted.
  /// https://www.rfc-editor.org/rfc/rfc6454#section-6.2
  public var description: String {
    let usualPort = Self.usualPorts[scheme]
    return "\(scheme)://\(host)" + (port == usualPort ? "" : ":\(port)")
  }
}

extension HTTPOrigin {
  private static let usualPorts = ["http": 80, "https": 443]

  /// Returns the index at which the host ends: after the closing bracket of an IPv6 address, or
  /// else at the first colon.
  private static func endOfHost(in authority: Substring.UTF8View) -> Substring.Index {
    guard authority.first == UInt8(ascii: "[") else {
      return authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    }
    let bracket = authority.firstIndex(of: UInt8(ascii: "]"))
    return bracket.map(authority.index(after:)) ?? authority.startIndex
  }

  /// Parses the port after the colon. An empty port means the default port.
  private static func port(_ text: Substring.UTF8View, usual: Int) -> Int? {
    guard text.isEmpty || text.first == UInt8(ascii: ":") else { return nil }
    let digits = text.dropFirst()
    guard !digits.isEmpty else { return usual }
    guard digits.count <= 5, digits.allSatisfy(\.isDigit), let port = Int(Substring(digits)) else {
      return nil
    }
    return (1...65535).contains(port) ? port : nil
  }

  private static func isLiteral(_ host: Substring.UTF8View) -> Bool {
    guard host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") else { return false }
    let address = host.dropFirst().dropLast()
    return !address.isEmpty
      && address.allSatisfy { $0.isHexDigit || ":.".utf8.contains($0) }
  }
}

extension UInt8 {
  /// https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
  fileprivate var isInHostName: Bool {
    isLetterOrDigit || "-._~%!$&'()*+,;=".utf8.contains(self)
  }
}
