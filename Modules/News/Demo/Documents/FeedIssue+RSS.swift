import CoreDomain

extension FeedIssue {
  /// RSS 2.0, with the full text and an image in elements of other namespaces.
  var rss2: String {
    let channel =
      element("title", feed.title) + element("link", home)
      + "<atom:link rel=\"self\"\(attribute("href", feed.address))/>\n"
      + element("description", feed.summary) + element("language", feed.language)
      + element("lastBuildDate", changed?.httpDate) + stories.map(item).joined()
    let document =
      declaration
      + element("rss", attributes: Self.namespaces, holding: element("channel", holding: channel))
    return feed.quirks.contains(.notWellFormed) ? document.brokenAsXML : document
  }

  /// RSS 0.91: titles, links and descriptions.
  var rss091: String {
    let items = stories.map { story in
      element(
        "item",
        holding: element("title", story.title) + element("link", story.address)
          + element("description", story.summary)
          + element("pubDate", story.published?.httpDate))
    }
    return declaration
      + element(
        "rss", attributes: " version=\"0.91\"",
        holding: element(
          "channel",
          holding: element("title", feed.title) + element("link", home)
            + element("description", feed.summary) + element("language", feed.language)
            + items.joined()))
  }

  private func item(_ story: DemoStory) -> String {
    let id = id(of: story)
    let isAddress = id == story.address
    var content = element("title", story.title) + element("link", story.address)
    content += element("guid", id, attributes: isAddress ? "" : " isPermaLink=\"false\"")
    content += element("pubDate", story.published?.httpDate)
    content += element("dc:creator", story.author)
    content += story.tags.map { element("category", $0) }.joined()
    content += element("description", story.summary)
    content += "<content:encoded><![CDATA[\(story.html)]]></content:encoded>\n"
    if let picture = story.picture {
      let url = attribute("url", picture)
      content += "<media:content\(url) medium=\"image\" type=\"image/svg+xml\"/>\n"
      content += "<media:thumbnail\(url)/>\n"
    }
    if let sound = story.sound {
      content +=
        "<enclosure\(attribute("url", sound.address)) length=\"\(sound.bytes)\""
        + " type=\"\(DemoSound.type)\"/>\n"
      content += element("itunes:author", story.author)
    }
    return element("item", holding: content)
  }

  private static let namespaces = """
     version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" \
    xmlns:content="http://purl.org/rss/1.0/modules/content/" \
    xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
    xmlns:media="http://search.yahoo.com/mrss/"
    """
}

extension String {
  /// A document with typical template bugs: unescaped `&`, an HTML entity, a control character, and
  /// missing end tags.
  fileprivate var brokenAsXML: String {
    replacing("&amp;", with: "&").replacing("</description>", with: "&nbsp;<br></description>")
      .replacing("<language>", with: "\u{B}<language>")
      .replacing("</channel>\n</rss>\n", with: "")
  }
}
