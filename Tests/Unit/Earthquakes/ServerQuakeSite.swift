import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import HTTPTypes

@testable import CoreWeb
@testable import EarthquakesWeb

/// The feature's site with its routes and the style sheet, without a socket.
struct QuakeSite {
  private let site: Site

  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(_ screens: any EarthquakesScreens, note: String? = nil) {
    let feature = EarthquakesWebFeature().served(screens)
    site = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  init(over repository: any QuakeRepository, note: String? = nil) {
    self.init(QuakeScreens(repository: repository), note: note)
  }

  func reply(
    to path: String, _ method: HTTPRequest.Method = .get, fields: HTTPFields = [:]
  ) async -> ServerReply {
    await site.reply(to: path, method, fields: fields)
  }

  /// Returns the complete text of a reply.
  func text(of path: String) async throws -> String {
    try await reply(to: path).wholeText()
  }
}

extension PageVisitor {
  /// Creates a visitor of the feature's pages with a repository.
  convenience init(_ repository: any QuakeRepository) {
    let site = QuakeSite(over: repository)
    self.init { path in PageReply(await site.reply(to: path)) }
  }

  /// Returns a visitor who has opened a page.
  static func opening(
    _ path: String, over repository: any QuakeRepository
  ) async throws -> PageVisitor {
    let visitor = PageVisitor(repository)
    try await visitor.open(path)
    return visitor
  }
}

extension PageReply {
  init(_ reply: ServerReply) {
    self.init(reply.status) { sink in
      switch reply.body {
      case .bytes(let bytes): try await sink.write(bytes)
      case .stream(let stream): try await stream.write(sink)
      }
    }
  }
}

extension ServerReply {
  /// The body as text; empty if the body is streamed.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  /// Returns the body as text, including a streamed one.
  func wholeText() async throws -> String {
    guard case .stream(let stream) = body else { return text }
    let sink = CollectingSink()
    try await stream.write(sink)
    return sink.text
  }
}
