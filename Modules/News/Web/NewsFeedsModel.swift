import CoreDomain
import CoreWeb
import NewsDomain

/// The feeds by category, as HTML.
enum NewsFeedsModel {
  /// - Parameters:
  ///   - move: The identifier of the feed that was not moved, and the typed category; or `nil`.
  ///   - objection: Why the typed category is invalid, or `nil`.
  static func markup(
    of feeds: [NewsFeedOverview], moving move: (feed: String, category: String)? = nil,
    _ objection: String? = nil
  ) -> String {
    let names = Set(feeds.compactMap(\.feed.category?.name)).sorted()
    let known = feeds.compactMap(\.feed.fetchState.fetchedAt).max()
    let titles: [String?] = names + [nil]
    let groups = titles.map { name in
      let rows = feeds.filter { $0.feed.category?.name == name }.map { overview in
        let isMoved = overview.feed.id.raw == move?.feed
        return Row(
          overview, beside: known, moving: isMoved ? move?.category : nil,
          isMoved ? objection : nil)
      }
      return (title: name ?? "No category", rows: rows)
    }
    let model = (
      groups: groups.filter { !$0.rows.isEmpty }, hasGroups: !feeds.isEmpty, categories: names,
      refresh: NewsRoutes.refresh.description, transfer: NewsRoutes.transfer.description
    )
    return template.render(model)
  }

  private struct Row: Sendable {
    let title: String
    let href: String
    let language: String?
    let address: String
    /// The number of unread stories; `nil` if it is 0.
    let unread: String?
    let stories: String
    let updated: PageTime?
    let next: PageTime?
    let trouble: String?
    let isRetired: Bool
    let id: String
    let category: String
    /// Whether the feed was not moved to the category, although the user asked for it.
    let isMoving: Bool
    let objection: String?
    let file: String
    let remove: String

    /// - Parameters:
    ///   - typed: The category to which the feed was not moved, or `nil`.
    ///   - objection: Why that category is invalid, or `nil`.
    init(
      _ overview: NewsFeedOverview, beside known: Timestamp?, moving typed: String?,
      _ objection: String?
    ) {
      let feed = overview.feed
      title = feed.title
      href = NewsRoutes.front(StoryListForm(feed: feed.id.raw), refreshes: false).description
      language = feed.language
      address = feed.address.text
      unread = overview.unread > 0 ? "\(overview.unread)" : nil
      let count = overview.stories
      stories = (unread == nil ? "" : "of ") + (count == 1 ? "1 story" : "\(count) stories")
      let fetchState = feed.fetchState
      isRetired = fetchState.isRetired
      updated = fetchState.fetchedAt.map { PageTime($0, beside: known) }
      next =
        isRetired
        ? nil : (fetchState.pausedUntil ?? fetchState.nextAt).map { PageTime($0, beside: known) }
      trouble = fetchState.trouble.map { trouble in
        fetchState.isRetired
          ? "\(trouble) It is not fetched any more."
          : "\(trouble) Failed \(Figures.count(fetchState.failures, "time"))."
      }
      id = feed.id.raw
      category = typed ?? feed.category?.name ?? ""
      isMoving = typed != nil
      self.objection = objection
      file = NewsRoutes.change(.file, of: feed.id).description
      remove = NewsRoutes.change(.remove, of: feed.id).description
    }
  }

  private static let template = PageTemplate(Texts.newsFeedsModel)
}
