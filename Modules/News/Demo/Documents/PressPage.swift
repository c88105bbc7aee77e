import CoreDemo

enum PressPage {
  /// Returns the front page, whose head links to the feed.
  static func front(_ issue: FeedIssue, format: DemoFeedFormat) -> String {
    let lines = issue.stories.map { story in
      "<li><a href=\"\(story.address.escapedForHTML)\">\(story.title.escapedForHTML)</a></li>\n"
    }
    // Real sites write the type and the relation in upper or lower case, and add other links.
    let feed =
      "<link rel=\"Alternate\" type=\"\(format.contentType)\""
      + attribute("title", issue.feed.title) + attribute("href", issue.feed.address.pathOnItsHost)
      + ">\n"
    let other =
      "<link rel=\"alternate\" hreflang=\"\(issue.feed.language)\" href=\"/\">\n"
      + "<link rel=\"icon\" href=\"/icon.svg\">\n"
    return page(
      issue.feed.title, language: issue.feed.language, head: other + feed,
      body: "<p>\(issue.feed.summary.escapedForHTML)</p>\n<ul>\n\(lines.joined())</ul>\n")
  }

  static func story(_ story: DemoStory, of issue: FeedIssue) -> String {
    let author = story.author.map { "<p><em>\($0.escapedForHTML)</em></p>\n" } ?? ""
    return page(
      story.title, language: issue.feed.language,
      head: "<link rel=\"canonical\" href=\"\(story.address.escapedForHTML)\">\n",
      body: author + "<article>\n\(story.html)\n</article>\n")
  }

  private static func page(
    _ title: String, language: String, head: String, body: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head><meta charset="utf-8"><title>\(title.escapedForHTML)</title>
    \(head)</head>
    <body><h1>\(title.escapedForHTML)</h1>
    \(body)</body>
    </html>

    """
  }
}

extension String {
  /// The path of an absolute address, which is valid as a relative link on its host.
  fileprivate var pathOnItsHost: String { SitePlace(address: self)?.path ?? self }
}
