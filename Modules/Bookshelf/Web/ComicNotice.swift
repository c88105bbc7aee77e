import BookshelfDomain
import CoreDomain
import CoreWeb

/// The message after a redirect that completes an order.
///
/// The query contains only the name of a case, so links from other sites cannot make the page show
/// other text.
enum ComicNotice: String, CaseIterable, Hashable, Sendable {
  case bought, restored, owned, cancelled

  /// Reads the notice in a query; `nil` if it is missing or unknown.
  init?(in query: FormFields) {
    self.init(rawValue: query[Self.parameter] ?? "")
  }

  var sentence: String {
    switch self {
    case .bought: "You bought the volume."
    case .restored: "You already paid for the volume. You were not charged again."
    case .owned: "You already own the volume. You were not charged."
    case .cancelled: "The payment was cancelled. You were not charged."
    }
  }

  /// Returns a redirect to a route that shows the notice.
  func reply(leadingTo route: Route) -> ServerReply {
    .redirect(
      to: Route(
        path: route.path, query: route.query + [Route.Parameter(Self.parameter, rawValue)]))
  }

  private static let parameter = "notice"
}
