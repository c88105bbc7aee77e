public import CoreDomain
import Foundation

/// Converts host names to ASCII with Foundation instead of libidn2, label by label. It is only for
/// tests.
public struct FoundationHostNaming: HostNaming {
  public init() {}

  public func asciiForm(of host: String) -> String? {
    if host.hasPrefix("[") { return Self.address(host) }
    guard let host = Self.percentDecoded(host) else { return nil }
    var labels: [String] = []
    let dots = ".。．｡".unicodeScalars
    for label in host.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: dots.contains)
    {
      guard let name = Self.name(of: String(label)) else { return nil }
      labels.append(name)
    }
    let name = labels.joined(separator: ".")
    return name.isEmpty || name.utf8.contains(where: Self.isForbidden) ? nil : name
  }

  /// Returns Foundation's ASCII form of a label. Foundation percent-encodes labels that it cannot
  /// convert.
  private static func name(of label: String) -> String? {
    guard !label.utf8.allSatisfy({ $0 < 0x80 }) else { return label.lowercased() }
    var components = URLComponents()
    components.host = label
    guard let name = components.encodedHost, !name.contains("%"), !name.isEmpty else { return nil }
    return name.lowercased()
  }

  /// A `%` without two digits makes the host invalid.
  private static func percentDecoded(_ host: String) -> String? {
    host.removingPercentEncoding
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || "#%/:<>?@[\\]^|".utf8.contains(byte)
  }

  /// Formats an IPv6 address with the C library.
  private static func address(_ host: String) -> String? {
    var address = in6_addr()
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard host.hasSuffix("]"),
      unsafe inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &address) == 1,
      unsafe inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil
    else { return nil }
    return "[\(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))]"
  }
}
