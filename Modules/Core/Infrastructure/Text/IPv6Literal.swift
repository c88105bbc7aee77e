import Glibc

/// An IPv6 address as a host: in brackets, without a zone.
struct IPv6Literal {
  /// The address in its canonical form: lower case, no leading zeros, and the first of the longest
  /// runs of zeros as `::`. https://url.spec.whatwg.org/#concept-ipv6-serializer
  let text: String

  /// Parses an address in brackets. https://man7.org/linux/man-pages/man3/inet_pton.3.html
  init?(_ host: String) {
    guard host.utf8.first == UInt8(ascii: "["), host.utf8.last == UInt8(ascii: "]"),
      !host.utf8.contains(0)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    guard unsafe inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &bytes) == 1 else {
      return nil
    }
    text =
      "[\(Self.shortForm((0..<8).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) }))]"
  }

  private static func shortForm(_ pieces: [UInt16]) -> String {
    let digits = pieces.map { String($0, radix: 16) }
    guard let zeros = longestZeros(pieces) else { return digits.joined(separator: ":") }
    return digits[..<zeros.lowerBound].joined(separator: ":") + "::"
      + digits[zeros.upperBound...].joined(separator: ":")
  }

  /// Returns the first of the longest runs of at least two zeros.
  private static func longestZeros(_ pieces: [UInt16]) -> Range<Int>? {
    var longest = 0..<1
    var start = 0
    for (index, piece) in pieces.enumerated() {
      guard piece == 0 else {
        start = index + 1
        continue
      }
      if index + 1 - start > longest.count { longest = start..<(index + 1) }
    }
    return longest.count > 1 ? longest : nil
  }
}
