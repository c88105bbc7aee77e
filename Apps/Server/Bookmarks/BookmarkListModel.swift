import BookmarksDomain
import CoreDomain

/// What stands on the page of the list, as its template names it.
struct BookmarkListModel: Sendable {
  let words: String
  let tag: String?
  /// Where the same words are searched for under every tag.
  let untagged: String
  /// Why there is nothing to see.
  let alert: String?
  /// How many bookmarks there are, as a sentence.
  let total: String?
  let items: [Item]
  let hasItems: Bool
  let hasPages: Bool
  let newer: String?
  let older: String?

  /// A list that is there.
  init(_ page: BookmarkPage, of question: BookmarkListQuestion) {
    let lastPage = max(1, (page.total + question.limit - 1) / question.limit)
    self.init(
      question: question, alert: nil, total: Self.sentence(page, question),
      items: page.bookmarks.map(Item.init),
      newer: question.page > 1 ? min(question.page - 1, lastPage) : nil,
      older: question.page < lastPage ? question.page + 1 : nil)
  }

  /// A list that could not be had.
  init(_ failure: BookmarkFailure, of question: BookmarkListQuestion) {
    self.init(
      question: question, alert: failure.description, total: nil, items: [], newer: nil,
      older: nil)
  }

  private init(
    question: BookmarkListQuestion, alert: String?, total: String?, items: [Item], newer: Int?,
    older: Int?
  ) {
    words = question.words
    tag = question.tag.isEmpty ? nil : question.tag
    untagged = question.untagged.route(toPage: 1).description
    self.alert = alert
    self.total = total
    self.items = items
    hasItems = !items.isEmpty
    hasPages = newer != nil || older != nil
    self.newer = newer.map { question.route(toPage: $0).description }
    self.older = older.map { question.route(toPage: $0).description }
  }

  private static func sentence(_ page: BookmarkPage, _ question: BookmarkListQuestion) -> String {
    if page.total == 0 {
      return question.words.isEmpty && question.tag.isEmpty
        ? "There are no bookmarks yet." : "No bookmark was found."
    }
    if page.bookmarks.isEmpty { return "There are no bookmarks on this page." }
    return page.total == 1 ? "1 bookmark" : "\(page.total) bookmarks"
  }
}

extension BookmarkListModel {
  /// A bookmark of the list.
  struct Item: Sendable {
    let headline: String
    let address: String
    /// The address where it may be followed: `javascript:` and its like are shown, and not linked.
    let href: String?
    let tags: [PageLink]
    let hasTags: Bool
    let note: String?
    let moment: String
    let day: String
    /// Where the button sends its request.
    let removal: String

    init(_ bookmark: Bookmark) {
      headline = bookmark.headline
      address = bookmark.address.typed
      href = bookmark.address.isWeb ? bookmark.address.typed : nil
      tags = bookmark.tags.tags.map { tag in
        PageLink(
          tag.text, to: Route(path: ["bookmarks"], query: [Route.Parameter("tag", tag.text)]))
      }
      hasTags = !tags.isEmpty
      note = bookmark.note.isEmpty ? nil : bookmark.note
      moment = bookmark.createdAt.iso8601
      day = String(moment.prefix(10))
      removal = Route(path: ["bookmarks", bookmark.id.raw, "delete"]).description
    }
  }
}
