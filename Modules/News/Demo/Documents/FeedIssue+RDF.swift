import CoreDomain

extension FeedIssue {
  /// RSS 1.0, an RDF format: the channel lists its items, and the items follow the channel.
  var rdf: String {
    let list = stories.map { "<rdf:li\(attribute("rdf:resource", $0.address))/>\n" }.joined()
    let channel = element(
      "channel", attributes: attribute("rdf:about", feed.address),
      holding: element("title", feed.title) + element("link", home)
        + element("description", feed.summary)
        + element("dc:language", feed.language) + element("dc:date", changed?.iso8601)
        + element("items", holding: element("rdf:Seq", holding: list)))
    let items = stories.map { story in
      element(
        "item", attributes: attribute("rdf:about", id(of: story) ?? story.address),
        holding: element("title", story.title) + element("link", story.address)
          + element("description", story.summary) + element("dc:creator", story.author)
          + element("dc:date", story.published?.iso8601)
          + story.tags.map { element("dc:subject", $0) }.joined()
          + element("content:encoded", story.html))
    }
    return declaration
      + element("rdf:RDF", attributes: Self.namespaces, holding: channel + items.joined())
  }

  private static let namespaces = """
     xmlns="http://purl.org/rss/1.0/" \
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
    xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:content="http://purl.org/rss/1.0/modules/content/"
    """
}
