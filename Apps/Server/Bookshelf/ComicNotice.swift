import BookshelfDomain
import CoreDomain

/// What a page says that somebody was led to when an order was decided.
///
/// It travels in the query as one of these words, so that no other page can make ours say things.
enum ComicNotice: String, CaseIterable, Hashable, Sendable {
  case bought, restored, owned, cancelled

  /// The notice in a query; nothing where there is none that is known.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .bought: "The volume is yours."
    case .restored: "The volume is yours: it had been paid for, and the answer was lost."
    case .owned: "The volume is yours already. Nothing was paid."
    case .cancelled: "Nothing was bought, and nothing was paid."
    }
  }

  /// The reply that leads to a place where the notice is shown.
  func reply(leadingTo route: Route) -> ServerReply {
    .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }

  private static let parameter = "notice"
}
