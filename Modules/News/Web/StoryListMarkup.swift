import CoreDomain
import CoreWeb
import NewsDomain

/// The front page below its search, as HTML: tabs, stories and notes.
enum StoryListMarkup {
  /// - Parameter isAlone: Whether this is the only list on the page. During a refresh, the page
  ///   contains two lists.
  static func markup(of page: StoryPage, for form: StoryListForm, isAlone: Bool) -> String {
    let place = NewsRoutes.front(form, refreshes: false)
    let tabs = page.tabs.map { tab in
      (
        text: tab.category?.name ?? "All",
        href: NewsRoutes.front(form.of(tab.category)).description,
        isCurrent: form.feed.isEmpty && form.category == tab.category?.name ?? "",
        unread: tab.unread > 0 ? "\(tab.unread)" : nil
      )
    }
    let switches = [
      PageLink(
        "Unread", to: NewsRoutes.front(form.only(unread: !form.isUnreadOnly)),
        isCurrent: form.isUnreadOnly),
      PageLink(
        "Starred", to: NewsRoutes.front(form.only(starred: !form.isStarredOnly)),
        isCurrent: form.isStarredOnly),
    ]
    // A list accepts a blank category and ignores it, but marking stories does not.
    let category = NewsCategory(form.category)?.name ?? ""
    // A search has no button to mark stories as read, because the button would mark the whole tab.
    // The same applies to the stories of a feed within a category.
    let hasUnread =
      form.words.isEmpty && !form.isStarredOnly && (form.feed.isEmpty || category.isEmpty)
      && page.headlines.contains { !$0.isRead }
    let isNewest = StoryCursor(text: form.cursor)?.after == nil && page.previous == nil
    let rows = page.headlines.enumerated().map { index, headline in
      let neighbour = page.headlines.dropFirst(index + 1).first ?? page.headlines.prefix(index).last
      return StoryCard(
        headline, near: neighbour?.id, isLead: index == 0 && isNewest && form.words.isEmpty,
        beside: page.fetchedAt, in: form, on: place, isAnchor: isAlone)
    }
    let emptiness = rows.isEmpty ? StoryListEmptiness(page, form, isUnderWay: !isAlone) : nil
    let pages = PageTurns.markup(
      previous: page.previous.map { NewsRoutes.front(form.before($0), refreshes: false) },
      next: page.next.map { NewsRoutes.front(form.after($0), refreshes: false) },
      words: ("Newer stories", "Older stories"))
    let age = page.fetchedAt.map { PageTime($0) }
    let lines = page.troubles.map { trouble in
      (
        title: trouble.title,
        reason: trouble.reason + (trouble.isRetired ? " It is not fetched any more." : "")
      )
    }
    let troubles = (
      title: "\(Figures.count(lines.count, "feed")) could not be updated", lines: lines
    )
    // `last` is the number of the last stored story. Stories that arrive later stay unread.
    let model = (
      tabs: tabs, switches: switches, feed: form.feed.isEmpty ? nil : page.feedTitle ?? form.feed,
      everyFeed: NewsRoutes.front.description, hasUnread: hasUnread,
      markRead: NewsRoutes.markRead.description, formFeed: form.feed, formCategory: category,
      last: "\(page.lastStored)", place: place.description, emptiness: emptiness, rows: rows,
      hasRows: !rows.isEmpty, pages: pages, age: age,
      troubles: lines.isEmpty ? nil : troubles
    )
    return template.render(model, drawing: StoryCard.registered)
  }

  private static let template = TableTemplate<StoryCard>(Texts.storyListMarkup)
}
