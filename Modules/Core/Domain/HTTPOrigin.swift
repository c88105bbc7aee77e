/// A server, as far as trust goes: scheme, host and port. https://www.rfc-editor.org/rfc/rfc6454
///
/// What was told to one origin in confidence is told to no other one. Whoever follows an address that
/// a reply gave asks first whether it ``contains(_:)`` it.
public struct HTTPOrigin: Hashable, Sendable {
  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case; an IPv6 address in its brackets, as it was written.
  public let host: String
  /// 1 to 65535: the port that the address names, else that of the scheme.
  public let port: Int

  /// Reads the origin of an address.
  ///
  /// - Parameter address: an absolute address, in ASCII. Host names are taken as they are:
  ///   `example.org.` is another host than `example.org`, and names in other letters are in the form
  ///   in which the name system knows them, see ``HostNaming``.
  /// - Returns: nothing for another scheme than http and https, for a host or a port that is none, and
  ///   for an address with a user's name in it: it shows one host and leads to another one.
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

  /// Whether an address leads to this origin. No address leads nowhere: what has no origin is in none.
  public func contains(_ address: String) -> Bool {
    HTTPOrigin(address: address) == self
  }
}

extension HTTPOrigin: CustomStringConvertible {
  /// The origin in ASCII, without a port that goes without saying: `https://api.example.org`.
  /// https://www.rfc-editor.org/rfc/rfc6454#section-6.2
  public var description: String {
    let usualPort = Self.usualPorts[scheme]
    return "\(scheme)://\(host)" + (port == usualPort ? "" : ":\(port)")
  }
}

extension HTTPOrigin {
  private static let usualPorts = ["http": 80, "https": 443]

  /// Where the port begins, with its colon: behind the bracket of an IPv6 address, else at the first
  /// colon.
  private static func endOfHost(in authority: Substring.UTF8View) -> Substring.Index {
    guard authority.first == UInt8(ascii: "[") else {
      return authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    }
    let bracket = authority.firstIndex(of: UInt8(ascii: "]"))
    return bracket.map(authority.index(after:)) ?? authority.startIndex
  }

  /// The number behind the colon. An empty one is the usual one.
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
