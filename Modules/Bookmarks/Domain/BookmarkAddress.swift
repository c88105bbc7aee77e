public import CoreDomain

/// An absolute address that a bookmark points to.
///
/// Two addresses with the same ``normal`` form are the same bookmark. The typed form is shown,
/// opened and exported. The normal form is only for comparison, because a server may treat the two
/// forms differently.
///
/// Parsing works on Unicode scalars, as in browsers, and not on Swift characters. A slash and a
/// following combining accent are one Swift character, so the host would not end at that slash.
public struct BookmarkAddress: Hashable, Sendable {
  /// The address as typed, without surrounding white space.
  public let typed: String

  /// The form for comparing addresses.
  ///
  /// For http and https: scheme and host in lower case, the host in ASCII if possible (`例え.jp` as
  /// `xn--r8jz45g.jp`), no default port, no slashes at the end of the path, sorted query parameters
  /// without empty ones, no empty fragment, a space as `%20`. Otherwise, user information, path,
  /// query parameters and fragment are unchanged. For other schemes, only the scheme is lowercased.
  public let normal: String

  /// The http or https address, or `nil` for other schemes such as `javascript:`.
  public let web: PageAddress?

  /// - Throws: A failure of ``BookmarkField/url`` if the text does not start with a scheme such as
  ///   `https:`, ends after the scheme, contains a control character, or is longer than ``limit``.
  ///   Also throws if an http or https address has no host, a host with white space or with a
  ///   bracket that is not closed, or an invalid port. Spaces are allowed after the host, and in
  ///   addresses with other schemes, because browsers write them in paths and in `javascript:`
  ///   addresses.
  public init(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure) {
    let typed = text.trimmed
    guard typed.utf8.count <= Self.limit else {
      throw .invalid(typed, "it is longer than \(Self.limit) bytes")
    }
    guard !typed.unicodeScalars.contains(where: \.isControl) else {
      throw .invalid(typed, "it contains a control character")
    }
    let (scheme, rest) = try Self.schemeAndRest(of: typed)
    self.typed = typed
    guard Self.webSchemes.contains(scheme) else {
      normal = scheme + ":" + String(rest)
      web = nil
      return
    }
    let parts = try WebAddressParts(rest, of: typed, scheme: scheme, by: normalizer)
    normal = parts.normal
    web = PageAddress(scheme: scheme, authority: String(parts.authority), target: parts.target)
  }

  /// Returns whether both addresses belong to the same bookmark, that is, whether their normal
  /// forms are equal byte by byte.
  public func isSame(as other: BookmarkAddress) -> Bool {
    normal.utf8.elementsEqual(other.normal.utf8)
  }

  /// Whether the scheme is http or https. The server shows only such an address as a link.
  public var isWeb: Bool { web != nil }

  /// The maximum length of an address, in UTF-8 bytes. `javascript:` addresses can be long.
  public static let limit = 64 * 1024

  private static let webSchemes: Set<String> = ["http", "https"]
}

/// The address of a web page. Only such addresses are fetched. The only way to create one is to
/// parse a ``BookmarkAddress``.
public struct PageAddress: Hashable, Sendable {
  /// `http` or `https`.
  public let scheme: String

  /// The host, with user information and port if they were typed.
  public let authority: String

  /// The request target: path and query, starting with a slash.
  public let target: String

  fileprivate init(scheme: String, authority: String, target: String) {
    self.scheme = scheme
    self.authority = authority
    self.target = target
  }
}

extension BookmarkFieldFailure {
  fileprivate static func invalid(_ typed: String, _ reason: String) -> BookmarkFieldFailure {
    BookmarkFieldFailure(.url, "Invalid address “\(DisplayText.quoted(typed))”: \(reason).")
  }
}

extension BookmarkAddress: CustomStringConvertible {
  public var description: String { typed }
}

extension BookmarkAddress {
  /// Returns the scheme in lower case, and the text after its colon.
  private static func schemeAndRest(
    of typed: String
  ) throws(BookmarkFieldFailure) -> (String, Substring.UnicodeScalarView) {
    let (scheme, rest) = typed.unicodeScalars[...].cut(at: ":")
    guard let rest, isScheme(scheme) else {
      throw .invalid(typed, suggestion(for: typed))
    }
    guard !rest.isEmpty else {
      throw .invalid(typed, "nothing follows “\(DisplayText.quoted(typed))”")
    }
    return (String(scheme).lowercased(), rest)
  }

