import BookmarksDomain
import CoreTesting
import HTTPTypes

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

  /// Returns the reply to a form that a browser sends.
  func post(_ path: String, _ form: String) async -> ServerReply {
    await reply(
      to: path, .post, type: "application/x-www-form-urlencoded", body: BytesSource(form))
  }
}
