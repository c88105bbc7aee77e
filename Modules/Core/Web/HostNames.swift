import CoreDomain

/// The host names that the server accepts in the `Host` field of a request.
///
/// Names of the loopback interface are always accepted. If clients on other machines can reach the
/// server, directly or through a proxy, it also accepts numeric addresses and the names that its
/// operator configures. Addresses are safe, because DNS rebinding needs a name.
package struct HostNames: Hashable, Sendable {
  /// Names in lower case.
  private let names: Set<String>
  private let takesAddresses: Bool

  /// The names of a server that listens on the loopback interface only and has no public names.
  package static let loopback = loopback("localhost")

  /// The names of a server that listens on this address of the loopback interface only.
  static func loopback(_ host: String) -> HostNames {
    HostNames(names: loopbackNames.union([host.lowercased()]), takesAddresses: false)
  }

  /// The names of a server that listens beyond the loopback interface, or that has public names
  /// because a proxy forwards requests to it.
  static func beyondLoopback(_ names: [String]) -> HostNames {
    HostNames(names: loopbackNames.union(names.map { $0.lowercased() }), takesAddresses: true)
  }

  /// Whether the host of an authority is one of the names. The port does not matter.
  func contain(_ authority: String) -> Bool {
    guard let host = Self.host(of: authority) else { return false }
    return names.contains(host) || takesAddresses && Self.isAddress(host)
  }

  /// Whether clients on other machines can reach the server, directly or through a proxy.
  var areBeyondLoopback: Bool { takesAddresses }

  /// A hint for the error message that a client receives if it used a name that is not accepted.
  package var advice: String {
    takesAddresses
      ? "The owner of the server can allow this name with --public-name."
      : "Use 127.0.0.1 or localhost."
  }

  /// Whether a host is the loopback interface: `localhost`, `::1`, or an IPv4 address that starts
  /// with `127.`.
  package static func isLoopback(_ host: String) -> Bool {
    loopbackNames.contains(host.lowercased()) || host == "::1"
      || IPv4Address.bytes(of: host)?.first == 127
  }

  static func isName(_ text: String) -> Bool {
    (1...253).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  private static let loopbackNames: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// The host of an authority in lower case, or `nil` if its port is invalid.
  static func host(of authority: String) -> String? {
    let text = authority.lowercased().utf8
    let isBracketed = text.first == UInt8(ascii: "[")
    let end =
      isBracketed
      ? text.firstIndex(of: UInt8(ascii: "]")).map(text.index(after:))
      : text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    guard let end else { return nil }
    let rest = text[end...]
    guard
      rest.isEmpty || rest.first == UInt8(ascii: ":") && UInt16(Substring(rest.dropFirst())) != nil
    else { return nil }
    return String(text[..<end])
  }

  private static func isAddress(_ host: String) -> Bool {
    if host.hasPrefix("[") {
      return host.utf8.dropFirst().dropLast().allSatisfy {
        $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
    }
    return IPv4Address.bytes(of: host) != nil
  }
}

/// Parses IPv4 addresses in dotted decimal notation.
enum IPv4Address {
  package static func bytes(of text: String) -> [UInt8]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8(Substring($0)) }
    return parts.count == 4 && bytes.count == 4 ? bytes : nil
  }
}

extension String {
  /// The text for use in a message. Control characters become U+FFFD. If the text has more than 80
  /// characters, the rest is replaced by “…”.
  package var plain: String { plain(upTo: 80) }

  /// The text for use in a message. Control characters become U+FFFD. If the text has more
  /// characters than the limit, the rest is replaced by “…”.
  func plain(upTo limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars)) + (unicodeScalars.count > limit ? "…" : "")
  }
}
