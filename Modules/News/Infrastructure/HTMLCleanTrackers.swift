import CoreDomain

enum HTMLCleanTrackers {
  /// Whether an image is a tracker or a button for sharing.
  ///
  /// The list contains the trackers that are frequent in old and new feeds: those of feed delivery
  /// services, blogs and advertisers. Browser block lists are a thousand times as long. Most images
  /// on them are tracking pixels, and the cleaner drops these by their size.
  static func isTracker(_ picture: WebAddress) -> Bool {
    let (host, path) = parts(of: picture)
    let isKnown = hosts.contains { isWhole($0, in: host) }
    return isKnown || host.starts(with: "pixel.".utf8) || paths.contains { contains($0, in: path) }
  }

  /// Removes the tracking parameters from the query of an address. Other parameters stay as
  /// written.
  static func withoutTracking(_ address: WebAddress) -> WebAddress {
    let text = address.text
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) else { return address }
    let end = text.utf8[mark...].firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let all = text.utf8[text.utf8.index(after: mark)..<end].split(
      separator: UInt8(ascii: "&"), omittingEmptySubsequences: false
    ).map { Substring($0) }
    let kept = all.filter { parameter in
      !isTracking(Substring(parameter.utf8.prefix { $0 != UInt8(ascii: "=") }).lowercased())
    }
    guard kept.count < all.count else { return address }
    let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
    return WebAddress(text[..<mark] + query + text[end...]) ?? address
  }

  /// Whether a host is in a domain: the domain is the end of the host, and not the end of a longer
  /// label.
  private static func isWhole(_ domain: [UInt8], in host: ArraySlice<UInt8>) -> Bool {
    guard host.suffix(domain.count) == domain[...] else { return false }
    return host.count == domain.count || host.dropLast(domain.count).last == UInt8(ascii: ".")
  }

  private static func contains(_ part: [UInt8], in path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let start = rest.firstIndex(of: UInt8(ascii: "/")) {
      rest = path[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func isTracking(_ name: String) -> Bool {
    name.hasPrefix("utm_") || name.hasPrefix("mtm_") || names.contains(name)
  }

  /// Returns the host and the path, in lower case.
  private static func parts(
    of address: WebAddress
  ) -> (host: ArraySlice<UInt8>, path: ArraySlice<UInt8>) {
    let text = Array(address.text.lowercasedASCII.utf8)
    // “http://” or “https://”.
    let start = text.firstIndex(of: UInt8(ascii: "/")).map { $0 + 2 } ?? 0
    let end = text[start...].firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex
    let host = text[start..<end].prefix { $0 != UInt8(ascii: ":") }
    return (host, text[end...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
  }

  /// Hosts whose images are trackers or advertisements.
  private static let hosts = [
    "doubleclick.net", "google-analytics.com", "googlesyndication.com", "quantserve.com",
    "scorecardresearch.com", "feedsportal.com", "pheedo.com", "stats.wordpress.com",
    "stats.wp.com", "api.flattr.com", "rss.buysellads.com", "adserver.adtech.de",
  ].map { Array($0.utf8) }

  /// Paths of trackers on hosts that also have other images: `~r` and `~ff` of FeedBurner, `b.gif`
  /// of WordPress, the tracker of Medium, the scripts of Matomo. All start with a slash.
  private static let paths = [
    "/~r/", "/~ff/", "/b.gif", "/_/stat", "/piwik.php", "/matomo.php", "/1x1.", "/pixel.gif",
  ].map { Array($0.utf8) }

  /// Query parameters that identify the newsletter, advertisement or campaign from which a reader
  /// comes. Browsers remove the same parameters:
  /// https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/query-stripping/records
  /// and https://github.com/brave/brave-core/blob/master/components/query_filter/utils.cc
  private static let names: Set<String> = [
    "__hsfp", "__hssc", "__hstc", "_bhlid", "_branch_match_id", "_branch_referrer", "_hsenc",
    "_hsmi", "_openstat", "dclid", "fb_action_ids", "fb_action_types", "fb_comment_id", "fb_ref",
    "fb_source", "fbclid", "gbraid", "gclid", "gclsrc", "hsctatracking", "igshid", "mc_cid",
    "mc_eid", "mc_tc", "mkt_tok", "msclkid", "oly_anon_id", "oly_enc_id", "rb_clickid", "srsltid",
    "twclid", "vero_conv", "vero_id", "wbraid", "wickedid", "yclid", "ysclid",
  ]
}
