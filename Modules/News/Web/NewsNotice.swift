import CoreDomain
import CoreWeb

/// The message that a page shows after an action has redirected to it.
///
/// The query contains one of these words, so links from other sites cannot make the page show other
/// text.
enum NewsNotice: String, CaseIterable, Hashable, Sendable {
  case added, removed, filed, marked, unread, end

  /// Reads the notice in a query; `nil` if it is missing or unknown.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .added: "The feed was added."
    case .removed: "The feed was removed. Starred stories were kept."
    case .filed: "The feed was moved."
    case .marked: "All stories here were marked as read."
    case .unread: "The story was marked as unread."
    case .end: "There are no more stories."
    }
  }

  private static let parameter = "notice"

  /// Returns a redirect to a route that shows the notice.
  func reply(leadingTo route: Route) -> ServerReply {
    .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }
}
