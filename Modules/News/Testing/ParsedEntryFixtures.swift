import CoreDomain
import CoreTesting
public import NewsDomain

extension ParsedEntry {
  /// Returns an entry whose texts are given as plain text. `seconds` sets the publication date, in
  /// seconds after the start of 2026; without it, the entry has none.
  public static func fixture(
    id: String? = nil, title: String? = "Harbour reopens", link: String? = nil,
    summary: String? = nil, content: String? = nil, seconds: Int64? = nil,
    authors: [StoryAuthor] = [], categories: [String] = [], enclosures: [StoryEnclosure] = []
  ) -> ParsedEntry {
    ParsedEntry(
      id: id, title: title.map { CleanHTML(plain: $0) }, link: link.map(WebAddress.fixture),
      summary: summary.map { CleanHTML(plain: $0) }, content: content.map { CleanHTML(plain: $0) },
      published: seconds.map(Story.fixtureTime), authors: authors, categories: categories,
      enclosures: enclosures)
  }
}

extension StoryAuthor {
  public static func fixture(
    name: String? = nil, email: String? = nil, uri: String? = nil
  ) -> StoryAuthor {
    guard let author = StoryAuthor(name: name, email: email, uri: uri) else {
      preconditionFailure("an author needs a name, an email or a URI")
    }
    return author
  }
}
