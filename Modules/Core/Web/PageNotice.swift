package import CoreDomain
import HTTPTypes

/// The message that a page shows after a form was completed and the browser was redirected. The
/// address contains only the raw value of a case, so a link cannot make the page show other text.
package protocol PageNotice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var sentence: String { get }
}

extension PageNotice {
  /// Reads the notice in a query; `nil` if it is missing or unknown.
  package init?(in query: FormFields) {
    self.init(rawValue: query[noticeParameter] ?? "")
  }

  /// The notice as HTML.
  package var markup: String { noticeTemplate.render(sentence) }

  /// Returns a redirect to a page, else to a route, that shows the notice. Without a route, returns
  /// an empty reply, so that the browser stays on its current page.
  package func reply(leadingTo route: Route?, returningTo page: LocalPath? = nil) -> ServerReply {
    guard let route else { return ServerReply(.noContent) }
    let path = page?.text ?? route.description
    let mark = path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    return .redirect(to: "\(path)\(mark)\(noticeParameter)=\(rawValue)")
  }
}

extension String {
  /// A path without the notice in its query.
  var withoutNotice: String {
    let path = withoutQuery
    let fields = utf8.dropFirst(path.utf8.count + 1).split(separator: UInt8(ascii: "&"))
      .map { Substring($0) }.filter { !$0.hasPrefix("\(noticeParameter)=") }
    return fields.isEmpty ? String(path) : "\(path)?\(fields.joined(separator: "&"))"
  }
}

private let noticeParameter = "notice"

private let noticeTemplate = PageTemplate(
  """
  <p class="notice" role="status">{{.}}</p>

  """)
