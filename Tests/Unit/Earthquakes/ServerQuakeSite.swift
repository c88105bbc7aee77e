import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesViewModel

@testable import CoreWeb
@testable import EarthquakesWeb

extension Site {
  /// Creates the feature's site with its routes and the style sheet, without a socket.
  ///
  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(over repository: any QuakeRepository, note: String? = nil) {
    let feature = EarthquakesWebFeature().served(DefaultEarthquakesScreens(repository: repository))
    self = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  /// Returns the complete text of a reply.
  func text(of path: String) async throws -> String {
    try await reply(to: path).wholeText()
  }
}

extension PageVisitor {
  /// Returns a visitor who has opened a page.
  static func opening(
    _ path: String, over repository: any QuakeRepository
  ) async throws -> PageVisitor {
    let site = Site(over: repository)
    let visitor = PageVisitor { path in PageReply(await site.reply(to: path)) }
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
