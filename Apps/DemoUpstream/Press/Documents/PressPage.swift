import CoreDomain

/// Pages of the papers in HTML.
enum PressPage {
  /// The front page, which says in its head where the feeds are.
  static func front(_ issue: FeedIssue, format: DemoFeedFormat) -> String {
    let lines = issue.stories.map { story in
      "<li><a href=\"\(story.address.escapedForHTML)\">\(story.title.escapedForHTML)</a></li>\n"
    }
    // The type and the relation as sites write them: in any case, and beside others.
    let feed =
      "<link rel=\"Alternate\" type=\"\(format.contentType)\""
      + attribute("title", issue.title) + attribute("href", issue.address.pathOnItsHost) + ">\n"
    let other =
      "<link rel=\"alternate\" hreflang=\"\(issue.language)\" href=\"/\">\n"
      + "<link rel=\"icon\" href=\"/icon.svg\">\n"
    return page(
      issue.title, language: issue.language, head: other + feed,
      body: "<p>\(issue.summary.escapedForHTML)</p>\n<ul>\n\(lines.joined())</ul>\n")
  }

  /// The page of a story.
  static func story(_ story: DemoStory, of issue: FeedIssue) -> String {
    let author = story.author.map { "<p><em>\($0.escapedForHTML)</em></p>\n" } ?? ""
    return page(
      story.title, language: issue.language,
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
  /// The path of an absolute address: relative to every page of its host.
  fileprivate var pathOnItsHost: String { SitePlace(address: self)?.path ?? self }
}
