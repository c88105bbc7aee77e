/// Parses an absolute or relative web address leniently, like browsers do.
/// https://url.spec.whatwg.org/#url-parsing
struct WebAddressReader {
  /// The scheme and the authority; `nil` for a relative reference, which keeps the scheme and the
  /// authority of its base.
  private var server: (scheme: String, authority: Substring)?
  private var path: Substring
  private let query: Substring?
  private let fragment: Substring?

  /// Splits a text into its parts; `nil` if the scheme is neither http nor https.
  init?(_ text: String, from base: WebAddress?) {
    var rest = Self.cleaned(text)[...]
    fragment = rest.cut(from: "#")
    query = rest.cut(from: "?")
    let scheme = URIReference.scheme(of: rest)
    path = Self.slashed(rest.dropFirst(scheme.map { $0.utf8.count + 1 } ?? 0))
    let baseScheme = base?.origin.scheme
    switch scheme?.lowercased() {
    case let scheme? where scheme == baseScheme && !Self.hasServer(path): break
    case let scheme? where scheme == "http" || scheme == "https": takeServer(of: scheme)
    case .some: return nil
    case nil:
      guard let baseScheme else { return nil }
      if Self.hasServer(path) { takeServer(of: baseScheme) }
    }
  }

  /// Returns the reference in visible ASCII, or `nil` if its host or port is invalid.
  func written(by hosts: any HostNaming) -> String? {
    var text = Self.encoded(path, besides: "\"<>`{}")
    if let server {
      guard let authority = Self.authority(server.authority, of: server.scheme, by: hosts)
      else { return nil }
      text = "\(server.scheme)://\(authority)" + (text.isEmpty ? "/" : text)
    }
    text += query.map { "?" + Self.encoded($0, besides: "\"<>'") } ?? ""
    return text + (fragment.map { "#" + Self.encoded($0, besides: "\"<>`") } ?? "")
  }
}

extension WebAddressReader {
  /// Whether a path begins with an authority. Compares bytes, because a slash and a combining
  /// character after it are one `Character`.
  private static func hasServer(_ path: Substring) -> Bool { path.utf8.starts(with: "//".utf8) }

  /// Moves the authority from the start of the path. Browsers accept any number of slashes before
  /// it.
  private mutating func takeServer(of scheme: String) {
    let rest = path.drop { $0 == "/" }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    server = (scheme, rest[..<end])
    path = rest[end...]
  }

  /// Removes the characters that browsers ignore.
  private static func cleaned(_ text: String) -> String {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map(bytes.index(after:)) ?? bytes.startIndex
    let kept = bytes[..<end].filter { !"\t\n\r".utf8.contains($0) }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func slashed(_ text: Substring) -> Substring {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let bytes = text.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    return String(decoding: bytes, as: UTF8.self)[...]
  }

  /// Returns the host name in ASCII and the port, unless it is the default port.
  private static func authority(
    _ text: Substring, of scheme: String, by hosts: any HostNaming
  ) -> String? {
    guard !text.utf8.contains(UInt8(ascii: "@")) else { return nil }
    var host = text
    var port: Substring?
    let mark = text.utf8.lastIndex { ":]".utf8.contains($0) }
    if let mark, text.utf8[mark] == UInt8(ascii: ":") {
      host = text[..<mark]
      port = text[text.utf8.index(after: mark)...]
    }
    guard let name = hosts.asciiForm(of: String(host)),
      let origin = HTTPOrigin(address: "\(scheme)://\(name):\(port ?? "")")
    else { return nil }
    return String(origin.description.utf8.dropFirst(scheme.utf8.count + 3))
  }

  /// Percent-encodes the characters in `more` and all characters that are not visible ASCII.
  private static func encoded(_ part: Substring, besides more: String) -> String {
    let isPlain = { (byte: UInt8) in (0x21...0x7E).contains(byte) && !more.utf8.contains(byte) }
    if part.utf8.allSatisfy(isPlain) { return String(part) }
    return part.utf8.percentEncoded(except: isPlain)
  }
}
