import CoreDomain
import CoreWeb
import NewsDomain

/// The template model of a story's page.
struct StoryDetailModel: Sendable {
  private let feeds: [PageLink]
  /// The feed of this version, and links to the versions of the other feeds; `nil` if no other feed
  /// has the story.
  private let versions: Versions?
  private let authors: String?
  private let moment: String
  private let time: String
  private let updated: PageTime?
  private let link: String?
  /// The host of the link, without `www`.
  private let site: String
  /// The language of the text, if the feed declares it.
  private let language: String?
  private let body: StoryBody?
  /// The number of hidden pictures, in words; `nil` if the story has no pictures or shows them.
  private let pictures: String?
  private let withPictures: String
  private let enclosures: [File]
  private let hasEnclosures: Bool
  private let categories: String?
  private let isStarred: Bool
  private let star: String
  private let mark: String
  /// The link that bookmarks the story; `nil` if the story has no URL, or if the app has no
  /// bookmarks feature.
  private let bookmark: String?
  private let place: String
  /// The list from which the story was opened, and the stories beside it in the list.
  private let front: String
  private let previous: String
  private let next: String

  /// - Parameter offersBookmark: Whether there is a form for new bookmarks.
  init(_ story: Story, in form: StoryListForm, showingPictures: Bool, offersBookmark: Bool) {
    feeds = story.carriers.map { carrier in
      PageLink(
        carrier.title,
        to: NewsRoutes.front(StoryListForm(feed: carrier.feed.raw), refreshes: false))
    }
    versions = Versions(of: story)
    let names = story.authors.compactMap { $0.name ?? $0.email ?? $0.uri }
    authors = names.isEmpty ? nil : names.joined(separator: ", ")
    moment = story.sortedAt.iso8601
    time = PageWords.moment(story.sortedAt)
    updated = story.updated.flatMap { $0 == story.sortedAt ? nil : PageTime($0) }
    link = story.link?.text
    site = story.link.map { StoryLikeness.site(of: $0) } ?? ""
    language = story.carriers.first?.language
    let body = (story.content ?? story.summary).map {
      StoryBody($0, showingPictures: showingPictures)
    }
    self.body = body
    let count = body?.pictures ?? 0
    pictures = count > 0 && !showingPictures ? Figures.count(count, "picture") : nil
    withPictures = NewsRoutes.story(story.id, in: form, showingPictures: true).description
    enclosures = story.enclosures.map(File.init)
    hasEnclosures = !enclosures.isEmpty
    categories = story.categories.isEmpty ? nil : story.categories.joined(separator: ", ")
    isStarred = story.isStarred
    star = NewsRoutes.change(.star, of: story.id).description
    mark = NewsRoutes.change(.mark, of: story.id).description
    place =
      NewsRoutes.story(story.id, in: form, showingPictures: showingPictures)
      .description
    front = NewsRoutes.front(form, refreshes: false).description
    previous = NewsRoutes.nearest(form.before(StoryPosition(story))).description
    next = NewsRoutes.nearest(form.after(StoryPosition(story))).description
    bookmark =
      offersBookmark && story.link != nil
      ? NewsRoutes.change(.bookmark, of: story.id).description : nil
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.storyDetailModel)
}

extension StoryDetailModel {
  private struct Versions: Sendable {
    let shown: String
    let others: [PageLink]

    init?(of story: Story) {
      guard let first = story.carriers.first, story.carriers.count > 1 else { return nil }
      shown = first.title
      others = story.carriers.dropFirst().map { carrier in
        PageLink(
          carrier.title,
          to: NewsRoutes.story(story.id, in: StoryListForm(feed: carrier.feed.raw)))
      }
    }
  }

  private struct File: Sendable {
    let href: String
    let name: String
    let about: String

    init(_ enclosure: StoryEnclosure) {
      href = enclosure.address.text
      let path = href.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      let last = path.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
      name = last ?? href
      about = [enclosure.type, enclosure.length.map(Self.size)].compactMap(\.self)
        .joined(separator: ", ")
    }

    /// A size in the largest fitting unit.
    private static func size(_ bytes: Int64) -> String {
      let units: [(Int64, String)] = [(1_000_000, "MB"), (1000, "kB")]
      for (unit, name) in units where bytes >= unit { return "\(bytes / unit) \(name)" }
      return Figures.count(Int(bytes), "byte")
    }
  }
}
