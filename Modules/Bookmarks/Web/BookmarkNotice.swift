import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The message that a page shows after a form was completed and the browser was redirected.
///
/// The query contains only the name of a case, so a link from another site cannot make the page
/// show other text.
enum BookmarkNotice: String, CaseIterable, Hashable, Sendable {
  case added, merged, changed, deleted, renamed
  case allChanged = "all-changed"
  case allDeleted = "all-deleted"
  case titleUnreachable = "title-unreachable"
  case titleRefused = "title-refused"
  case titleUnreadable = "title-unreadable"

  /// The result of adding a bookmark.
  init(_ added: AddedBookmark) {
    self =
      switch (added.titleFailure, added.kept) {
      case (.unreachable, _): .titleUnreachable
      case (.refused, _): .titleRefused
      case (.unreadable, _): .titleUnreadable
      case (nil, .added): .added
      case (nil, .merged): .merged
      }
  }

  /// Reads the notice in a query; `nil` if it is missing or unknown.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .added: "The bookmark was added."
    case .merged: "A bookmark with this address existed. The two were merged."
    case .changed: "The bookmark was changed."
    case .deleted: "The bookmark was deleted."
    case .renamed: "The tag was renamed."
    case .allChanged: "The bookmarks were changed."
    case .allDeleted: "The bookmarks were deleted."
    case .titleUnreachable:
      "The bookmark is stored without a title: the page could not be reached."
    case .titleRefused:
      "The bookmark is stored without a title: the server returned an error."
    case .titleUnreadable:
      "The bookmark is stored without a title: the page could not be read."
    }
  }

  private static let parameter = "notice"

  /// Returns a redirect to a route that shows the notice. Without a route, returns an empty reply,
  /// so that the browser stays on its current page.
  func reply(leadingTo route: Route?) -> ServerReply {
    guard let route else { return ServerReply(.noContent) }
    return .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }
}
