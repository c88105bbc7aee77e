@testable import DemoUpstream

extension UpstreamReply {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
  /// How many times a text stands in this one.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
