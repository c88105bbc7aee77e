import HTTPTypes

/// The numeric IP address of a client. The server counts connections and failed sign-ins separately
/// for each IPv4 address, and for all IPv6 addresses with the same first 64 bits.
package struct ClientAddress: Hashable, Sendable {
  /// The address as the log shows it.
  let text: String

  /// The key by which clients are counted: an IPv4 address, or the first 64 bits of an IPv6
  /// address. A single household usually owns all IPv6 addresses with the same first 64 bits.
  let network: String

  /// Whether the client runs on this machine. Such a client may be a reverse proxy.
  let isLoopback: Bool

  /// The bytes of an IPv4 address, or the groups of an IPv6 address. All notations of an address
  /// have the same parts.
  let parts: [UInt16]

  /// Parses a numeric address. An IPv4 address in IPv6 notation counts as IPv4.
  init?(_ text: String) {
    let mapped = "::ffff:"
    let groups = Self.groups(of: text)
    let plain =
      if let groups, groups.starts(with: [0, 0, 0, 0, 0, 0xFFFF]) {
        groups.suffix(2).map { "\($0 >> 8).\($0 & 0xFF)" }.joined(separator: ".")
      } else if text.lowercased().hasPrefix(mapped) {
        String(text.dropFirst(mapped.count))
      } else {
        text
      }
    if let bytes = IPv4Address.bytes(of: plain) {
      self.text = plain
      network = plain
      isLoopback = bytes.first == 127
      parts = bytes.map { UInt16($0) }
    } else if let groups {
      self.text = text
      network = groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
      isLoopback = groups == [0, 0, 0, 0, 0, 0, 0, 1]
      parts = groups
    } else {
      return nil
    }
  }

  /// Finds the address of the client that sent a request over a connection from `peer`. Each proxy
  /// writes the address of its client at the end of the last `X-Forwarded-For`.
  ///
  /// - Parameter takesForwarded: Whether the server is behind a proxy.
  init?(
    peer: String?, of request: HTTPRequest, takesForwarded: Bool,
    trusting proxies: TrustedProxies = TrustedProxies()
  ) {
    guard var address = peer.flatMap(ClientAddress.init) else { return nil }
    let hops = request.headerFields[values: .xForwardedFor].flatMap { field in
      field.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0) }
    }
    for hop in hops.reversed() {
      guard takesForwarded, proxies.contain(address), let next = Self.forwarded(hop) else { break }
      address = next
    }
    self = address
  }

  /// Parses an address in `X-Forwarded-For`. It may have a port: `192.0.2.7:80`,
  /// `[2001:db8::1]:80`.
  private static func forwarded(_ text: Substring) -> ClientAddress? {
    let text = text.filter { $0 != " " }
    let host = HostNames.host(of: text)?.filter { $0 != "[" && $0 != "]" }
    return ClientAddress(text) ?? host.flatMap(ClientAddress.init)
  }

  /// The eight groups of an IPv6 address.
  private static func groups(of text: String) -> [UInt16]? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard (3...9).contains(parts.count) else { return nil }
    guard let gap = parts.firstIndex(where: \.isEmpty) else { return numbers(parts[...], 8) }
    let end = parts.lastIndex(where: \.isEmpty) ?? gap
    guard end - gap <= 2, parts[gap...end].allSatisfy(\.isEmpty) else { return nil }
    guard let head = numbers(parts[..<gap]), let tail = numbers(parts[(end + 1)...]),
      head.count + tail.count < 8
    else { return nil }
    return head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  private static func numbers(_ parts: ArraySlice<Substring>, _ count: Int? = nil) -> [UInt16]? {
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isHexDigit) ? UInt16(part, radix: 16) : nil
    }
    return numbers.count == parts.count && count.map { $0 == numbers.count } ?? true
      ? numbers : nil
  }
}

extension ClientAddress: CustomStringConvertible {
  package var description: String { text }
}
