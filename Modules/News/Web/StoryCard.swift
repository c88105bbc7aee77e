import CoreDomain
import CoreWeb
import NewsDomain

/// The template model of a story on the front page.
struct StoryCard: Sendable {
  private let title: String
  private let href: String
  private let excerpt: String
  private let hasExcerpt: Bool
  /// The language of the title and the excerpt, if the feed declares it.
  private let language: String?
  private let source: String
  /// The number of other feeds with the story, in words; `nil` if no other feed has it.
  private let others: String?
  private let time: PageTime
  private let isUnread: Bool
  private let isStarred: Bool
  /// Whether the story is shown larger than the others.
  private let isLead: Bool
  private let star: String
  private let mark: String
  /// The page to return to after starring, with the fragment of a card.
  private let place: String
  /// The page to return to after marking; `nil` if it is ``place``.
  private let placeOfMark: String?
  /// The fragment that links to the story; `nil` if the same story is repeated on the page.
  private let anchor: String?

  /// - Parameters:
  ///   - neighbour: The next story of the list, or the previous one if there is no next one. The
  ///     page returns to its card after an action that removes this story from the list.
  ///   - known: A time in the current year. Dates in that year are shown without the year.
  ///   - form: The list that contains the story.
  ///   - place: The page that contains the story.
  init(
    _ headline: StoryHeadline, near neighbour: Story.ID?, isLead: Bool, beside known: Timestamp?,
    in form: StoryListForm, on place: Route, isAnchor: Bool
  ) {
    title = headline.title
    href = NewsRoutes.story(headline.id, in: form).description
    excerpt = headline.excerpt
    hasExcerpt = !headline.excerpt.isEmpty
    language = headline.carriers.first?.language
    source = headline.source
    let count = headline.carriers.count - 1
    others = count > 0 ? "and \(Figures.count(count, "other"))" : nil
    time = PageTime(headline.sortedAt, beside: known)
    isUnread = !headline.isRead
    isStarred = headline.isStarred
    self.isLead = isLead
    star = NewsRoutes.change(.star, of: headline.id).description
    mark = NewsRoutes.change(.mark, of: headline.id).description
    let name = Self.anchor(of: headline.id)
    let own = "\(place.description)#\(name)"
    let other = place.description + (neighbour.map { "#\(Self.anchor(of: $0))" } ?? "")
    self.place = form.isStarredOnly && headline.isStarred ? other : own
    let placeOfMark = form.isUnreadOnly && !headline.isRead ? other : own
    self.placeOfMark = placeOfMark == self.place ? nil : placeOfMark
    anchor = isAnchor ? name : nil
  }

  /// The HTML identifier of a story. It has only characters that a URL may contain unescaped.
  private static func anchor(of id: Story.ID) -> String {
    id.raw.utf8.reduce(into: "at-") { name, byte in
      name += byte.isLetterOrDigit ? String(Unicode.Scalar(byte)) : "-\(byte)"
    }
  }

  static let registered = RowTemplates.register(Texts.storyCard, for: Self.self)
}

extension StoryHeadline {
  /// The title of the feed whose version is shown.
  var source: String { carriers.first?.title ?? "Removed feed" }
}
