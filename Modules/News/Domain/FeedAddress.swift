public import CoreDomain

extension WebAddress {
  /// Reads the address of a feed as programs write it.
  ///
  /// `feed:https://…` is what stands behind the colon, and `feed://…` is `http://…`. A fragment is not part of
  /// the address: it names no other feed.
  /// https://datatracker.ietf.org/doc/html/draft-obasanjo-feed-uri-scheme-02
  ///
  /// - Parameters:
  ///   - base: where the text was found. Without it, an address has to be absolute.
  ///   - hosts: knows the names of hosts.
  /// - Returns: `nil` if it does not lead into the web.
  public static func readNewsFeed(
    _ text: String, from base: WebAddress? = nil, hosts: any HostNaming
  ) -> WebAddress? {
    read(withoutFeedScheme(text), from: base, hosts: hosts)?.withoutFragment
  }

  /// Reads the address of a feed as people type it: without a scheme, https is meant.
  public static func readTypedNewsFeed(_ text: String, hosts: any HostNaming) -> WebAddress? {
    let typed = withoutFeedScheme(text)
    return read(typed.contains("://") ? typed : "https://" + typed, hosts: hosts)?.withoutFragment
  }

  private static func withoutFeedScheme(_ text: String) -> String {
    let text = StoryText.trimmed(text)
    guard text.lowercased().hasPrefix("feed:") else { return text }
    let rest = text.dropFirst("feed:".count)
    return rest.hasPrefix("//") ? "http:" + rest : String(rest)
  }
}
