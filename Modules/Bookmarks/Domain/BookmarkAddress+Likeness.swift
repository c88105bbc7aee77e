import CoreDomain

extension BookmarkAddress {
  /// A simplified form of the address: addresses with the same likeness probably lead to the same
  /// page. It is the normal form without scheme, `www.`, fragment, tracking parameters (such as
  /// `utm_source`) and the name of an index page. Empty if the address is not a web address.
  public var likeness: String {
    guard isWeb, let slashes = normal.utf8.firstIndex(of: UInt8(ascii: "/")) else { return "" }
    let (page, _) = normal[slashes...].dropFirst(2).unicodeScalars.cut(at: "#")
    let (place, query) = page.cut(at: "?")
    return Self.withoutIndexPage(Self.withoutWWW(Substring(place)))
      + Self.withoutVisit(query.map { Substring($0) } ?? "")
  }

  private static func withoutWWW(_ place: Substring) -> Substring {
    place.utf8.starts(with: "www.".utf8) ? place.dropFirst(4) : place
  }

  private static func withoutIndexPage(_ place: Substring) -> Substring {
    guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else { return place }
    let page = place[slash...].dropFirst().lowercased()
    return indexPages.contains(page) ? place[..<slash] : place
  }

  /// Returns the query without its tracking parameters.
  private static func withoutVisit(_ query: Substring) -> String {
    let rest = query.split(separator: "&").filter { part in
      let name = String(part.unicodeScalars.prefix { $0 != "=" }).lowercased()
      return !name.hasPrefix("utm_") && !visitParameters.contains(name)
    }
    return rest.isEmpty ? "" : "?" + rest.joined(separator: "&")
  }

  private static let indexPages: Set<String> = [
    "index.html", "index.htm", "index.php", "default.htm", "default.html", "default.aspx",
  ]

  private static let visitParameters: Set<String> = [
    "fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "mc_cid", "mc_eid", "_ga",
  ]
}
