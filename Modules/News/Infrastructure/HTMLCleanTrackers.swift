import CoreDomain

/// What is in a text to find out who reads it.
enum HTMLCleanTrackers {
  /// Whether a picture counts readers, or is a button for telling others.
  ///
  /// These are the counters that feeds of all ages are full of: those of the services that once
  /// delivered feeds for others, and those of blogs and advertisements. A list for browsers is a
  /// thousand times as long, and its pictures are pixels, which are dropped whatever their address is.
  static func isTracker(_ picture: WebAddress) -> Bool {
    let (host, path) = parts(of: picture)
    let isKnown = hosts.contains { host.hasSuffix($0) && isWhole($0, in: host) }
    return isKnown || host.hasPrefix("pixel.") || paths.contains { path.contains($0) }
  }

  /// The address without the parts of its query that tell where a reader comes from. The others stay as
  /// they were written.
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

  /// Whether a name at the end of a host is one of its own, and not the end of a longer one.
  private static func isWhole(_ name: String, in host: Substring) -> Bool {
    host.utf8.count == name.utf8.count || host.dropLast(name.count).hasSuffix(".")
  }

  private static func isTracking(_ name: String) -> Bool {
    name.hasPrefix("utm_") || name.hasPrefix("mtm_") || names.contains(name)
  }

  /// The host and the path, in lower case.
  private static func parts(of address: WebAddress) -> (host: Substring, path: Substring) {
    let text = address.text.lowercasedASCII
    let rest = text[(text.firstRange(of: "://")?.upperBound ?? text.startIndex)...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let host = rest[..<end].prefix { $0 != ":" }
    return (host, rest[end...].prefix { $0 != "?" && $0 != "#" })
  }

  /// Hosts whose pictures are counters or advertisements.
  private static let hosts = [
    "doubleclick.net", "google-analytics.com", "googlesyndication.com", "quantserve.com",
    "scorecardresearch.com", "feedsportal.com", "pheedo.com", "stats.wordpress.com",
    "stats.wp.com", "api.flattr.com", "rss.buysellads.com", "adserver.adtech.de",
  ]

  /// Paths of counters on hosts that have other pictures, too: `~r` and `~ff` of FeedBurner, `b.gif` of
  /// WordPress, the counter of Medium, the programs of Matomo.
  private static let paths = [
    "/~r/", "/~ff/", "/b.gif", "/_/stat", "/piwik.php", "/matomo.php", "/1x1.", "/pixel.gif",
  ]

  /// Names in queries that say which letter, advertisement or campaign a reader comes from. Browsers strip the
  /// same: https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/query-stripping/records
  /// and https://github.com/brave/brave-core/blob/master/components/query_filter/utils.cc
  private static let names: Set<String> = [
    "__hsfp", "__hssc", "__hstc", "_bhlid", "_branch_match_id", "_branch_referrer", "_hsenc",
    "_hsmi", "_openstat", "dclid", "fb_action_ids", "fb_action_types", "fb_comment_id", "fb_ref",
    "fb_source", "fbclid", "gbraid", "gclid", "gclsrc", "hsctatracking", "igshid", "mc_cid",
    "mc_eid", "mc_tc", "mkt_tok", "msclkid", "oly_anon_id", "oly_enc_id", "rb_clickid", "srsltid",
    "twclid", "vero_conv", "vero_id", "wbraid", "wickedid", "yclid", "ysclid",
  ]
}
