import BookmarksDomain
import CoreDomain

/// The template model of the list.
struct BookmarkListModel: Sendable {
  let words: String
  let tag: String?
  /// The same search without the tag filter.
  let untagged: String
  let unreadOnly: Bool
  let archivedOnly: Bool
  let orders: [Order]
  /// The result of the last action.
  let notice: String?
  /// The error instead of a list.
  let alert: String?
  /// The query with a caret under the character at fault.
  let pointer: String?
  let isQueryInvalid: Bool
  let isOrderInvalid: Bool
  /// The total in a sentence.
  let total: String?
  /// The bookmarks as HTML.
  let items: [String]
  let hasItems: Bool
  let previous: String?
  let next: String?
  let pages: [PageNumber]
  let hasPages: Bool

  /// A list that was loaded.
  init(_ page: BookmarkPage, of form: BookmarkListForm, notice: BookmarkNotice?) {
    let here = form.route(toPage: form.page)
    self.init(
      form: form, notice: notice, total: Self.sentence(page, form),
      items: page.bookmarks.map { BookmarkItem($0, on: here).markup },
      lastPage: max(1, (page.total + BookmarkListForm.pageSize - 1) / BookmarkListForm.pageSize))
  }

  /// A list that failed to load.
  init(_ failure: BookmarkFailure, of form: BookmarkListForm) {
    self.init(form: form, failure: failure)
  }

  private init(
    form: BookmarkListForm, notice: BookmarkNotice? = nil, failure: BookmarkFailure? = nil,
    total: String? = nil, items: [String] = [], lastPage: Int = 1
  ) {
    words = form.query
    tag = form.tag.isEmpty ? nil : form.tag
    untagged = form.untagged.route(toPage: 1).description
    unreadOnly = form.unreadOnly
    archivedOnly = form.archived
    orders = BookmarkOrder.allCases.map { Order($0, isChosen: $0.rawValue == form.order) }
    self.notice = notice?.sentence
    alert = failure?.description
    pointer = failure?.mistake?.pointer
    let invalid = failure?.objections ?? [:]
    isQueryInvalid = invalid[.query] != nil
    isOrderInvalid = invalid[.sort] != nil
    self.total = total
    self.items = items
    hasItems = !items.isEmpty
    let link = { (page: Int) in form.route(toPage: page).description }
    previous = form.page > 1 && total != nil ? link(min(form.page - 1, lastPage)) : nil
    next = form.page < lastPage ? link(form.page + 1) : nil
    pages = Self.numbers(around: form.page, to: lastPage).map { number in
      PageNumber(number: number, href: link(number), isCurrent: number == form.page)
    }
    hasPages = previous != nil || next != nil
  }

  /// The linked page numbers: the first, the last, and those around the current one.
  static func numbers(around page: Int, to last: Int) -> [Int] {
    Set([1, last] + (page - 2...page + 2)).filter { 1...last ~= $0 }.sorted()
  }

  private static func sentence(_ page: BookmarkPage, _ form: BookmarkListForm) -> String {
    if page.total == 0 {
      return form.isNarrowed ? "No bookmarks match." : "There are no bookmarks yet."
    }
    if page.bookmarks.isEmpty { return "There are no bookmarks on this page." }
    return page.total == 1 ? "1 bookmark" : "\(page.total) bookmarks"
  }
}

extension BookmarkListModel {
  /// A sort order to choose from.
  struct Order: Sendable {
    let word: String
    let label: String
    let isChosen: Bool

    init(_ order: BookmarkOrder, isChosen: Bool) {
      word = order.rawValue
      label =
        switch order {
        case .newest: "Newest first"
        case .oldest: "Oldest first"
        case .title: "By title"
        }
      self.isChosen = isChosen
    }
  }

  /// A link to a page.
  struct PageNumber: Sendable {
    let number: Int
    let href: String
    let isCurrent: Bool
  }
}
