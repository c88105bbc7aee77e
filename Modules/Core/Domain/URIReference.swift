/// A URI or relative reference, split into its parts. https://www.rfc-editor.org/rfc/rfc3986
///
/// Only the syntax is parsed; the caller interprets the parts.
struct URIReference: Hashable {
  var scheme: Substring?
  var authority: Substring?
  var path: Substring
  var query: Substring?
  var fragment: Substring?

  /// Parses a reference.
  ///
  /// - Returns: `nil` if the text contains anything other than visible ASCII, because no request
  ///   can be made for such a text.
  init?(_ text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    var rest = Substring(text)
    fragment = rest.cut(from: "#")
    query = rest.cut(from: "?")
    if let scheme = Self.scheme(of: rest) {
      self.scheme = scheme
      rest = rest[scheme.endIndex...].dropFirst()
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }

  /// The reference, recomposed from its parts. https://www.rfc-editor.org/rfc/rfc3986#section-5.3
  var text: String {
    var text = scheme.map { "\($0):" } ?? ""
    text += authority.map { "//\($0)" } ?? ""
    text += path
    text += query.map { "?\($0)" } ?? ""
    return text + (fragment.map { "#\($0)" } ?? "")
  }

  /// Resolves a reference relative to this URI.
  /// https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
  func resolving(_ reference: URIReference) -> URIReference {
    var target = reference
    if reference.scheme == nil {
      target.scheme = scheme
      if reference.authority == nil {
        target.authority = authority
        target.path = path(of: reference)
        target.query = reference.path.isEmpty ? reference.query ?? query : reference.query
      }
    }
    if !(reference.scheme == nil && reference.authority == nil && reference.path.isEmpty) {
      target.path = Self.withoutDots(target.path)
    }
    return target
  }
}

extension URIReference {
  /// Returns the scheme at the start of a text, without its colon.
  static func scheme(of text: Substring) -> Substring? {
    let scheme = text.utf8.prefix { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    guard let first = scheme.first, first.isLetterOrDigit, !first.isDigit,
      text[scheme.endIndex...].utf8.first == UInt8(ascii: ":")
    else { return nil }
    return text[..<scheme.endIndex]
  }

  /// Merges the path of this URI with the path of a reference that has no authority.
  /// https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3
  private func path(of reference: URIReference) -> Substring {
    guard !reference.path.isEmpty else { return path }
    guard !reference.path.hasPrefix("/") else { return reference.path }
    guard !(authority != nil && path.isEmpty) else { return "/" + reference.path }
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return path[..<(end ?? path.startIndex)] + reference.path
  }

  /// Removes the segments `.` and `..`. https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
  private static func withoutDots(_ path: Substring) -> Substring {
    let isRooted = path.hasPrefix("/")
    let parts = (isRooted ? path.dropFirst() : path)
      .split(separator: "/", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for part in parts {
      switch part {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(part)
      }
    }
    // A path that ends in a dot segment is a folder and keeps a trailing slash.
    if let last = parts.last, last == "." || last == "..", !kept.isEmpty { kept.append("") }
    return Substring((isRooted ? "/" : "") + kept.joined(separator: "/"))
  }
}

extension Substring {
  /// Removes the part from a separator to the end, and returns it without the separator.
  mutating func cut(from mark: Unicode.Scalar) -> Substring? {
    guard let start = utf8.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { self = self[..<start] }
    return self[utf8.index(after: start)...]
  }
}
