import CoreDomain

/// What a page says that somebody was led to when a button had done its work.
///
/// It travels in the query as one of these words, so that no other page can make ours say things.
enum NewsNotice: String, CaseIterable, Hashable, Sendable {
  case added, removed, filed, marked, unread

  /// The notice in a query; nothing where there is none that is known.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .added: "The feed was added."
    case .removed: "The feed was removed. Stories with a star were kept."
    case .filed: "The feed was filed."
    case .marked: "Everything here is read now."
    case .unread: "The story is unread again."
    }
  }

  private static let parameter = "notice"

  /// The reply that leads to a place where the notice is shown.
  func reply(leadingTo route: Route) -> ServerReply {
    .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }
}
