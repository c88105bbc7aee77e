import BookmarksDomain
import Composition

@testable import Server

extension ServerReply {
  /// The body as text; none where it is made while it is sent.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}

extension String {
  /// How often a text occurs.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

extension Site {
  /// The site of a feature's screens, without a token.
  static func serving(_ screens: any BookmarksScreens) -> Site {
    let layout = PageLayout(menus: [])
    return Site(
      routes: BookmarksFeature().served(screens).routes(layout), forgery: ForgeryGuard(),
      access: AccessGuard(token: nil, sessions: Sessions { 0 }), layout: layout, log: { _ in })
  }
}
