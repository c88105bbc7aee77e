@testable import DemoUpstream

extension UpstreamReply {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
  /// The number of occurrences of a text.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
