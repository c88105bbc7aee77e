import CoreDomain
import CoreWeb
import NewsDomain

/// A story's page, as HTML.
enum StoryDetailMarkup {
  /// - Parameter offersBookmark: Whether there is a form for new bookmarks.
  static func markup(
    of story: Story, in form: StoryListForm, showingPictures: Bool, offersBookmark: Bool
  ) -> String {
    let feeds = story.carriers.map { carrier in
      PageLink(
        carrier.title,
        to: NewsRoutes.front(StoryListForm(feed: carrier.feed.raw), refreshes: false))
    }
    // The versions of the other feeds.
    let others = story.carriers.dropFirst().map { carrier in
      PageLink(
        carrier.title,
        to: NewsRoutes.story(story.id, in: StoryListForm(feed: carrier.feed.raw)))
    }
    let versions = (shown: story.carriers.first?.title ?? "", others: others)
    let names = story.authors.compactMap { $0.name ?? $0.email ?? $0.uri }
    let body = (story.content ?? story.summary).map {
      StoryBody($0, showingPictures: showingPictures)
    }
    let updated = story.updated
    let site = story.link.map { StoryLikeness.site(of: $0) } ?? ""
    // The number of hidden pictures.
    let hidden = showingPictures ? 0 : body?.pictures ?? 0
    let place = NewsRoutes.story(story.id, in: form, showingPictures: showingPictures)
    let position = StoryPosition(story)
    let offers = offersBookmark && story.link != nil
    let model = (
      feeds: feeds, versions: others.isEmpty ? nil : versions,
      authors: names.isEmpty ? nil : names.joined(separator: ", "),
      moment: story.sortedAt.iso8601, time: PageWords.moment(story.sortedAt),
      updated: updated == story.sortedAt ? nil : updated.map { PageTime($0) },
      link: story.link?.text, site: site, language: story.carriers.first?.language, body: body,
      pictures: hidden > 0 ? Figures.count(hidden, "picture") : nil,
      withPictures: NewsRoutes.story(story.id, in: form, showingPictures: true).description,
      enclosures: story.enclosures.map(File.init), hasEnclosures: !story.enclosures.isEmpty,
      categories: story.categories.isEmpty ? nil : story.categories.joined(separator: ", "),
      isStarred: story.isStarred, star: NewsRoutes.change(.star, of: story.id).description,
      mark: NewsRoutes.change(.mark, of: story.id).description,
      bookmark: offers ? NewsRoutes.change(.bookmark, of: story.id).description : nil,
      place: place.description, front: NewsRoutes.front(form, refreshes: false).description,
      previous: NewsRoutes.nearest(form.before(position)).description,
      next: NewsRoutes.nearest(form.after(position)).description
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.storyDetailMarkup)
}

extension StoryDetailMarkup {
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
