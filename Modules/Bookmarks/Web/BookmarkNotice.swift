import BookmarksDomain
import CoreDomain
import CoreWeb

/// The messages that a page shows after a redirect.
enum BookmarkNotice: String, PageNotice {
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
}
