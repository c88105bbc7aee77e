import CoreDomain
import CoreWeb
import NewsDomain

/// The feeds by category, as HTML.
enum NewsFeedsMarkup {
  /// - Parameters:
  ///   - move: The identifier of the feed that was not moved, and the typed category; or `nil`.
  ///   - objection: Why the typed category is invalid, or `nil`.
  static func markup(
    of feeds: [NewsFeedOverview], moving move: (feed: String, category: String)? = nil,
    _ objection: String? = nil
  ) -> String {
    let names = Set(feeds.compactMap(\.feed.category?.name)).sorted()
    let known = feeds.compactMap(\.feed.fetchState.fetchedAt).max()
    let row = { (overview: NewsFeedOverview) in
      let (feed, count) = (overview.feed, overview.stories)
      let fetchState = feed.fetchState
      let isRetired = fetchState.isRetired
      let stories = count == 1 ? "1 story" : "\(count) stories"
      let updated = fetchState.fetchedAt.map { PageTime($0, beside: known) }
      let next = isRetired ? nil : fetchState.pausedUntil ?? fetchState.nextAt
      let trouble = fetchState.trouble.map { trouble in
        isRetired
          ? "\(trouble) It is not fetched any more."
          : "\(trouble) Failed \(Figures.count(fetchState.failures, "time"))."
      }
      let isMoving = feed.id.raw == move?.feed
      // The category to which the feed was not moved, although the user asked for it.
      let typed = isMoving ? move?.category : nil
      return (
        title: feed.title,
        href: NewsRoutes.front(StoryListForm(feed: feed.id.raw), refreshes: false).description,
        language: feed.language, address: feed.address.text,
        unread: overview.unread > 0 ? "\(overview.unread)" : nil,
        stories: overview.unread > 0 ? "of \(stories)" : stories, updated: updated,
        next: next.map { PageTime($0, beside: known) }, trouble: trouble, isRetired: isRetired,
        id: feed.id.raw, category: typed ?? feed.category?.name ?? "", isMoving: isMoving,
        objection: isMoving ? objection : nil,
        file: NewsRoutes.change(.file, of: feed.id).description,
        remove: NewsRoutes.change(.remove, of: feed.id).description
      )
    }
    let titles: [String?] = names + [nil]
    let groups = titles.map { name in
      let rows = feeds.filter { $0.feed.category?.name == name }.map(row)
      return (title: name ?? "No category", rows: rows)
    }
    let model = (
      groups: groups.filter { !$0.rows.isEmpty }, hasGroups: !feeds.isEmpty, categories: names,
      refresh: NewsRoutes.refresh.description, transfer: NewsRoutes.transfer.description
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.newsFeedsMarkup)
}
