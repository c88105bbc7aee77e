import BookmarksDomain
import Composition

@testable import Server

extension ServerReply {
  /// The body as text, or an empty string for a streamed body.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

extension Site {
  /// A site with a feature's screens, without a token.
  static func serving(_ screens: any BookmarksScreens) -> Site {
    let layout = PageLayout(menus: [])
    return Site(
      routes: BookmarksFeature().served(screens).routes(layout), forgery: ForgeryGuard(),
      access: AccessGuard(token: nil, sessions: Sessions { 0 }), layout: layout, log: { _ in })
  }
}
