import BookmarksDomain
import CoreDomain
import HTTPTypes

/// What a page says that somebody was led to when a form was done with.
///
/// It travels in the query as one of these words, so that no other page can make ours say things.
enum BookmarkNotice: String, CaseIterable, Hashable, Sendable {
  case added, merged, changed, deleted, renamed
  case titleUnreachable = "title-unreachable"
  case titleRefused = "title-refused"
  case titleUnreadable = "title-unreadable"

  /// What adding a bookmark came to.
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

  /// The notice in a query; nothing where there is none that is known.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .added: "The bookmark was added."
    case .merged: "The address was kept already. The two became one."
    case .changed: "The bookmark was changed."
    case .deleted: "The bookmark was deleted."
    case .renamed: "The tag was renamed."
    case .titleUnreachable:
      "The bookmark was added without a title: its page could not be reached."
    case .titleRefused:
      "The bookmark was added without a title: its page was not given out."
    case .titleUnreadable:
      "The bookmark was added without a title: its page could not be read."
    }
  }

  private static let parameter = "notice"

  /// The reply that leads to a place where the notice is shown; one without a body when there is no
  /// place, so that the browser stays where it is.
  func reply(leadingTo route: Route?) -> ServerReply {
    guard let route else { return ServerReply(.noContent) }
    return .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }
}
