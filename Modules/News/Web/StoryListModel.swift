import CoreDomain
import CoreWeb
import NewsDomain

/// The template model of the front page below its search: tabs, stories and notes.
struct StoryListModel: Sendable {
  private let tabs: [Tab]
  private let switches: [PageLink]
  /// The feed to filter by, or `nil` for all feeds.
  private let feed: String?
  private let everyFeed: String
  private let hasUnread: Bool
  private let markRead: String
  private let formFeed: String
  private let formCategory: String
  /// The number of the last stored story. Stories that arrive later stay unread.
  private let last: String
  private let place: String
  /// Why the list is empty, and what to do about it.
  private let emptiness: [StoryListEmptiness]
  private let rows: [StoryCard]
  private let hasRows: Bool
  /// The links to other pages, as HTML.
  private let pages: String
  /// The time of the last refresh.
  private let age: PageTime?
  private let troubles: StoryListTroubles?

  /// - Parameter isAlone: Whether this is the only list on the page. During a refresh, the page
  ///   contains two lists.
  init(_ page: StoryPage, for form: StoryListForm, isAlone: Bool) {
    let place = NewsRoutes.front(form, refreshes: false)
    tabs = page.tabs.map { Tab($0, in: form) }
    switches = [
      PageLink(
        "Unread", to: NewsRoutes.front(form.only(unread: !form.isUnreadOnly)),
        isCurrent: form.isUnreadOnly),
      PageLink(
        "Starred", to: NewsRoutes.front(form.only(starred: !form.isStarredOnly)),
        isCurrent: form.isStarredOnly),
    ]
    feed = form.feed.isEmpty ? nil : page.feedTitle ?? form.feed
    everyFeed = NewsRoutes.front.description
    // A list accepts a blank category and ignores it, but marking stories does not.
    let category = NewsCategory(form.category)?.name ?? ""
    // A search has no button to mark stories as read, because the button would mark the whole tab.
    // The same applies to the stories of a feed within a category.
    hasUnread =
      form.words.isEmpty && !form.isStarredOnly && (form.feed.isEmpty || category.isEmpty)
      && page.headlines.contains { !$0.isRead }
    markRead = NewsRoutes.markRead.description
    formFeed = form.feed
    formCategory = category
    last = "\(page.lastStored)"
    self.place = place.description
    let isNewest = StoryCursor(text: form.cursor)?.after == nil && page.previous == nil
    emptiness = page.headlines.isEmpty ? [StoryListEmptiness(page, form, isUnderWay: !isAlone)] : []
    rows = page.headlines.enumerated().map { index, headline in
      let neighbour = page.headlines.dropFirst(index + 1).first ?? page.headlines.prefix(index).last
      return StoryCard(
        headline, near: neighbour?.id, isLead: index == 0 && isNewest && form.words.isEmpty,
        beside: page.fetchedAt, in: form, on: place, isAnchor: isAlone)
    }
    hasRows = !rows.isEmpty
    pages = PageTurns.markup(
      previous: page.previous.map { NewsRoutes.front(form.before($0), refreshes: false) },
      next: page.next.map { NewsRoutes.front(form.after($0), refreshes: false) },
      words: ("Newer stories", "Older stories"))
    age = page.fetchedAt.map { PageTime($0) }
    troubles = page.troubles.isEmpty ? nil : StoryListTroubles(page.troubles)
  }

  var markup: String { Self.template.render(self, drawing: StoryCard.registered) }

  private static let template = TableTemplate<StoryCard>(Texts.storyListModel)
}

extension StoryListModel {
  /// A link to the stories of a category.
  private struct Tab: Sendable {
    let text: String
    let href: String
    let isCurrent: Bool
    /// The number of unread stories; `nil` if it is 0.
    let unread: String?

    init(_ tab: NewsTab, in form: StoryListForm) {
      text = tab.category?.name ?? "All"
      href = NewsRoutes.front(form.of(tab.category)).description
      isCurrent = form.feed.isEmpty && form.category == tab.category?.name ?? ""
      unread = tab.unread > 0 ? "\(tab.unread)" : nil
    }
  }
}
