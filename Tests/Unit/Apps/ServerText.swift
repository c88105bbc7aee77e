@testable import CoreWeb
@testable import seams_server

extension ServerReply {
  /// The body as text; empty if it is a stream.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
