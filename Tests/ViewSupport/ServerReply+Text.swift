import CoreDomain
package import CoreTesting
package import CoreWeb

extension ServerReply {
  /// The body as text; empty if it is streamed.
  package var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  /// Returns the streamed body as text; empty if the body is not streamed.
  package func streamed() async throws -> String {
    guard case .stream(let stream) = body else { return "" }
    let sink = CollectingSink()
    try await stream.write(sink)
    return sink.text
  }

  /// Returns the body as text, also if it is streamed.
  package func wholeText() async throws -> String {
    let streamed = try await streamed()
    return text + streamed
  }
}

extension PageReply {
  package init(_ reply: ServerReply) {
    self.init(reply.status) { sink in
      switch reply.body {
      case .bytes(let bytes): try await sink.write(bytes)
      case .stream(let stream): try await stream.write(sink)
      }
    }
  }
}
