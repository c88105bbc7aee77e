import BookmarksDomain

@testable import BookmarksWeb
@testable import CoreWeb

extension ServerReply {
  /// The body as text, or an empty string for a streamed body.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}

extension Site {
  /// A site with a feature's screens, without a token.
  static func serving(_ screens: any BookmarksScreens) -> Site {
    BookmarksWebFeature().served(screens).site(PageLayout(menus: []))
  }
}
