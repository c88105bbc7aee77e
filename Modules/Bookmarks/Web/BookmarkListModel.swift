import BookmarksDomain
import CoreDomain
import CoreWeb

struct BookmarkListModel: Sendable {
  let words: String
  let tag: String?
  /// The link to the same search without the tag filter.
  let untagged: String
  let unreadOnly: Bool
  let archivedOnly: Bool
  let orders: [PageChoice]
  /// Whether the list is filtered by state, or not sorted as usual.
  let isSorted: Bool
  let notice: String?
  /// Why the selected bookmarks could not be changed, or `nil` if there is no such failure.
  let refusal: String?
  /// The error that replaces the list, or `nil` if the list was loaded.
  let alert: String?
  /// An invalid query with a caret under the character at fault; `nil` if the query is valid.
  let pointer: String?
  let isQueryInvalid: Bool
  let isOrderInvalid: Bool
  /// The total number of bookmarks in a sentence, or `nil` if the list failed to load.
  let total: String?
  /// A link to show if the list is empty, otherwise `nil`.
  let way: PageLink?
  /// The bookmarks, as HTML.
  let items: [String]
  let hasItems: Bool
  /// The address of the page itself.
  let here: String
  /// The tag to add to the selected bookmarks.
  let newTag: String
  let isTagInvalid: Bool
  /// Whether the page has an address from which it can be kept up to date. The reply to a form has
  /// none.
  let isLive: Bool
  /// The links to other pages, as HTML.
  let links: String

  /// - Parameters:
  ///   - result: The page of the list, or why it failed to load.
  ///   - refusal: The selected bookmarks, if they could not be changed, and the reason.
  init(
    _ result: Result<BookmarkPage, BookmarkFailure>, of form: BookmarkListForm,
    notice: BookmarkNotice? = nil, refusal: BookmarkRefusal? = nil
  ) {
    let page = try? result.get()
    let failure: BookmarkFailure? = if case .failure(let why) = result { why } else { nil }
    let route = form.route(toPage: form.page)
    words = form.query
    tag = form.tag.isEmpty ? nil : form.tag
    untagged = form.untagged.route(toPage: 1).description
    unreadOnly = form.unreadOnly
    archivedOnly = form.archived
    orders = PageChoice.all(chosen: form.order, label: \BookmarkOrder.label)
    isSorted =
      form.unreadOnly || form.archived || !["", BookmarkOrder.newest.rawValue].contains(form.order)
    self.notice = notice?.sentence
    self.refusal = refusal?.problem.detail
    alert = failure?.description
    pointer = failure?.mistake?.pointer
    let invalid = failure?.objections ?? [:]
    isQueryInvalid = invalid[.query] != nil
    isOrderInvalid = invalid[.sort] != nil
    total = page.map { Self.sentence($0, form) }
    way = page?.total == 0 ? Self.way(form) : nil
    items = (page?.bookmarks ?? []).map { bookmark in
      let isSelected = refusal?.selection.ids.contains(bookmark.id) ?? false
      return BookmarkItem(bookmark, on: route, selected: isSelected).markup
    }
    hasItems = !items.isEmpty
    here = route.description
    newTag = refusal?.selection.tag ?? ""
    isTagInvalid = refusal?.isTagInvalid ?? false
    isLive = refusal == nil
    links =
      page.map { page in
        BookmarkPageLinks(
          page: form.page, total: page.total, size: BookmarkListForm.pageSize,
          route: form.route(toPage:)
        ).markup
      } ?? ""
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
}

extension BookmarkOrder {
  fileprivate var label: String {
    switch self {
    case .newest: "Newest first"
    case .oldest: "Oldest first"
    case .title: "By title"
    }
  }
}
