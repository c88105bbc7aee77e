@testable import Server

extension ServerReply {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
  /// How often a text occurs.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
