import CoreDomain
import NewsDomain

/// The template model of a story on the front page.
struct StoryCard: Sendable {
  private let title: String
  private let href: String
  private let excerpt: String
  private let hasExcerpt: Bool
  private let source: String
  /// The number of other feeds with the story, in words; `nil` if there are none.
  private let others: String?
  private let moment: String
  private let time: String
  private let isUnread: Bool
  private let isStarred: Bool
  /// Whether it is shown larger than the others.
  private let isLead: Bool
  private let star: String
  /// The page to return to after starring.
  private let place: String
  /// The fragment that links to the story; `nil` if the same story is repeated on the page.
  private let anchor: String?

  /// - Parameters:
  ///   - moment: A time in the current year, which dates omit.
  ///   - isOfOneFeed: Whether the page shows the stories of a single feed, in that feed's version.
  ///   - place: The page that contains the story.
  init(
    _ headline: StoryHeadline, isLead: Bool, beside moment: Timestamp?, isOfOneFeed: Bool,
    on place: Route, isAnchor: Bool
  ) {
    title = headline.title
    let feed = isOfOneFeed && headline.carriers.count > 1 ? headline.carriers[0].feed.raw : ""
    href = NewsRoutes.story(headline.id, of: feed).description
    excerpt = headline.excerpt
    hasExcerpt = !headline.excerpt.isEmpty
    source = headline.carriers.first?.title ?? "Removed feed"
    let count = headline.carriers.count - 1
    others = count > 0 ? "and \(PageWords.count(count, "other"))" : nil
    self.moment = headline.sortedAt.iso8601
    time = PageWords.brief(headline.sortedAt, beside: moment)
    isUnread = !headline.isRead
    isStarred = headline.isStarred
    self.isLead = isLead
    star = NewsRoutes.change(.star, of: headline.id).description
    let name = Self.anchor(of: headline.id)
    self.place = "\(place.description)#\(name)"
    anchor = isAnchor ? name : nil
  }

  /// The HTML identifier of a story, with characters only that a URL may contain unescaped.
  private static func anchor(of id: Story.ID) -> String {
    id.raw.utf8.reduce(into: "at-") { name, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (48...57).contains(byte))
      if isPlain { name.unicodeScalars.append(scalar) } else { name += "-\(byte)" }
    }
  }

  /// The registration of the row template. A page cannot render rows without it.
  static let registered = RowTemplates.register(
    """
    <article class="card{{#isLead}} lead{{/isLead}}{{^isUnread}} done{{/isUnread}}"{{#anchor}} id="{{.}}"{{/anchor}}>
    <h2 dir="auto"><a href="{{href}}">{{title}}</a></h2>
    {{#hasExcerpt}}
    <p dir="auto">{{excerpt}}</p>
    {{/hasExcerpt}}
    <div class="foot">
    <p>{{#isUnread}}<b class="new">New</b> {{/isUnread}}<bdi>{{source}}</bdi>{{#others}} {{.}}{{/others}} · <time datetime="{{moment}}">{{time}}</time></p>
    <form action="{{star}}" method="post"><input type="hidden" name="starred" value="{{#isStarred}}no{{/isStarred}}{{^isStarred}}yes{{/isStarred}}"><input type="hidden" name="to" value="{{place}}"><button class="star" aria-label="{{#isStarred}}Unstar{{/isStarred}}{{^isStarred}}Star{{/isStarred}} “{{title}}”">{{#isStarred}}★{{/isStarred}}{{^isStarred}}☆{{/isStarred}}</button></form>
    </div>
    </article>

    """, for: Self.self)
}
