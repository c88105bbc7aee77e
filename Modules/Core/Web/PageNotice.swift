package import CoreDomain
import HTTPTypes

/// The message that a page shows after a form was completed and the browser was redirected.
///
/// The address of the redirect contains only the raw value of a case. So a link from another site
/// cannot make the page show other text.
package protocol PageNotice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var sentence: String { get }
}

extension PageNotice {
  /// Reads the notice in a query; `nil` if it is missing or unknown.
  package init?(in query: FormFields) {
    self.init(rawValue: query[noticeParameter] ?? "")
  }

  /// Returns a redirect to a route that shows the notice. Without a route, returns an empty reply,
  /// so that the browser stays on its current page.
  package func reply(leadingTo route: Route?) -> ServerReply {
    guard let route else { return ServerReply(.noContent) }
    let notice = Route.Parameter(noticeParameter, rawValue)
    return .redirect(to: Route(path: route.path, query: route.query + [notice]))
  }
}

private let noticeParameter = "notice"
