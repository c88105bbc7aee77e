import Foundation

/// Addresses inside of the site. They are relative, so that it can be read from a disk, below any
/// address, and in an archive.
enum SiteAddress {
  /// The way from a page to a file of the site, both named from the site's folder.
  static func relative(from page: String, to target: String) -> String {
    var base = page.split(separator: "/").dropLast()[...]
    var way = target.split(separator: "/")[...]
    while let folder = base.first, way.count > 1, way.first == folder {
      base = base.dropFirst()
      way = way.dropFirst()
    }
    let steps = base.map { _ in ".." } + way.map(Self.encoded)
    return steps.joined(separator: "/")
  }

  /// Where a link of a page leads: a file named from the site's folder, and an anchor without its
  /// `#`; nothing for a link out of the site.
  static func resolve(_ link: String, from page: String) -> (file: String?, anchor: String?)? {
    guard !leadsOut(link) else { return nil }
    let halves = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = halves.count == 2 ? decoded(halves[1]) : nil
    guard let path = halves.first, !path.isEmpty else { return (page, anchor) }
    return (joined(decoded(path), from: page), anchor)
  }

  /// Whether a link begins with a scheme, or at the root of its server.
  private static func leadsOut(_ link: String) -> Bool {
    // NB: no regular expression: one is made anew wherever it stands, here a hundred thousand times.
    let bytes = link.utf8
    let head = bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
    if head.isEmpty { return bytes.first == UInt8(ascii: "/") }
    return bytes.dropFirst(head.count).first == UInt8(ascii: ":")
      && !head.contains(UInt8(ascii: "#"))
  }

  /// A path that begins at the folder of a file, from the root; nothing when it leaves the root.
  static func joined(_ path: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  static func decoded(_ text: some StringProtocol) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  private static func encoded(_ part: Substring) -> String {
    String(part).addingPercentEncoding(withAllowedCharacters: allowed) ?? String(part)
  }

  private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~+"))
}
