import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel

@testable import CoreWeb
@testable import StargazersWeb

extension Site {
  /// Creates the site of the feature: its routes and the style sheet, without a socket.
  ///
  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(_ screens: any StargazersScreens, note: String? = nil) {
    let feature = StargazersWebFeature().served(screens)
    self = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  init(over repository: any StargazerRepository, note: String? = nil) {
    self.init(DefaultStargazersScreens(repository: repository), note: note)
  }

  var visitor: PageVisitor {
    PageVisitor { path in PageReply(await reply(to: path)) }
  }

  /// Returns a visitor who has opened a page.
  func open(_ path: String) async throws -> PageVisitor {
    let visitor = visitor
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
  /// Returns the complete body as text, also if it is streamed.
  func text() async throws -> String {
    let sink = CollectingSink()
    try await PageReply(self).write(sink)
    return sink.text
  }
}
