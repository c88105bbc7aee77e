import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The bookmarks that are selected on a page of the list.
struct BookmarkSelection: Hashable, Sendable {
  /// The identifiers without duplicates.
  let ids: [Bookmark.ID]
  /// The page of the list on which they are selected.
  let list: BookmarkListForm
  /// The tag that was typed.
  let tag: String

  /// Reads the fields `id` (once for each bookmark), `to` (the route to the page) and `newTag`.
  ///
  /// - Throws: ``Problem`` if the query of the route has an invalid flag or cursor.
  init(in fields: FormFields) throws(Problem) {
    var seen: Set<String> = []
    ids = fields.all("id").filter { seen.insert($0).inserted }.map { Bookmark.ID($0) }
    let query = (fields["to"] ?? "").utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    list = try BookmarkListForm(ofPage: FormFields(encoded: query))
    tag = fields["newTag"] ?? ""
  }

  /// The route to the page on which the bookmarks are selected.
  var route: Route { list.route(toPage: list.page) }

  /// The identifiers of the selected bookmarks.
  ///
  /// - Throws: ``Problem`` if no bookmark is selected, or if more bookmarks are selected than a
  ///   page contains.
  func some() throws(Problem) -> [Bookmark.ID] {
    guard 1...BookmarkListForm.pageSize ~= ids.count else {
      throw Problem(
        .unprocessableContent,
        ids.isEmpty
          ? "Select at least one bookmark."
          : "Select at most \(BookmarkListForm.pageSize) bookmarks.")
    }
    return ids
  }

  /// The change that an action makes to each bookmark.
  func edit(_ action: Action) -> BookmarkEdit {
    switch action {
    case .tag: BookmarkEdit(addedTags: [tag])
    case .read: BookmarkEdit(unread: false)
    case .unread: BookmarkEdit(unread: true)
    case .archive: BookmarkEdit(archived: true)
    case .unarchive: BookmarkEdit(archived: false)
    }
  }

  /// An action of a button on the selected bookmarks.
  enum Action: String, CaseIterable, Sendable {
    case tag, read, unread, archive, unarchive
  }
}

/// The result of changing or deleting the selected bookmarks: a redirect to the list, with a
/// notice.
struct BookmarkSelectionView: StateView {
  let selection: BookmarkSelection
  let notice: BookmarkNotice

  func reply(to state: BookmarkListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success: notice.reply(leadingTo: selection.route)
    case .failure(let failure): throw failure
    }
  }
}

/// Selected bookmarks that could not be changed, and the reason.
struct BookmarkRefusal: Sendable {
  let selection: BookmarkSelection
  let problem: Problem
  /// Whether the typed tag is invalid or blank.
  let isTagInvalid: Bool

  init(of selection: BookmarkSelection, _ problem: Problem) {
    self.selection = selection
    self.problem = problem
    isTagInvalid = false
  }

  init(of selection: BookmarkSelection, _ failure: BookmarkFailure) {
    self.selection = selection
    problem = Problem(failure)
    isTagInvalid = failure == .emptyChange || failure.objections[.tags] != nil
  }
}
