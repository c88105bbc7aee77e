import BookmarksDomain
import CoreDomain
import CoreWeb

/// The list and its search, as HTML.
enum BookmarkListMarkup {
  /// - Parameters:
  ///   - result: The page of the list, or why it failed to load.
  ///   - refusal: The selected bookmarks, if they could not be changed, and the reason.
  static func markup(
    of result: Result<BookmarkPage, BookmarkFailure>, for form: BookmarkListForm,
    notice: BookmarkNotice? = nil, refusal: BookmarkRefusal? = nil
  ) -> String {
    let page = try? result.get()
    let failure: BookmarkFailure? = if case .failure(let why) = result { why } else { nil }
    let route = form.route(toPage: form.page)
    let orders = PageChoice.all(chosen: form.order) { (order: BookmarkOrder) in
      switch order {
      case .newest: "Newest first"
      case .oldest: "Oldest first"
      case .title: "By title"
      }
    }
    let isSorted =
      form.unreadOnly || form.archived || !["", BookmarkOrder.newest.rawValue].contains(form.order)
    let invalid = failure?.objections ?? [:]
    let items = (page?.bookmarks ?? []).map { bookmark in
      let isSelected = refusal?.selection.ids.contains(bookmark.id) ?? false
      return BookmarkItem(bookmark, on: route, selected: isSelected).markup
    }
    let links = page.map { page in
      BookmarkPageLinks.markup(
        page: form.page, total: page.total, size: BookmarkListForm.pageSize,
        route: form.route(toPage:))
    }
    // `alert` replaces the list. `pointer` is an invalid query with a caret under the character at
    // fault. The reply to a form is not live, because it has no address from which it can be kept
    // up to date.
    let model = (
      words: form.query, tag: form.tag.isEmpty ? nil : form.tag,
      untagged: form.untagged.route(toPage: 1).description, unreadOnly: form.unreadOnly,
      archivedOnly: form.archived, orders: orders, isSorted: isSorted, notice: notice?.sentence,
      refusal: refusal?.problem.detail, alert: failure?.description,
      pointer: failure?.mistake?.pointer, isQueryInvalid: invalid[.query] != nil,
      isOrderInvalid: invalid[.sort] != nil, total: page.map { sentence($0, form) },
      way: page?.total == 0 ? way(form) : nil, items: items, hasItems: !items.isEmpty,
      here: route.description, newTag: refusal?.selection.tag ?? "",
      isTagInvalid: refusal?.isTagInvalid ?? false, isLive: refusal == nil, links: links ?? ""
    )
    return template.render(model)
  }

  private static func sentence(_ page: BookmarkPage, _ form: BookmarkListForm) -> String {
    if page.total == 0 {
      return form.isNarrowed ? "No bookmarks match." : "There are no bookmarks here."
    }
    if page.bookmarks.isEmpty { return "There are no bookmarks on this page." }
    return Figures.count(page.total, "bookmark")
  }

  private static func way(_ form: BookmarkListForm) -> PageLink {
    form.isNarrowed
      ? PageLink("Show all bookmarks", to: Route(path: ["bookmarks"]))
      : PageLink("Add a bookmark", to: Route(path: ["bookmarks", "new"]))
  }

  private static let template = PageTemplate(Texts.bookmarkListPage)
}
