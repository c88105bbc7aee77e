import CoreDomain
import CoreTesting
public import NewsDomain

extension Story {
  /// Returns a story that was published and arrived `seconds` seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "s1", title: String = "Harbour reopens", link: String? = nil,
    authors: [StoryAuthor] = [], summary: CleanHTML? = nil, content: CleanHTML? = nil,
    seconds: Int64 = 0, carriers: [StoryCarrier] = [.fixture()], isRead: Bool = false,
    isStarred: Bool = false
  ) -> Story {
    Story(
      id: Story.ID(id), title: title, link: link.map(WebAddress.fixture), authors: authors,
      summary: summary, content: content, published: .fixture(seconds),
      arrivedAt: .fixture(seconds), carriers: carriers, isRead: isRead, isStarred: isStarred)
  }
}

extension StoryHeadline {
  public static func fixture(
    id: String = "s1", title: String = "Harbour reopens", link: String? = nil,
    excerpt: String = "", seconds: Int64 = 0, carriers: [StoryCarrier] = [.fixture()],
    isRead: Bool = false, isStarred: Bool = false
  ) -> StoryHeadline {
    StoryHeadline(
      id: Story.ID(id), title: title, link: link.map(WebAddress.fixture), excerpt: excerpt,
      sortedAt: .fixture(seconds), carriers: carriers, isRead: isRead,
      isStarred: isStarred)
  }
}

extension StoryCarrier {
  public static func fixture(
    feed: String = "f1", title: String = "The Tidewater Post", language: String? = nil
  ) -> Self {
    StoryCarrier(feed: NewsFeed.ID(feed), title: title, language: language)
  }
}

extension NewsFeed {
  public static func fixture(
    id: String = "f1", address: String = "https://tidewater.example/feed.xml",
    title: String = "The Tidewater Post", category: String? = nil, language: String? = nil,
    fetchState: FetchState = .new
  ) -> NewsFeed {
    NewsFeed(
      id: NewsFeed.ID(id), address: .fixture(address), title: title,
      category: category.map(NewsCategory.fixture), language: language,
      addedAt: .fixture(), fetchState: fetchState)
  }
}

extension NewsCategory {
  public static func fixture(_ name: String = "World") -> NewsCategory {
    valid(NewsCategory(name), name)
  }
}

extension CleanHTML {
  /// Returns HTML from its source. Traps if ``CleanHTMLWriter`` would write other source.
  public static func fixture(_ canonical: String) -> CleanHTML {
    valid(CleanHTML(canonical: canonical), canonical)
  }
}

extension StoryLimit {
  public static func fixture(_ count: Int) -> StoryLimit {
    valid(StoryLimit(count), "\(count)")
  }
}

extension StoryFailure {
  /// The invalid fields of a form, in order, or `nil` for another failure.
  public var invalidFields: [NewsField]? {
    if case .form(let failures) = self { failures.map(\.field) } else { nil }
  }
}

extension NewsRules {
  public static let fixture = NewsRules(hosts: FoundationHostNaming())
}

extension FeedReference {
  public static func fixture(_ typed: String = "f1") -> FeedReference {
    NewsRules.fixture.feed(typed)
  }
}

extension FilterText {
  public static func fixture(_ text: String) -> FilterText {
    valid(FilterText(text), text)
  }
}

extension FilterDays {
  public static func fixture(_ days: Int) -> FilterDays {
    valid(FilterDays(days), "\(days)")
  }
}

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
      published: seconds.map(Timestamp.fixture), authors: authors, categories: categories,
      enclosures: enclosures)
  }
}

extension StoryAuthor {
  public static func fixture(
    name: String? = nil, email: String? = nil, uri: String? = nil
  ) -> StoryAuthor {
    valid(StoryAuthor(name: name, email: email, uri: uri), "no name, no email and no URI")
  }
}
