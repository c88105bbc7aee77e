public import CoreDomain

extension WebAddress {
  /// Parses the address of a feed as other programs write it, with or without a `feed:` scheme.
  ///
  /// For `feed:https://…`, the address is the part after the colon; `feed://…` means `http://…`.
  /// The fragment is removed, because it does not identify another feed.
  /// https://datatracker.ietf.org/doc/html/draft-obasanjo-feed-uri-scheme-02
  ///
  /// - Parameters:
  ///   - base: The base of relative addresses. Without it, the address must be absolute.
  ///   - hosts: Normalizes host names.
  /// - Returns: `nil` if the text is not a web address.
  public static func readNewsFeed(
    _ text: String, from base: WebAddress? = nil, hosts: any HostNaming
  ) -> WebAddress? {
    read(withoutFeedScheme(text), from: base, hosts: hosts)?.withoutFragment
  }

  /// Parses the address of a feed as people type it, or returns `nil` if the text is not a web
  /// address. The default scheme is https.
  public static func readTypedNewsFeed(_ text: String, hosts: any HostNaming) -> WebAddress? {
    let typed = withoutFeedScheme(text)
    return read(typed.contains("://") ? typed : "https://" + typed, hosts: hosts)?.withoutFragment
  }

  private static func withoutFeedScheme(_ text: String) -> String {
    let text = DisplayText.trimmed(text)
    guard text.lowercased().hasPrefix("feed:") else { return text }
    let rest = text.dropFirst("feed:".count)
    return rest.hasPrefix("//") ? "http:" + rest : String(rest)
  }
}
