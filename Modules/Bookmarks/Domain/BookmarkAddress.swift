/// An absolute address that a bookmark points to, kept as it was typed.
///
/// Two addresses with one ``normal`` form mean the same bookmark. The typed form is what is shown,
/// opened and exported: a normal form is for comparing, and a server may care for the difference.
public struct BookmarkAddress: Hashable, Sendable {
  /// The address as it was typed, without blanks around it.
  public let typed: String

  /// The form by which addresses are compared.
  ///
  /// For http and https: scheme and host in lower case, no default port, no slash at the end of
  /// the path, the parts of the query sorted; user information, the case of the path and the
  /// fragment stay. Any other address only gets its scheme in lower case.
  public let normal: String

  /// The scheme in lower case, without the colon.
  public let scheme: String

  /// Reads an address.
  ///
  /// - Throws: ``BookmarkFailure/malformedAddress(_:reason:)`` when the text is no absolute
  ///   address (RFC 3986), holds white space or control characters, is longer than ``limit``, or
  ///   is an http or https address without a host.
  public init(_ text: String) throws(BookmarkFailure) {
    let typed = text.trimmed
    guard typed.utf8.count <= Self.limit else {
      throw .malformedAddress(
        String(typed.prefix(60)) + "…", reason: "it is longer than \(Self.limit) bytes")
    }
    guard !typed.contains(where: \.isBlank) else {
      throw .malformedAddress(typed, reason: "it has white space in it; write a space as %20")
    }
    guard let colon = typed.firstIndex(of: ":"), Self.isScheme(typed[..<colon]) else {
      throw .malformedAddress(typed, reason: Self.suggestion(for: typed))
    }
    let scheme = typed[..<colon].lowercased()
    let rest = typed[typed.index(after: colon)...]
    guard !rest.isEmpty else {
      throw .malformedAddress(typed, reason: "nothing follows “\(typed)”")
    }
    self.typed = typed
    self.scheme = scheme
    normal =
      Self.webSchemes.contains(scheme)
      ? try Self.normalWebAddress(typed, scheme: scheme, rest: rest)
      : scheme + ":" + rest
  }

  /// Whether both addresses mean one bookmark: whether their normal forms are equal.
  public func isSame(as other: BookmarkAddress) -> Bool {
    normal == other.normal
  }

  /// Whether the address leads to a page of the web. Only such an address is fetched, and only
  /// such an address becomes a link on a page: `javascript:` is kept as text.
  public var isWeb: Bool {
    Self.webSchemes.contains(scheme)
  }

  /// How long an address may be, in UTF-8 bytes. Bookmarklets are long.
  public static let limit = 64 * 1024

  private static let webSchemes: Set<String> = ["http", "https"]
}

extension BookmarkAddress: CustomStringConvertible {
  public var description: String { typed }
}

extension BookmarkAddress {
  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
  }

  private static func suggestion(for typed: String) -> String {
    typed.contains(".") && !typed.contains("://") && !"/?#".contains(typed.prefix(1))
      ? "it has no scheme; write “https://\(typed)”"
      : "it is no absolute address such as “https://example.com/page”"
  }

  /// Puts an http or https address into its normal form.
  ///
  /// - Parameter rest: what follows the scheme and its colon.
  private static func normalWebAddress(
    _ typed: String, scheme: String, rest: Substring
  ) throws(BookmarkFailure) -> String {
    guard rest.hasPrefix("//") else {
      throw .malformedAddress(typed, reason: "“//” and a host follow “\(scheme):”")
    }
    let hierarchy = rest.dropFirst(2)
    let (beforeFragment, fragment) = hierarchy.cut(at: "#")
    let (beforeQuery, query) = beforeFragment.cut(at: "?")
    let (authority, path) = beforeQuery.cut(before: "/")

    var normal = "\(scheme)://"
    normal += try normalAuthority(authority, typed: typed, scheme: scheme)
    normal += path.droppingLast(while: "/")
    if let query, !query.isEmpty {
      normal += "?" + query.split(separator: "&").sorted().joined(separator: "&")
    }
    if let fragment, !fragment.isEmpty {
      normal += "#" + fragment
    }
    return normal
  }

  private static func normalAuthority(
    _ authority: Substring, typed: String, scheme: String
  ) throws(BookmarkFailure) -> String {
    let at = authority.lastIndex(of: "@")
    let user = at.map { authority[...$0] } ?? ""
    let hostAndPort = at.map { authority[authority.index(after: $0)...] } ?? authority
    let (host, port) =
      hostAndPort.hasPrefix("[")
      ? hostAndPort.cutAfterBracket()
      : hostAndPort.cut(at: ":")

    guard !host.isEmpty, host != "[]" else {
      throw .malformedAddress(typed, reason: "it names no host")
    }
    guard let port, !port.isEmpty else { return user + host.lowercased() }
    guard let number = UInt16(port), number > 0 else {
      throw .malformedAddress(typed, reason: "“\(port)” is no port; ports are 1 to 65535")
    }
    let isDefault = number == (scheme == "https" ? 443 : 80)
    return user + host.lowercased() + (isDefault ? "" : ":\(number)")
  }
}

extension Substring {
  /// The text before the first `mark`, and the text after it where there is one.
  fileprivate func cut(at mark: Character) -> (Substring, Substring?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }

  /// The text before the first `mark`, and the text from it on.
  fileprivate func cut(before mark: Character) -> (Substring, Substring) {
    let index = firstIndex(of: mark) ?? endIndex
    return (self[..<index], self[index...])
  }

  /// A host in brackets (IPv6), and what follows the colon behind it.
  fileprivate func cutAfterBracket() -> (Substring, Substring?) {
    guard let bracket = firstIndex(of: "]") else { return ("", nil) }
    let rest = self[index(after: bracket)...]
    return (self[...bracket], rest.first == ":" ? rest.dropFirst() : nil)
  }

  fileprivate func droppingLast(while character: Character) -> Substring {
    guard let last = lastIndex(where: { $0 != character }) else { return "" }
    return self[...last]
  }
}