  /// Returns whether the text is a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first, first.isASCIILetter else { return false }
    return text.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+-.".unicodeScalars.contains($0)
    }
  }

  private static func suggestion(for typed: String) -> String {
    typed.contains(".") && !typed.contains("://") && !"/?#".contains(typed.prefix(1))
      && !typed.unicodeScalars.contains(where: \.isBlank)
      ? "it has no scheme; write “https://\(DisplayText.quoted(typed))”"
      : "it is not an absolute address such as “https://example.com/page”"
  }
}

/// The parts of an http or https address.
private struct WebAddressParts {
  let authority: Substring.UnicodeScalarView
  let target: String
  let normal: String

  /// - Parameter afterScheme: The text after the scheme and its colon.
  init(
    _ afterScheme: Substring.UnicodeScalarView, of typed: String, scheme: String,
    by normalizer: BookmarkNormalizer
  ) throws(BookmarkFieldFailure) {
    guard afterScheme.starts(with: "//".unicodeScalars) else {
      throw .invalid(typed, "“//” and a host must follow “\(scheme):”")
    }
    let (beforeFragment, fragment) = afterScheme.dropFirst(2).cut(at: "#")
    let (beforeQuery, query) = beforeFragment.cut(at: "?")
    let end = beforeQuery.firstIndex(of: "/") ?? beforeQuery.endIndex
    let path = String(beforeQuery[end...])
    authority = beforeQuery[..<end]
    target = (path.isEmpty ? "/" : path) + (query.map { "?" + String($0) } ?? "")

    let host = try Self.normalAuthority(authority, of: typed, scheme: scheme, by: normalizer)
    let trail = path.unicodeScalars.lastIndex { $0 != "/" }
    let normalPath = trail.map { String(path.unicodeScalars[...$0]) } ?? ""
    let pairs = query?.split(separator: "&").map(String.init).sorted() ?? []
    let normalQuery = pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
    let normalFragment = fragment.map { $0.isEmpty ? "" : "#" + String($0) } ?? ""
    let rest = normalPath + normalQuery + normalFragment
    let hasSpace = rest.utf8.contains(UInt8(ascii: " "))
    normal = "\(scheme)://\(host)" + (hasSpace ? rest.replacing(" ", with: "%20") : rest)
  }

  private static func normalAuthority(
    _ authority: Substring.UnicodeScalarView, of typed: String, scheme: String,
    by normalizer: BookmarkNormalizer
  ) throws(BookmarkFieldFailure) -> String {
    guard !authority.contains(where: \.isBlank) else {
      throw .invalid(typed, "its host contains white space")
    }
    let hostStart = authority.lastIndex(of: "@").map(authority.index(after:))
    let user = authority[..<(hostStart ?? authority.startIndex)]
    let (host, port) = try hostAndPort(authority[(hostStart ?? authority.startIndex)...], of: typed)
    guard !host.isEmpty, !host.elementsEqual("[]".unicodeScalars) else {
      throw .invalid(typed, "it has no host")
    }
    // Accepts a host that DNS cannot resolve. Its page is unreachable, but the user's bookmark must
    // not be lost.
    let ascii = normalizer.hosts.asciiForm(of: String(host)) ?? String(host).lowercased()
    let normalHost = String(user) + ascii
    guard let port, !port.isEmpty else { return normalHost }
    guard port.allSatisfy(\.isASCIIDigit), let number = UInt16(String(port)), number > 0 else {
      throw .invalid(typed, "“\(DisplayText.quoted(String(port)))” is not a port from 1 to 65535")
    }
    let isDefault = number == (scheme == "https" ? 443 : 80)
    return normalHost + (isDefault ? "" : ":\(number)")
  }

  /// Returns the host, with brackets for IPv6, and the port if there is one.
  private static func hostAndPort(
    _ text: Substring.UnicodeScalarView, of typed: String
  ) throws(BookmarkFieldFailure) -> (Substring.UnicodeScalarView, Substring.UnicodeScalarView?) {
    guard text.first == "[" else { return text.cut(at: ":") }
    guard let bracket = text.firstIndex(of: "]") else {
      throw .invalid(typed, "the bracket of its host is not closed")
    }
    let rest = text[text.index(after: bracket)...]
    guard rest.isEmpty || rest.first == ":" else {
      throw .invalid(typed, "a port or a path must follow the bracket")
    }
    return (text[...bracket], rest.isEmpty ? nil : rest.dropFirst())
  }
}

extension Substring.UnicodeScalarView {
  /// Returns the text before the first `mark`, and the text after it or `nil` if there is no mark.
  func cut(at mark: Unicode.Scalar) -> (Self, Self?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  fileprivate var isASCIIDigit: Bool {
    ("0"..."9").contains(self)
  }
}
