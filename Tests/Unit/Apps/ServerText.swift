@testable import Server

extension ServerReply {
  /// The body as text; none where it is made while it is sent.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
