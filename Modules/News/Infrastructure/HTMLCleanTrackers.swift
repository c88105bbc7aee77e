import CoreDomain

/// Detects trackers in HTML.
enum HTMLCleanTrackers {
  /// Whether an image is a tracker or a button for sharing.
  ///
  /// The list contains the trackers that are frequent in old and new feeds: those of feed delivery
  /// services, blogs and advertisers. Browser block lists are a thousand times as long. Most images
  /// on them are tracking pixels, and the cleaner drops these by their size.
  static func isTracker(_ picture: WebAddress) -> Bool {
    let (host, path) = parts(of: picture)
    let isKnown = hosts.contains { host.hasSuffix($0) && isWhole($0, in: host) }
    return isKnown || host.hasPrefix("pixel.") || paths.contains { path.contains($0) }
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

  /// Whether a suffix of a host is a whole domain, not the end of a longer label.
  private static func isWhole(_ name: String, in host: Substring) -> Bool {
    host.utf8.count == name.utf8.count || host.dropLast(name.count).hasSuffix(".")
  }

  private static func isTracking(_ name: String) -> Bool {
    name.hasPrefix("utm_") || name.hasPrefix("mtm_") || names.contains(name)
  }

  /// Returns the host and the path, in lower case.
  private static func parts(of address: WebAddress) -> (host: Substring, path: Substring) {
    let text = address.text.lowercasedASCII
    let rest = text[(text.firstRange(of: "://")?.upperBound ?? text.startIndex)...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let host = rest[..<end].prefix { $0 != ":" }
    return (host, rest[end...].prefix { $0 != "?" && $0 != "#" })
  }

  /// Hosts whose images are trackers or advertisements.
  private static let hosts = [
    "doubleclick.net", "google-analytics.com", "googlesyndication.com", "quantserve.com",
    "scorecardresearch.com", "feedsportal.com", "pheedo.com", "stats.wordpress.com",
    "stats.wp.com", "api.flattr.com", "rss.buysellads.com", "adserver.adtech.de",
  ]

  /// Paths of trackers on hosts that also have other images: `~r` and `~ff` of FeedBurner, `b.gif`
  /// of WordPress, the tracker of Medium, the scripts of Matomo.
  private static let paths = [
    "/~r/", "/~ff/", "/b.gif", "/_/stat", "/piwik.php", "/matomo.php", "/1x1.", "/pixel.gif",
  ]

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
