import CoreDomain

extension FeedIssue {
  /// Atom 1.0, with XHTML texts and links relative to the base of their entry.
  var atom: String {
    let head =
      element("title", feed.title) + element("subtitle", feed.summary)
      + "<link rel=\"self\"\(attribute("href", feed.address))/>\n"
      + "<link rel=\"alternate\"\(attribute("href", home))/>\n"
      + element("id", "tag:\(feed.host),2026:feed") + element("updated", changed?.iso8601)
    return declaration
      + element(
        "feed",
        attributes: " xmlns=\"http://www.w3.org/2005/Atom\"" + attribute("xml:lang", feed.language),
        holding: head + stories.map(entry).joined())
  }

  private func entry(_ story: DemoStory) -> String {
    let (base, name) = Self.halves(of: story.address)
    let author = story.author.map { element("author", holding: element("name", $0)) } ?? ""
    let text = "<div xmlns=\"http://www.w3.org/1999/xhtml\">\(story.html)</div>\n"
    return element(
      "entry", attributes: attribute("xml:base", base),
      holding: element("title", story.title) + element("id", id(of: story))
        + "<link rel=\"alternate\"\(attribute("href", name))/>\n"
        + element("published", story.published?.iso8601)
        + element("updated", story.published?.iso8601) + author
        + story.tags.map { "<category\(attribute("term", $0))/>\n" }.joined()
        + element("summary", story.summary)
        + element("content", attributes: " type=\"xhtml\"", holding: text) + sound(of: story))
  }

  private func sound(of story: DemoStory) -> String {
    guard let sound = story.sound else { return "" }
    return "<link rel=\"enclosure\"\(attribute("href", sound.address)) type=\"\(DemoSound.type)\""
      + " length=\"\(sound.bytes)\"/>\n"
  }

  /// Atom 0.3, with its element names and escaped HTML texts.
  var atom03: String {
    let entries = stories.map { story in
      let author = story.author.map { element("author", holding: element("name", $0)) } ?? ""
      return element(
        "entry",
        holding: element("title", story.title) + element("id", id(of: story))
          + "<link rel=\"alternate\" type=\"text/html\"\(attribute("href", story.address))/>\n"
          + element("issued", story.published?.iso8601)
          + element("modified", story.published?.iso8601) + author
          + element("summary", story.summary)
          + element("content", story.html, attributes: " type=\"text/html\" mode=\"escaped\""))
    }
    return declaration
      + element(
        "feed",
        attributes: " version=\"0.3\" xmlns=\"http://purl.org/atom/ns#\""
          + attribute("xml:lang", feed.language),
        holding: element("title", feed.title) + element("tagline", feed.summary)
          + "<link rel=\"alternate\" type=\"text/html\"\(attribute("href", home))/>\n"
          + element("modified", changed?.iso8601) + entries.joined())
  }

  /// Splits an address after its last slash.
  private static func halves(of address: String) -> (base: String, name: String) {
    let end = address.lastIndex(of: "/").map(address.index(after:)) ?? address.endIndex
    return (String(address[..<end]), String(address[end...]))
  }
}
